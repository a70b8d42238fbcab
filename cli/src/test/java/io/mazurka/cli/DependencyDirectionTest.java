package io.mazurka.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** The direction of dependencies: front end → program SPI ← engine ← what people touch. */
class DependencyDirectionTest {

  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.mazurka");

  private static final String[] PLAIN_JAVA = {
    "java.lang..", "java.util..", "java.time..", "org.jspecify.."
  };

  @Test
  void engine_knowsOnlyTheProgramSpi_andNoFilesNorBytecode() {
    check(
        classes()
            .that()
            .resideInAPackage("io.mazurka.engine..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(with("io.mazurka.engine..", "io.mazurka.program..")));
  }

  @Test
  void engine_neverPrints() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("io.mazurka.engine..", "io.mazurka.program..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .accessField(System.class, "in"));
  }

  @Test
  void program_knowsNobody() {
    check(
        classes()
            .that()
            .resideInAPackage("io.mazurka.program..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(with("io.mazurka.program..")));
  }

  @Test
  void frontEnds_knowOnlyTheProgramSpi() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("io.mazurka.spl..", "io.mazurka.jvm..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "io.mazurka.engine..",
                "io.mazurka.check..",
                "io.mazurka.text..",
                "io.mazurka.cli.."));
    check(none("io.mazurka.spl..", "io.mazurka.jvm.."));
    check(none("io.mazurka.jvm..", "io.mazurka.spl.."));
  }

  @Test
  void checks_knowNoFrontEnd() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("io.mazurka.check..", "io.mazurka.text..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.mazurka.spl..", "io.mazurka.jvm.."));
  }

  @Test
  void report_knowsResultsOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("io.mazurka.report..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.mazurka.jvm..", "io.mazurka.spl.."));
  }

  @Test
  void nobody_knowsTheCommandLine() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("io.mazurka.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.mazurka.cli.."));
  }

  private static ArchRule none(String from, String to) {
    return noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(to);
  }

  private static String[] with(String... packages) {
    String[] all = java.util.Arrays.copyOf(PLAIN_JAVA, PLAIN_JAVA.length + packages.length);
    System.arraycopy(packages, 0, all, PLAIN_JAVA.length, packages.length);
    return all;
  }

  private static void check(ArchRule rule) {
    rule.check(ALL);
  }
}
