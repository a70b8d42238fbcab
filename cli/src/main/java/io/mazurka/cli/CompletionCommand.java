package io.mazurka.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code mazurka completion}: what a shell needs to complete the commands. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Prints a script that makes bash or zsh complete commands and options.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(mazurka completion)                 in this shell",
      "  mazurka completion > ~/.mazurka-completion   to be sourced by ~/.bashrc or ~/.zshrc"
    })
final class CompletionCommand implements Callable<Integer> {

  private final Console console;

  @Spec private @Nullable CommandSpec command;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (command != null) {
      CommandLine mazurka = command.commandLine().getParent();
      console.print(List.of(AutoComplete.bash(mazurka.getCommandName(), mazurka)));
    }
    return ExitCode.VERIFIED;
  }
}
