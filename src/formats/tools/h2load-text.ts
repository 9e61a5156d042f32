import { readTimes } from '../parse/json.js';
import { parseKilobytes, parseMilliseconds } from '../parse/quantity.js';
import { listFailures } from '../parse/responses.js';
import { textReport } from '../parse/print.js';

/** The console output of nghttp2's h2load. */
export const h2loadText = textReport({
  id: 'h2load-text',
  title: 'h2load (text)',
  sign: /^spawning thread #\d+: \d+ total client/m,
  start: /^spawning thread #0: /,
  required: {
    'finished in': /^finished in \S+, [\d.]+ req\/s, \S+B\/s/m,
    requests: /^requests: \d+ total, .*\d+ succeeded, \d+ failed,/m,
    request: /^(?:time for )?request *:(\s+\S+){4}/m,
    'req/s': /^req\/s.*:(\s+\S+){4}/m,
  },
  remedy: 'h2load',
  run: (text) => {
    const [, took, rate, received] = /^finished in (\S+), ([\d.]+) req\/s, (\S+)\/s/m.exec(text) ?? [];
    const [, done, succeeded, failed] = /^requests: .* (\d+) done, (\d+) succeeded, (\d+) failed,/m.exec(text) ?? [];
    const [, errored, timedOut] = /^requests: .* (\d+) errored, (\d+) timeout/m.exec(text) ?? [];
    const codes = /^status codes: .*/m.exec(text)?.[0] ?? '';
    const spawned = text.matchAll(/^spawning thread #(\d+): (\d+) total client/gm);
    const clients = new Map([...spawned].map(([, thread, count]) => [thread, Number(count)]));
    const warmupMs = parseMilliseconds(/with (\S+) of warm-up time/.exec(text)?.[1]) ?? 0;
    const headers = (/^ +(min .*?\bsd)\b/m.exec(text)?.[1] ?? '').split(/\s+/);
    // It was called "time for request" in versions without percentiles.
    const times = (/^(?:time for )?request *:(.*)/m.exec(text)?.[1] ?? '').trim().split(/\s+/);
    return {
      users: [...clients.values()].reduce((sum, count) => sum + count, 0),
      samples: Number(succeeded) + Number(failed),
      errors: Number(failed),
      failures: listFailures(
        [...codes.matchAll(/(\d+) ([45]xx)/g)].map(([, count, code = '']) => [code, Number(count)]),
        [
          ['timeout', Number(timedOut)],
          ['no complete response', Number(errored) - Number(timedOut)],
        ],
      ),
      // h2load includes the warm-up in the duration but not in the rate.
      durationMs: (parseMilliseconds(took) ?? NaN) - warmupMs,
      ...(warmupMs > 0 ? { warmupMs } : {}),
      values: {
        throughput: Number(rate),
        receivedKBPerSec: parseKilobytes(received),
        ...(Number(done) > 0 &&
          readTimes(Object.fromEntries(headers.map((head, i) => [head, parseMilliseconds(times[i])])))),
      },
    };
  },
});
