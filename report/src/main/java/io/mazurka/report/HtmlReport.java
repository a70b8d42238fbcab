package io.mazurka.report;

import io.mazurka.check.Report;
import io.mazurka.text.FindingText.Again;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The result of a check as one HTML page: verdict, findings as diagrams to step through, outcomes
 * and the search. It opens from disk, and needs no network and no other file.
 */
public final class HtmlReport {

  /** The name of the page in its folder. */
  public static final String FILE = "index.html";

  private final Title title;
  private final Again again;
  private final Sources sources;

  /**
   * A report.
   *
   * @param again how a user sees a finding again
   * @param sources what is shown beside the steps
   */
  public HtmlReport(Title title, Again again, Sources sources) {
    this.title = title;
    this.again = again;
    this.sources = sources;
  }

  /** Writes the page into the folder, whole or not at all, and says where it is. */
  public Path write(Path folder, Report report, SearchPicture picture) throws IOException {
    Files.createDirectories(folder);
    Path unfinished = folder.resolve("." + FILE + ".tmp");
    try {
      Files.writeString(unfinished, text(report, picture));
      return Files.move(unfinished, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /** The page. */
  String text(Report report, SearchPicture picture) {
    return Page.with(new ReportJson(Page.JSON, title, again, sources).text(report, picture));
  }
}
