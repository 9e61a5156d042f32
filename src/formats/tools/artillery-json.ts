import { toDate } from '../../lang/format.js';
import { readProperty } from '../../lang/objects.js';
import { getCounts, getNumber, jsonReport, readTimes } from '../parse/json.js';
import { countFailed, listFailures, sumCounts, type Counts } from '../parse/responses.js';
import type { ToolRun } from '../parse/tool.js';

/** The output of artillery run --output, since version 2. */
export const artilleryJson = jsonReport({
  id: 'artillery-json',
  signs: [/"aggregate"\s*:\s*\{/, /"(vusers\.created|http\.requests|firstCounterAt|counters)"\s*:/],
  remedy: 'artillery',
  runs: (value) => {
    const aggregate = readProperty(value, 'aggregate');
    const counters = getCounts(aggregate, 'counters');
    return counters.length > 0 ? readRuns(aggregate, counters) : [];
  },
});

/** Counters below a prefix, by the rest of their names. */
const below = (counters: Counts, prefix: string): Counts =>
  counters.flatMap(([name, count]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), count] as const] : []));

const endpoints = 'plugins.metrics-by-endpoint.';

function readRuns(aggregate: unknown, counters: Counts): readonly ToolRun[] {
  const number = (key: string): number | undefined => getNumber(aggregate, [key]);
  const summary = (name: string): unknown => readProperty(aggregate, 'summaries', name);
  const durationMs = (number('lastCounterAt') ?? NaN) - (number('firstCounterAt') ?? NaN);
  const startMs = number('firstCounterAt');
  const toRun = (codes: Counts, errors: Counts, samples: number, name: string): ToolRun => {
    const unanswered = Math.max(0, samples - sumCounts(codes));
    return {
      samples,
      errors: Math.min(samples, countFailed(codes) + Math.max(unanswered, sumCounts(errors))),
      failures: listFailures(codes, errors),
      durationMs,
      startedAt: startMs === undefined ? undefined : toDate(startMs),
      isOpenLoop: true,
      values: readTimes(summary(name)),
    };
  };
  const parts = new Set(
    below(counters, endpoints).flatMap(([name]) => /^(.*)\.(?:codes|errors)\./s.exec(name)?.[1] ?? []),
  );
  const requests = counters.find(([name]) => name === 'http.requests')?.[1] ?? 0;
  return [
    toRun(below(counters, 'http.codes.'), below(counters, 'errors.'), requests, 'http.response_time'),
    ...[...parts].sort().map((label) => {
      const [codes, errors] = ['codes', 'errors'].map((kind) => below(counters, `${endpoints}${label}.${kind}.`));
      const samples = sumCounts(codes ?? []) + sumCounts(errors ?? []);
      return { ...toRun(codes ?? [], errors ?? [], samples, `${endpoints}response_time.${label}`), label };
    }),
  ];
}
