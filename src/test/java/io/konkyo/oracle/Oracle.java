package io.konkyo.oracle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that computes, as Debian packages it. One process answers all questions of a table. */
enum Oracle {
  /** GNU units 2.22. It calculates with floating point of 53 bits, so that fewer digits count. */
  UNITS("units", "units", /* significantDigits= */ 12) {
    @Override
    List<String> command(Path questions) {
      return List.of(
          "units", "--one-line", "--compact", "--strict", "--quiet", "-o", "%.12g", "-H", "");
    }

    @Override
    String line(Question question) {
      return question.have() + "\n" + question.want() + "\n";
    }

    @Override
    boolean readsStandardInput() {
      return true;
    }
  },

  /** Qalculate's command line. It is asked for quotients, because it picks prefixes itself. */
  QALC("qalc", "qalc", /* significantDigits= */ 20) {
    @Override
    List<String> command(Path questions) {
      return List.of(
          "qalc",
          "-t",
          "-nocurrencies",
          "-s",
          "precision 20",
          "-s",
          "exp 0",
          "-s",
          "fr 0",
          "-f",
          questions.toString());
    }

    @Override
    String line(Question question) {
      return "(" + question.have() + ") / (" + question.want() + ")\n";
    }

    @Override
    boolean readsStandardInput() {
      return false;
    }
  };

  private final String program;
  private final String debianPackage;
  private final int significantDigits;

  Oracle(String program, String debianPackage, int significantDigits) {
    this.program = program;
    this.debianPackage = debianPackage;
    this.significantDigits = significantDigits;
  }

  abstract List<String> command(Path questions);

  abstract String line(Question question);

  abstract boolean readsStandardInput();

  /** Returns how many digits its answers are rounded to. */
  int significantDigits() {
    return significantDigits;
  }

  /**
   * Asks all questions.
   *
   * @param folder an empty folder, which is the program's home too, so that nobody's settings count
   */
  List<String> answers(List<Question> questions, Path folder) throws IOException {
    StringBuilder lines = new StringBuilder();
    questions.forEach(question -> lines.append(line(question)));
    Path asked = Files.writeString(folder.resolve(program + ".txt"), lines);
    List<String> answers = run(asked, folder);
    if (answers.size() != questions.size()) {
      throw new AssertionError(
          program + " answered " + questions.size() + " questions with " + numbered(answers));
    }
    return answers;
  }

  private List<String> run(Path asked, Path home) throws IOException {
    Path answers = home.resolve(program + ".out");
    ProcessBuilder process =
        new ProcessBuilder(command(asked))
            .redirectErrorStream(true)
            .redirectOutput(answers.toFile())
            .redirectInput(readsStandardInput() ? asked.toFile() : Path.of("/dev/null").toFile());
    process.environment().put("LC_ALL", "C.UTF-8");
    process.environment().put("HOME", home.toString());
    process.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    try {
      process.start().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException missing) {
      throw new AssertionError(
          program + " does not start; ./verify installs it, from Debian's package " + debianPackage,
          missing);
    }
    return Files.readAllLines(answers);
  }

  private static String numbered(List<String> answers) {
    List<String> numbered = new ArrayList<>();
    for (String answer : answers) {
      numbered.add((numbered.size() + 1) + ": " + answer);
    }
    return "\n" + String.join("\n", numbered);
  }
}
