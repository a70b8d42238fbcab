package io.mazurka.junit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The direction of dependencies: JUnit extension → library → everything that makes checks. */
class DependencyDirectionTest {

  private static final JavaClasses ALL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.mazurka");

  @Test
  void library_isForTestsOfAnyFramework() {
    none("io.mazurka.api..", "org.junit..", "org.opentest4j..", "io.mazurka.junit..");
  }

  @Test
  void libraryAndExtension_knowNoOtherFrontEndAndNoCommandLine() {
    none("io.mazurka.api..", "io.mazurka.spl..", "io.mazurka.cli..");
    none("io.mazurka.junit..", "io.mazurka.spl..", "io.mazurka.cli..");
  }

  @Test
  void extension_leavesRunningProgramsToTheLibrary() {
    none(
        "io.mazurka.junit..",
        "io.mazurka.report..",
        "io.mazurka.jvm.load..",
        "io.mazurka.jvm.model..",
        "io.mazurka.jvm.runtime..");
  }

  @Test
  void nobodyElse_knowsTheLibrary() {
    for (String below : new String[] {"program", "engine", "jvm", "check", "text", "report"}) {
      none("io.mazurka." + below + "..", "io.mazurka.api..", "io.mazurka.junit..");
    }
  }

  private static void none(String from, String... to) {
    noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(to)
        .check(ALL);
  }
}
