import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Sums recordings of Java Flight Recorder: java ReadRecording.java OUT FILE... writes a line for each kind of event and stack, its
 * count, the sums of its milliseconds and of their squares, and its frames, the innermost first, separated by tabs.
 */
public class ReadRecording {
  public static void main(String[] args) throws Exception {
    Map<String, double[]> sums = new HashMap<>();
    for (String file : List.of(args).subList(1, args.length)) {
      try (RecordingFile recording = new RecordingFile(Path.of(file))) {
        while (recording.hasMoreEvents()) add(recording.readEvent(), sums);
      }
    }
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[0])))) {
      sums.forEach((stack, sum) -> out.println((long) sum[0] + "\t" + sum[1] + "\t" + sum[2] + "\t" + stack));
    }
  }

  private static void add(RecordedEvent event, Map<String, double[]> sums) {
    if (event.getStackTrace() == null) return;
    StringBuilder stack = new StringBuilder(event.getEventType().getName());
    for (RecordedFrame frame : event.getStackTrace().getFrames()) {
      if (!frame.isJavaFrame()) continue;
      stack.append('\t').append(frame.getMethod().getType().getName());
      stack.append('#').append(frame.getMethod().getName()).append(':').append(frame.getLineNumber());
    }
    double[] sum = sums.computeIfAbsent(stack.toString(), key -> new double[3]);
    double ms = event.getDuration().toNanos() / 1e6;
    sum[0]++;
    sum[1] += ms;
    sum[2] += ms * ms;
  }
}
