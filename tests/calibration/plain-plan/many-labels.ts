/**
 * Judges plans with 6, 12 and 24 labels: npm run -s trials -- labels
 *
 * Runs measured apart are joined as if their labels belonged to one plan, because no plan with as many labels was measured.
 * The changed runs are the quiet ones; the other labels are unchanged ones, quiet and shared.
 */
import { readFileSync } from 'node:fs';
import { createPolicy } from '../../../src/config/policy.js';
import { toPastMeasurements } from '../../../src/history/baseline.js';
import { judgeRun } from '../../../src/judge/judge-run.js';
import type { Run } from '../../../src/model/run.js';
import { readOptions } from '../_options.js';

readOptions();

const folder = 'tests/calibration/plain-plan/runs';
const windowsPerCandidate = 4;

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly target: readonly string[];
  readonly condition: string;
}

const entries = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as readonly Entry[];
const read = ({ id }: Entry): Run => JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as Run;
const unchanged = (wanted: string): readonly Entry[] =>
  entries.filter(({ kind, condition }) => kind === 'unchanged' && condition === wanted);
const at = (list: readonly Entry[], i: number): Entry => list[i % list.length] as Entry;

/** The other labels of the i-th run; every label moves through the unchanged runs in order. */
const othersAt = (i: number): readonly Entry[] => [
  at(unchanged('shared'), i),
  at(unchanged('quiet'), i + 9),
  at(unchanged('shared'), i + 8),
];

function joined(parts: readonly Entry[]): Run {
  const runs = parts.map(read);
  const measurements = runs.flatMap((run, i) =>
    run.measurements.map((measurement) => ({
      ...measurement,
      label: i === 0 ? (measurement.label ?? '') : `${measurement.label ?? ''} ${String(i + 1)}`,
    })),
  );
  return { provenance: (runs[0] as Run).provenance, measurements };
}

const { policy } = createPolicy({});

/** Whether the gate fails, and whether the changed label does. */
function judge(
  candidate: Entry,
  { others, length, start }: { others: number; length: number; start: number },
): readonly [boolean, boolean] {
  const pool = unchanged('quiet').filter(({ id }) => id !== candidate.id);
  const first = Math.round((start * (pool.length - length)) / (windowsPerCandidate - 1));
  const runAt = (entry: Entry, i: number): Run => joined([entry, ...othersAt(i).slice(0, others)]);
  const history = pool.slice(first, first + length).map((entry, i) => runAt(entry, first + i));
  const { outcome, findings } = judgeRun({
    candidate: runAt(candidate, first + length),
    past: { measurements: history.flatMap(toPastMeasurements), accepts: [], selection: 'history' },
    policy,
    today: '2026-11-23',
    isInputIncomplete: false,
  });
  const isFound = findings.some(
    ({ gated, verdict, case: { label = '' } }) => gated && verdict === 'regression' && candidate.target.includes(label),
  );
  return [outcome === 'failed', isFound];
}

const sizes = ['+15 %', '+30 %', '+60 %'];
const rows = [0, 1, 3].flatMap((others) =>
  [3, 6, 10].map((length) => {
    const share = (candidates: readonly Entry[], which: 0 | 1): string => {
      const results = candidates.flatMap((candidate) =>
        Array.from({ length: windowsPerCandidate }, (_, start) => judge(candidate, { others, length, start })[which]),
      );
      return ((100 * results.filter(Boolean).length) / results.length).toFixed(0);
    };
    const changed = sizes.map((size) =>
      share(
        entries.filter(
          ({ condition, kind, target }) => condition === 'quiet' && target.length > 0 && kind.endsWith(size),
        ),
        1,
      ),
    );
    return `| ${[6 * (others + 1), length, share(unchanged('quiet'), 0), ...changed].join(' | ')} |`;
  }),
);
process.stdout.write(
  `${[`| labels | past runs | unchanged failed | one endpoint ${sizes.join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n')}\n`,
);
