/**
 * Judges labelled trials with the product's own judge: npm run -s trials -- DIR PART > verdicts.csv
 *
 * DIR contains kinds.json and PART/windows.jsonl; the output is the input of the trials' score.py.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameCase } from '../../src/cases/names.js';
import { judgePairs } from '../../src/judge/judge-run.js';
import type { Finding, Measurement } from '../../src/model/documents.js';
import type { Pair } from '../../src/model/run.js';
import { createPolicy } from '../../src/config/policy.js';
import { trials, type Cell, type Kind, type Window } from './injection.js';

const columns: Readonly<Record<string, string>> = {
  thr: 'throughput',
  p99: 'p99',
  err: 'errorPercent',
  mean: 'mean',
  p50: 'p50',
  p90: 'p90',
  p95: 'p95',
  sd: 'standardDeviation',
  max: 'max',
};
/** Every gated latency counts as the p99 of its cell. */
const shortNames: Readonly<Record<string, string>> = { throughput: 'thr', p99: 'p99', p50: 'p99', errorPercent: 'err' };
/** If a cell and metric have several verdicts, only the worst is written, because the scorer uses the last one. */
const ranks: readonly string[] = ['improvement', 'inconclusive', 'invalid', 'suspect', 'regression'];

/** One run of a cell; the prefix is "" for the history and "new_" for the run to judge. */
function measurement(cell: Cell, prefix: string, i: number): Measurement | undefined {
  const metrics = Object.entries(columns).flatMap(([column, id]) => {
    const value = (cell[prefix + column] as readonly (number | null)[] | undefined)?.[i];
    return typeof value === 'number' ? [[id, value] as const] : [];
  });
  const { scenario, payload, users } = cell;
  const configuration = { messageSize: String(payload), users: String(users) };
  return metrics.length === 0 ? undefined : { scenario, configuration, metrics: Object.fromEntries(metrics) };
}

function pairOf(cell: Cell, { h, r }: Window): Pair {
  const history = Array.from({ length: h }, (_, run) => ({ run, measurement: measurement(cell, '', run) }));
  const candidate = Array.from({ length: r }, (_, i) => measurement(cell, 'new_', i)).filter(
    (item) => item !== undefined,
  );
  return {
    case: nameCase(candidate[0] ?? { scenario: cell.scenario, configuration: {} }),
    candidate,
    history: history.flatMap(({ run, measurement: past }) =>
      past === undefined ? [] : [{ run, stretches: {}, measurement: past, provenance: {} }],
    ),
    baseline: 'history',
    isControl: false,
    otherEnvironment: false,
  };
}

/** The trials' name for a verdict; a verdict that errors made impossible is invalid. */
const wordOf = ({ verdict, reason }: Finding): string =>
  verdict === 'inconclusive' && (reason === 'errors' || reason === 'baseline-errors' || reason === 'not-recorded')
    ? 'invalid'
    : verdict;

const [, , folder = '.', part = 'dev'] = process.argv;
const lines = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');
const windows = lines(join(folder, part, 'windows.jsonl')).map((line) => JSON.parse(line) as Window);
const { kinds } = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')) as { kinds: readonly Kind[] };
const { policy } = createPolicy({});

const rows = ['window,kind,cell,metric,verdict'];
for (const { window, kind, cells } of trials(windows, kinds)) {
  const keys = new Map<string, string>();
  const pairs = cells.map((cell) => {
    const pair = pairOf(cell, window);
    keys.set(pair.case.key, cell.key);
    return pair;
  });
  const { findings, runShifts } = judgePairs(pairs, policy, { baselineRuns: 1, isInputIncomplete: false });
  const row = (cell: string, metric: string, verdict: string): void => {
    const name = shortNames[metric];
    if (name !== undefined) rows.push(`${window.id},${kind.kind},${cell},${name},${verdict}`);
  };
  const ordered = findings.toSorted((a, b) => ranks.indexOf(wordOf(a)) - ranks.indexOf(wordOf(b)));
  for (const finding of ordered)
    if (finding.verdict !== 'pass') row(keys.get(finding.case.key) ?? '', finding.metric, wordOf(finding));
  for (const { metric, verdict } of runShifts) if (verdict !== 'pass') row('*', metric, verdict);
}
process.stdout.write(`${rows.join('\n')}\n`);
