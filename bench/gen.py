#!/usr/bin/env python3
"""Makes the benchmark's content: N quizzes and N report pages in Korean and Japanese.

  gen.py N DIR FORMAT     FORMAT: konkyo, hugo or eleventy

`konkyo` gets raw values, formulas and placeholders, which it has to compute and check. The others get
the same sentences with every number already in place: they compute nothing. Numbers are computed here
with exact fractions and rounded half up, so that what Konkyo checks against is not its own arithmetic.
The same N always gives the same bytes.
"""
import os
import random
import sys
from fractions import Fraction

LOCALES = ("ko", "ja")
MENU = 5  # quizzes in the site menu
TITLE = {"ko": "응답 시간 퀴즈 %s", "ja": "応答時間クイズ %s"}
REPORT = {"ko": "응답 시간 기록 %s", "ja": "応答時間の記録 %s"}

# fact: unit, formula (None for a measured value), decimals
OBSERVED = {"before": "latency", "after": "latency", "hit": "cache-hits", "sent": "payload"}
FACTS = {
    "before": ("ms", None, 0),
    "after": ("ms", None, 0),
    "hit": ("%", None, 1),
    "sent": ("GB", None, 2),
    "saved": ("ms", "{q}.before - {q}.after", 0),
    "drop": ("%", "({q}.before - {q}.after) / {q}.before -> %", 1),
    "speedup": ("×", "{q}.before / {q}.after -> ×", 2),
    "cost": ("USD", "{q}.sent * 0.02 USD/GB", 2),
}
LABELS = {
    "before": ("바꾸기 전의 평균", "変更前の平均"), "after": ("바꾼 뒤의 평균", "変更後の平均"),
    "hit": ("캐시 적중률", "キャッシュ命中率"), "sent": ("보낸 양", "送った量"), "saved": ("줄어든 시간", "縮んだ時間"),
    "drop": ("감소율", "減少率"), "speedup": ("빨라진 배수", "速くなった倍率"), "cost": ("전송 비용", "転送費用"),
}
# item: the comparison that proves the key, the one that refutes the distractor, key fact, distractor fact
ITEMS = {
    "saved": ("{q}.saved < {q}.before", "{q}.saved > {q}.before", "saved", "before"),
    "drop": ("{q}.drop > 0 %", "{q}.drop > 100 %", "drop", "hit"),
    "speedup": ("{q}.speedup > 1", "{q}.speedup < 1", "speedup", "drop"),
    "cost": ("{q}.cost > 0 USD", "{q}.cost == 0 USD", "cost", "sent"),
}
STEM = {
    "saved": ("평균이 {before}에서 {after}까지 내려가면 줄어든 시간은 얼마인가요?", "平均が {before} から {after} まで下がると、縮んだ時間はいくらですか。"),
    "drop": ("{before}와 견주어 {after}의 감소율은 얼마인가요?", "{before} と比べた {after} の減少率はいくらですか。"),
    "speedup": ("{before}와 {after}의 비는 얼마인가요?", "{before} と {after} の比はいくらですか。"),
    "cost": ("{sent}만큼 보내면 비용은 얼마인가요?", "{sent} を送ると費用はいくらですか。"),
}
WHY = ("차이는 {saved}, 감소율은 {drop}, 비는 {speedup}입니다. 적중률 {hit}과 비용 {cost}은 따로 적어 둡니다.",
       "差は {saved}、減少率は {drop}、比は {speedup} です。命中率 {hit} と費用 {cost} は別に記します。")


def rounded(value, decimals):
    scaled = value * 10 ** decimals
    whole = (scaled.numerator * 2 + scaled.denominator) // (scaled.denominator * 2)
    digits = str(whole).rjust(decimals + 1, "0")
    return digits[:-decimals] + "." + digits[-decimals:] if decimals else digits


def values(n):
    rng = random.Random(n)
    raw = {"before": Fraction(rng.randint(150, 900)), "hit": Fraction(rng.randint(600, 999), 10),
           "sent": Fraction(rng.randint(1000, 9999), 100)}
    raw["after"] = raw["before"] - rng.randint(20, 120)
    raw["saved"] = raw["before"] - raw["after"]
    raw["drop"] = raw["saved"] / raw["before"] * 100
    raw["speedup"] = raw["before"] / raw["after"]
    raw["cost"] = raw["sent"] * Fraction(2, 100)
    return {name: rounded(raw[name], FACTS[name][2]) for name in FACTS}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def both(pattern, indent, fill):
    return "".join("%s%s: %s\n" % (indent, loc, fill(pattern[i])) for i, loc in enumerate(LOCALES))


def konkyo(n, out):
    q, v = "q%05d" % n, values(n)

    def bound(text, particles=True):
        for name in FACTS:
            text = text.replace("{%s}" % name, "${%s.%s}" % (q, name))
        return text.replace("}와 ", "}{과/와} ").replace("}과 ", "}{과/와} ").replace("}은 ", "}{은/는} ")

    facts = ["title: {ko: 응답 시간, ja: 応答時間}",
             "defaults: {setup: lab, instrument: probe, runs: 1, n: 200, statistic: mean, evidence: [bench]}", "measured:"]
    for name, (unit, formula, _) in FACTS.items():
        if formula is None:
            label = "{ko: %s, ja: %s}" % LABELS[name]
            share = ", of: {ko: 조회, ja: 参照}" if unit == "%" else ""
            facts.append("  %s.%s: {value: %s, unit: \"%s\", observes: %s, label: %s%s}"
                         % (q, name, v[name], unit, OBSERVED[name], label, share))
    facts.append("derived:")
    for name, (unit, formula, _) in FACTS.items():
        if formula is not None:
            label = "{ko: %s, ja: %s}" % LABELS[name]
            facts.append("  %s.%s:\n    formula: %s\n    stated: %s %s\n    label: %s"
                         % (q, name, formula.replace("{q}", q), v[name], unit, label))
    write("%s/facts/%s.yml" % (out, q), "\n".join(facts) + "\n")

    quiz = "id: quiz-%s\ntitle: {ko: 응답 시간 퀴즈, ja: 応答時間クイズ}\nitems:\n" % q
    for item, (right, wrong, key, other) in ITEMS.items():
        quiz += "  - id: %s\n    type: single\n    stem:\n%s    options:\n" % (item, both(STEM[item], "      ", bound))
        for option, holds, name in (("right", right, key), ("wrong", wrong, other)):
            quiz += "      %s:\n        holds: %s\n        text:\n%s" % (
                option, holds.replace("{q}", q), both(("{%s}" % name,) * 2, "          ", bound))
        quiz += "    explanation:\n" + both(WHY, "      ", bound)
    write("%s/quizzes/quiz-%s.yml" % (out, q), quiz + "links: [report-%s]\n" % q)

    page = ("id: report-%s\ntitle: {ko: 응답 시간 기록, ja: 応答時間の記録}\nsections:\n  - id: figures\n"
            "    title: {ko: 수치, ja: 数値}\n    blocks:\n      - prose:\n%s      - grounds:\n          rows:\n") % (
                q, both(WHY, "          ", bound))
    for name in FACTS:
        page += "            - id: %s\n              claim: {ko: %s, ja: %s}\n              text:\n%s" % (
            name, *LABELS[name], both(("{%s}" % name,) * 2, "                ", bound))
    write("%s/pages/report-%s.yml" % (out, q), page + "links: [quiz-%s]\n" % q)


def konkyo_site(n, out):
    # The menu stands on every page: with all pages in it, its size would be measured and little else.
    write(out + "/site.yml", "locales: [ko, ja]\nstrict: true\ntitle: {ko: 측정, ja: 計測}\nhome:\n"
          + "".join("  - quiz-q%05d\n  - report-q%05d\n" % (i, i) for i in range(1, min(n, MENU) + 1)))
    write(out + "/setups.yml", "setups:\n  lab: {title: {ko: 시험대, ja: 試験台}, date: 2026-03-02}\n"
          "instruments:\n  probe: {tool: probe, version: \"2\"}\n")
    write(out + "/evidence.yml", "markers:\n"
          "  bench: {symbol: Ⓑ, name: {ko: 측정, ja: 測定}, description: {ko: 잰 값, ja: 測った値}, demands: [setup, instrument]}\n"
          "  estimate: {symbol: ≈, caveat: true, name: {ko: 계산, ja: 計算}, description: {ko: 계산한 값, ja: 計算した値}}\n")


def plain(n, out, ending):
    """Pages for generators of plain text: data in front matter, the same sentences, numbers filled in."""
    q, v = "q%05d" % n, values(n)
    for i, loc in enumerate(LOCALES):
        def text(pattern):
            for name, (unit, _, _) in FACTS.items():
                pattern = pattern.replace("{%s}" % name, v[name] + " " + unit)
            return pattern
        items = "".join('  - question: "%s"\n    options: ["%s", "%s"]\n    answer: 1\n    explanation: "%s"\n' % (
            text(STEM[item][i]), text("{%s}" % key), text("{%s}" % other), text(WHY[i]))
            for item, (_, _, key, other) in ITEMS.items())
        rows = "".join('  - claim: "%s"\n    value: "%s"\n' % (LABELS[name][i], text("{%s}" % name)) for name in FACTS)
        other = LOCALES[1 - i]
        head = "---\nlayout: %s\nlang: %s\ntitle: \"%s\"\nother: /%s/%s-%s/\nlink: /%s/%s-%s/\n"
        quiz = head % ("quiz", loc, TITLE[loc] % n, other, "quiz", q, loc, "report", q)
        report = head % ("report", loc, REPORT[loc] % n, other, "report", q, loc, "quiz", q)
        write("%s/%s/%s/quiz-%s.%s" % (out, "content", loc, q, ending), quiz + "items:\n" + items + "---\n")
        write("%s/%s/%s/report-%s.%s" % (out, "content", loc, q, ending),
              report + "rows:\n" + rows + "---\n" + text(WHY[i]) + "\n")


def main():
    count, out, form = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    here = os.path.dirname(os.path.abspath(__file__))
    for n in range(1, count + 1):
        if form == "konkyo":
            konkyo(n, out + "/content")
        else:
            plain(n, out, "md")
    if form == "konkyo":
        konkyo_site(count, out + "/content")
        return
    layouts = os.path.join(here, "peers", form)
    for folder, _, files in os.walk(layouts):
        for file in files:
            source = os.path.join(folder, file)
            with open(source, encoding="utf-8") as text:
                write(os.path.join(out, os.path.relpath(source, layouts)), text.read())


if __name__ == "__main__":
    main()
