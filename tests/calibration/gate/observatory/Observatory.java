import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;

/** The service of an observatory: java Observatory PORT (0: any). It prints "port N" when it listens. */
final class Observatory {
  /** About 8 ms of processor time on the machine where this was written. */
  private static final int STEPS = 400_000;
  /** The telescopes: whoever wants to expose while all of them are in use waits for one. */
  private static final Semaphore TELESCOPES = new Semaphore(3, true);

  private interface Work {
    double run() throws InterruptedException;
  }

  public static void main(String[] arguments) throws IOException {
    var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]));
    var server = HttpServer.create(address, 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    serve(server, "/exposure", Observatory::expose);
    serve(server, "/orbit", () -> integrate((int) (STEPS * Effort.COMPUTING * vary())));
    serve(server, "/plate", Observatory::develop);
    serve(server, "/clock", () -> System.currentTimeMillis());
    server.start();
    System.out.println("port " + server.getAddress().getPort());
  }

  private static void serve(HttpServer server, String path, Work work) {
    server.createContext(path, exchange -> answer(exchange, work));
  }

  private static void answer(HttpExchange exchange, Work work) throws IOException {
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      byte[] text = (work.run() + "\n").getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(200, text.length);
      exchange.getResponseBody().write(text);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
    }
  }

  /** No request is exactly like another one. */
  private static double vary() {
    return ThreadLocalRandom.current().nextDouble(0.9, 1.1);
  }

  /** Waits: a telescope is in use for about 20 ms. */
  private static double expose() throws InterruptedException {
    TELESCOPES.acquire();
    try {
      double nanoseconds = 20e6 * Effort.WAITING * vary();
      Thread.sleep((long) (nanoseconds / 1e6), (int) (nanoseconds % 1e6));
      return nanoseconds;
    } finally {
      TELESCOPES.release();
    }
  }

  /** Computes: a planet moves around its star in small steps. */
  private static double integrate(int steps) {
    double x = 1, y = 0, vx = 0, vy = 1;
    for (int i = 0; i < steps; i++) {
      double r2 = x * x + y * y;
      double pull = 1e-4 / (r2 * Math.sqrt(r2));
      vx -= x * pull;
      vy -= y * pull;
      x += vx * 1e-4;
      y += vy * 1e-4;
    }
    return x;
  }

  /** Allocates: the brightest stars of a photographic plate. */
  private static double develop() {
    var random = ThreadLocalRandom.current();
    String[] stars = new String[4000];
    for (int i = 0; i < stars.length; i++) stars[i] = "star " + random.nextInt(1_000_000);
    Arrays.sort(stars);
    return String.join(",", stars).length();
  }
}
