import { captureNumber, reportRuns, toPath, textReport, type ToolRun } from '../parse/tool.js';
import { listFailures, parsePercentiles, readTimes } from '../parse/json.js';
import { otherLengths, summaryCutOff, noRows } from '../../problems/tables.js';
import type { Reader } from '../../model/reading.js';
import { parseKilobytes, parseMilliseconds, unitFactor } from '../parse/quantity.js';
import { cleanPrint, readText } from '../parse/text.js';

/** ab's console output. */
export const abText = textReport({
  id: 'ab-text',
  title: 'ApacheBench (text)',
  start: /^This is ApacheBench, Version /,
  required: {
    'Complete requests': /^Complete requests: +\d+\s/m,
    'Requests per second': /^Requests per second: +[\d.]+ /m,
    'Connection Times': /^Total:( +[\d.]+){3}/m,
    'longest request': / \(longest request\)/,
  },
  run: (text) => {
    const number = (pattern: RegExp): number | undefined => captureNumber(text, pattern);
    const [, ...kinds] = /\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/.exec(text) ?? [];
    const times = (/^Total:(.*)/m.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number);
    // With -S the columns are min, avg, max.
    const [min, mean, standardDeviation, p50, max] =
      times.length === 3 ? [times[0], times[1], undefined, undefined, times[2]] : times;
    return {
      label: /^Document Path: +(\S+)/m.exec(text)?.[1],
      users: number(/^Concurrency Level: +(\d+)/m),
      samples: number(/^Complete requests: +(\d+)/m),
      errors: kinds.reduce((sum, count) => sum + Number(count), number(/^Non-2xx responses: +(\d+)/m) ?? 0),
      failures: listFailures(
        [],
        [
          ['response other than 2xx', number(/^Non-2xx responses: +(\d+)/m) ?? 0],
          ...['failed to connect', 'failed to receive', 'exception'].map(
            (name, i) => [name, Number(kinds[i] ?? 0)] as const,
          ),
        ],
      ),
      durationMs: (number(/^Time taken for tests: +([\d.]+) seconds/m) ?? NaN) * 1000,
      values: {
        throughput: number(/^Requests per second: +([\d.]+)/m),
        min,
        mean,
        standardDeviation,
        p50,
        max,
        ...parsePercentiles(text),
        receivedKBPerSec: number(/^Transfer rate: +([\d.]+) /m),
      },
    };
  },
  problems: (text, file) => {
    const count = captureNumber(text, /Length: (\d+)/) ?? 0;
    return count > 0 ? [otherLengths(file, count)] : [];
  },
});

/** "BenchmarkCopy/1K-16   88331236   13.18 ns/op   0 B/op": a name, the number of processors, a count, and pairs of value and unit. */
const line = /^(Benchmark\S*?)(?:-(\d+))?[ \t]+(\d+)((?:[ \t]+[\d.e+-]+[ \t]+[^\s\d]\S*)+)[ \t]*\r?$/;
const pair = /([\d.e+-]+)[ \t]+(\S+)/g;

/** What go test -bench prints, a line per repetition: the format of golang.org/design/14313-benchmark-format. */
export const goBenchText: Reader = {
  id: 'go-bench-text',
  recognises: (head) => new RegExp(line.source, 'm').test(head),
  read: (input) =>
    readText(input, (text, file) => {
      const found: (ToolRun & { line: number; pkg: string; processors: string })[] = [];
      let pkg = '';
      const seen = new Set<string>();
      for (const [i, content] of cleanPrint(text).split('\n').entries()) {
        pkg = /^pkg: (\S+)/.exec(content)?.[1] ?? pkg;
        const [, label, processors = '', , values = ''] = line.exec(content) ?? [];
        const [time = ''] = [...values.matchAll(pair)].flatMap(([, value = '', unit]) =>
          unit === 'ns/op' ? [value] : [],
        );
        const ms = time === '' ? undefined : Number(time) * (unitFactor('ns', 'ms') ?? NaN);
        if (label !== undefined && ms !== undefined && seen.size < seen.add(content).size)
          found.push({
            label,
            isLocal: true,
            values: { throughput: 1000 / ms, mean: ms },
            line: i + 1,
            pkg,
            processors,
          });
      }
      const differ = (key: 'pkg' | 'processors'): boolean => new Set(found.map((one) => one[key])).size > 1;
      const runs = found.map(({ pkg: scenario, processors, ...run }) => ({
        ...run,
        ...(differ('pkg') && { scenario }),
        ...(differ('processors') && { configuration: { cpu: processors } }),
      }));
      const ends = ['\nPASS', '\nFAIL', '\nok '].map((word) => text.lastIndexOf(word));
      const isWhole = Math.max(...ends) > text.lastIndexOf('\nBenchmark');
      if (!isWhole)
        return [{ kind: 'problem', problem: summaryCutOff({ file, line: 1 }, 'the output of go test -bench', 'PASS') }];
      if (runs.length === 0) return [{ kind: 'problem', problem: noRows(file) }];
      return reportRuns(file, runs, { remedy: 'benchmark' });
    }),
};

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
