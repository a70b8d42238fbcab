package io.mazurka.jvm.model;

import java.util.stream.BaseStream;

/** Streams become parallel before anything in them needs all elements. */
@ModelOf("java/util/stream/BaseStream")
public final class BaseStreamModel {

  private BaseStreamModel() {}

  public static BaseStream<?, ?> parallel(BaseStream<?, ?> self, int site) {
    StreamStageModel.checkParallel(self, site);
    return self.parallel();
  }
}
