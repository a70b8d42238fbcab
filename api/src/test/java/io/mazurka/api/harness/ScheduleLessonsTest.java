package io.mazurka.api.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Schedule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleLessonsTest {

  private static final Schedule SCHEDULE =
      new Schedule(new int[] {0, 1, 1, 0}, new int[] {0, 2, 2, 0})
          .after(List.of(Schedule.of(0, 0, 1), Schedule.of(0)));

  @Test
  void lessons_inTheTextForPeople_comeFirst() {
    assertThat(ScheduleText.of(SCHEDULE)).isEqualTo("0*2 1; 0; 0 1:2*2 0");
    assertThat(ScheduleText.parse("0*2 1; 0; 0 1:2*2 0")).isEqualTo(SCHEDULE);
  }

  @Test
  void lessons_inTheTextOfFiles_comeFirst() {
    assertThat(SCHEDULE).hasToString("0 0 1; 0; 0 1:2 1:2 0");
    assertThat(Schedule.parse("0 0 1; 0; 0 1:2 1:2 0")).isEqualTo(SCHEDULE);
  }

  @Test
  void lessons_areNoPartOfWhatIsRun() {
    assertThat(SCHEDULE.length()).isEqualTo(4);
    assertThat(SCHEDULE.lessons()).containsExactly(Schedule.of(0, 0, 1), Schedule.of(0));
    assertThat(SCHEDULE).isNotEqualTo(SCHEDULE.after(List.of()));
  }
}
