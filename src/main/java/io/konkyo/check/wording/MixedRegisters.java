package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.text.Text;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A page or quiz that changes its level of politeness. Only running text counts: titles, labels,
 * cells of tables, stems, choices, quotations and questions have habits of their own.
 *
 * <p>Source: research on localisation, section 5.3, register.
 */
public final class MixedRegisters implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    LocaleWords words = LocaleWords.of(input);
    for (String locale : input.content().site().localeTags()) {
      List<Register> registers = words.of(locale).map(WordLists::registers).orElse(List.of());
      if (registers.size() > 1) {
        for (Quiz quiz : input.content().quizzes().values()) {
          judge("quizzes/" + quiz.id().value(), texts(quiz), locale, registers, diagnostics);
        }
        for (Page page : input.content().pages().values()) {
          judge("pages/" + page.id().value(), texts(page), locale, registers, diagnostics);
        }
      }
    }
  }

  private static List<Text> texts(Quiz quiz) {
    List<Text> texts = new ArrayList<>();
    quiz.scope().ifPresent(texts::add);
    for (Item item : quiz.items()) {
      item.options().stream().map(Option::why).flatMap(Optional::stream).forEach(texts::add);
      texts.add(item.explanation());
    }
    quiz.foot().ifPresent(texts::add);
    return texts;
  }

  private static List<Text> texts(Page page) {
    List<Text> texts = new ArrayList<>();
    page.lead().ifPresent(texts::add);
    for (Page.Section section : page.sections()) {
      section.blocks().forEach(block -> texts.addAll(texts(block)));
    }
    page.foot().ifPresent(texts::add);
    return texts;
  }

  private static List<Text> texts(Block block) {
    if (block instanceof Block.Prose prose) {
      return List.of(prose.text());
    }
    if (block instanceof Block.Note note) {
      return List.of(note.text());
    }
    if (block instanceof Block.Warning warning) {
      return List.of(warning.text());
    }
    if (block instanceof Block.Definition definition) {
      return List.of(definition.text());
    }
    if (block instanceof Block.Retraction retraction) {
      return List.of(retraction.correction());
    }
    return block instanceof Block.Steps steps ? steps.items() : List.of();
  }

  private static void judge(
      String path,
      List<Text> texts,
      String locale,
      List<Register> registers,
      Diagnostics diagnostics) {
    Map<Register, List<Sentence>> found = new LinkedHashMap<>();
    for (Text text : texts) {
      text.in(locale)
          .map(Sentences::of)
          .orElse(List.of())
          .forEach(
              sentence ->
                  Register.of(sentence, registers)
                      .ifPresent(
                          register ->
                              found
                                  .computeIfAbsent(register, key -> new ArrayList<>())
                                  .add(sentence)));
    }
    Optional<Register> most =
        found.keySet().stream().max(Comparator.comparingInt(one -> found.get(one).size()));
    for (Register register : found.keySet()) {
      if (!register.equals(most.orElseThrow())) {
        diagnostics.add(describe(path, locale, register, most.get(), found));
      }
    }
  }

  private static Diagnostic describe(
      String path,
      String locale,
      Register few,
      Register most,
      Map<Register, List<Sentence>> found) {
    return Diagnostic.of(
            DiagnosticCode.MIXED_REGISTER,
            found.get(few).get(0).span(),
            "`" + path + "` changes its speech level in `" + locale + "`")
        .withAt("is " + few.name())
        .withLabel(found.get(most).get(0).span(), "is " + most.name())
        .withNote(
            found.get(most).size()
                + " sentences are "
                + most.name()
                + ", "
                + found.get(few).size()
                + " "
                + (found.get(few).size() == 1 ? "is " : "are ")
                + few.name())
        .withHelp("end every sentence of the page alike");
  }
}
