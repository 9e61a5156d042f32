/**
 * Counts the runs whose history cannot judge: node tools/run.mjs tests/calibration/blind.ts TRIALS
 *
 * Judges every unchanged window of one run and at least five past runs with the product's own judge. Prints a Markdown
 * table: the share of runs in which the whole history cannot judge, and in which only some cases are named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameCase } from '../../src/cases/names.js';
import { createPolicy } from '../../src/config/policy.js';
import { describeBlindness, isHistoryBlind } from '../../src/judge/blindness.js';
import { judgePairs } from '../../src/judge/judge-run.js';
import { groupBy } from '../../src/lang/group-by.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Pair } from '../../src/model/run.js';
import type { Cell, Window } from './injection.js';

const [, , folder = '.'] = process.argv;
const { policy } = createPolicy({});
const columns = {
  thr: 'throughput',
  p99: 'p99',
  err: 'errorPercent',
  mean: 'mean',
  p50: 'p50',
  p95: 'p95',
  max: 'max',
};
const fewestRuns = 5;

function measurementOf(cell: Cell, prefix: string, i: number): Measurement | undefined {
  const metrics = Object.entries(columns).flatMap(([column, id]) => {
    const value = (cell[prefix + column] as readonly (number | null)[] | undefined)?.[i];
    return typeof value === 'number' ? [[id, value] as const] : [];
  });
  const configuration = { messageSize: String(cell.payload), users: String(cell.users) };
  return metrics.length === 0
    ? undefined
    : { scenario: cell.scenario, configuration, metrics: Object.fromEntries(metrics) };
}

const pairOf = (cell: Cell, { h }: Window): readonly Pair[] => {
  const candidate = measurementOf(cell, 'new_', 0);
  if (candidate === undefined) return [];
  const history = Array.from({ length: h }, (_, run) => {
    const measurement = measurementOf(cell, '', run);
    return measurement === undefined ? [] : [{ run, segments: {}, measurement, provenance: {} }];
  }).flat();
  const name = nameCase(candidate);
  const fixed = { baseline: 'history', isControl: false, otherEnvironment: false } as const;
  return [{ case: name, candidate: [candidate], history, ...fixed }];
};

const percent = (hits: readonly boolean[]): string => ((100 * hits.filter(Boolean).length) / hits.length).toFixed(0);

console.log('| panel | past runs | runs | cannot judge | only some cases |');
console.log('|---|---|---|---|---|');
for (const part of ['dev', 'dev2', 'others-dev']) {
  const windows = readFileSync(join(folder, part, 'windows.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Window & { readonly panel: string })
    .filter(({ type, h, r }) => type === 'stable' && r === 1 && h >= fewestRuns);
  for (const ofKind of groupBy(windows, ({ panel, h }) => `${panel} ${String(h)}`).values()) {
    const [first] = ofKind;
    const told = ofKind.map((window) => {
      const pairs = window.cells.flatMap((cell) => pairOf(cell, window));
      const { blind } = judgePairs(pairs, policy, { baselineRuns: window.h, isInputIncomplete: false });
      const isWhole = isHistoryBlind(blind);
      return { isWhole, isPart: !isWhole && describeBlindness(blind, 'note').length > 0 };
    });
    const whole = percent(told.map(({ isWhole }) => isWhole));
    const some = percent(told.map(({ isPart }) => isPart));
    console.log(
      `| ${part}: ${first?.panel ?? ''} | ${String(first?.h)} | ${String(ofKind.length)} | ${whole} % | ${some} % |`,
    );
  }
}
