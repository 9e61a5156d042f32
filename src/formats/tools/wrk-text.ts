import { parseKilobytes, parseMilliseconds } from '../parse/quantity.js';
import { listFailures, parsePercentiles } from '../parse/responses.js';
import { textReport } from '../parse/print.js';
import { captureNumber, toPath } from '../parse/tool.js';

/** wrk's console output; that of wrk2 has more percentiles. */
export const wrkText = textReport({
  id: 'wrk-text',
  title: 'wrk or wrk2 (text)',
  sign: /^Running \S+ test @ \S+\r?\n\s+\d+ threads and \d+ connections/m,
  start: /^Running \S+ test @ /,
  required: {
    Latency: /^[ \t]+Latency\s+[-\d]\S*\s+\S+\s+\S+/m,
    'requests in': /^[ \t]+\d+ requests in /m,
    'Requests/sec': /^Requests\/sec:\s+[\d.]+\s/m,
    'Transfer/sec': /^Transfer\/sec:\s+[\d.]+[KMGT]?B/m,
  },
  remedy: 'wrk',
  run: (text) => {
    // wrk2 uses HdrHistograms of 3 significant digits, and mentions them.
    const isWrk2 = text.includes('HdrHistogram');
    const [, mean, deviation, max] = /^[ \t]+Latency\s+(\S+)\s+(\S+)\s+(\S+)/m.exec(text) ?? [];
    const [, requests = '', duration] = /^[ \t]+(\d+) requests in ([^,]+),/m.exec(text) ?? [];
    const [connect = 0, read = 0, write = 0, timeout = 0] =
      /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
    const unanswered = connect + read + write;
    const failed = captureNumber(text, /Non-2xx or 3xx responses: (\d+)/) ?? 0;
    const samples = Number(requests) + unanswered;
    return {
      label: toPath(/test @ (\S+)/.exec(text)?.[1] ?? ''),
      users: captureNumber(text, /threads and (\d+) connections/),
      samples,
      // A response that both times out and is an error counts once.
      errors: Math.min(samples, unanswered + failed + timeout),
      failures: listFailures(
        [],
        [
          ['response other than 2xx or 3xx', failed],
          ['socket error: connect', connect],
          ['socket error: read', read],
          ['socket error: write', write],
          ['timeout', timeout],
        ],
      ),
      durationMs: parseMilliseconds(duration),
      isOpenLoop: isWrk2,
      values: {
        throughput: captureNumber(text, /^Requests\/sec:\s+([\d.]+)/m),
        receivedKBPerSec: parseKilobytes(/^Transfer\/sec:\s+(\S+)/m.exec(text)?.[1]),
        // There are no times without any response.
        ...(Number(requests) === 0
          ? {}
          : {
              ...parsePercentiles(text),
              mean: parseMilliseconds(mean),
              max: parseMilliseconds(max),
              standardDeviation: parseMilliseconds(deviation),
            }),
      },
      ...(isWrk2 && { method: { percentile: 'hdr', significantDigits: 3 } }),
    };
  },
});
