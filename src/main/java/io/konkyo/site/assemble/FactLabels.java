package io.konkyo.site.assemble;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.text.Text;
import io.konkyo.site.view.Html;
import java.util.Optional;

/** What readers call facts: their label, of one member of a family with the member's name. */
final class FactLabels {
  private final PageContext context;

  FactLabels(PageContext context) {
    this.context = context;
  }

  /** Returns the label of a fact or family in plain words; its id where it has none. */
  String plain(String name) {
    return plain(name, Optional.empty());
  }

  /** Returns the label in plain words, without the member's name where that goes without saying. */
  String plain(String name, Optional<Membership> understood) {
    Optional<Text> label = label(name);
    if (label.isEmpty()) {
      return name;
    }
    String words = context.plain(label.get());
    return member(name, understood)
        .map(member -> context.word("word.member", "label", words, "member", context.plain(member)))
        .orElse(words);
  }

  /** Returns the label as phrasing markup without links; the id as code where it has none. */
  Html phrasing(String name) {
    Optional<Text> label = label(name);
    if (label.isEmpty()) {
      return new Html("<code translate=\"no\">" + Html.ofText(name).markup() + "</code>");
    }
    Html words = context.unlinked(label.get());
    return member(name, Optional.empty())
        .map(context::unlinked)
        .map(
            member ->
                context.phrase("word.member", "label", words.markup(), "member", member.markup()))
        .orElse(words);
  }

  /** Returns the name of a member of an axis. */
  String memberName(Membership membership) {
    return context.plain(memberText(membership));
  }

  /** Returns the name of a member of an axis as phrasing markup without links. */
  Html memberPhrasing(Membership membership) {
    return context.unlinked(memberText(membership));
  }

  private Optional<Text> member(String name, Optional<Membership> understood) {
    Fact fact = context.content().facts().get(name);
    return Optional.ofNullable(fact)
        .flatMap(known -> known.header().membership())
        .filter(own -> !isSameMember(own, understood))
        .map(this::memberText);
  }

  private static boolean isSameMember(Membership own, Optional<Membership> understood) {
    return understood
        .filter(other -> other.axis().equals(own.axis()) && other.member().equals(own.member()))
        .isPresent();
  }

  private Text memberText(Membership membership) {
    return context.content().axes().get(membership.axis()).members().get(membership.member());
  }

  private Optional<Text> label(String name) {
    Fact fact = context.content().facts().get(name);
    if (fact != null) {
      return fact.header().label();
    }
    return Optional.ofNullable(context.content().families().get(name)).flatMap(Family::label);
  }
}
