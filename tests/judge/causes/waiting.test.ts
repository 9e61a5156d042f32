/** Findings say which labels explain the throughput of their loop. */
import { expect, test } from '@jest/globals';
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import type { Run } from '../../../src/model/run.js';
import { judge, measure, old, past, type Times } from '../_loop.js';

const history = past({ seed: 1, times: old }, 8);
const { Pay: _, ...withoutPay } = old;
const run = (times: Times): Run => measure({ seed: 1, times }, 20);

/** Quick errors in all requests for Pay. */
function failing(): Run {
  const { provenance, measurements } = run({ ...old, Pay: 5 });
  return {
    provenance,
    measurements: measurements.map((own) =>
      own.label === 'Pay' ? { ...own, metrics: { ...own.metrics, errorPercent: 100 } } : own,
    ),
  };
}

const waitingOf = ({ findings }: JudgedRun) =>
  findings.filter(({ metric, case: { label } }) => metric === 'throughput' && label !== 'Pay' && label !== 'Search');

test.each([
  ['got slower', run({ ...old, Pay: 400 }), { label: 'Pay' }],
  ['got faster', run({ ...old, Pay: 120 }), { label: 'Pay' }],
  ['is new', run({ ...old, Search: 120 }), { label: 'Search', new: true }],
  ['is no longer requested', run(withoutPay), { label: 'Pay', gone: true }],
  ['fails fast', failing(), { label: 'Pay', failing: true }],
])('a label that %s', (_name, candidate, label) => {
  const judged = judge(history, candidate);
  const waitsFor = [{ scenario: 'shop', ...label }];
  const waiting = waitingOf(judged);
  expect(waiting.length).toBeGreaterThan(5);
  for (const { verdict, reason, because, exceptions } of waiting)
    expect({ verdict, reason, because, exceptions }).toEqual({
      verdict: 'pass',
      reason: 'coupled',
      because: { waitsFor },
      exceptions: ['waits'],
    });
  expect(judged.runShifts).toContainEqual(expect.objectContaining({ metric: 'throughput', labels: waitsFor }));
});

test('a label that was removed before the newest run explains nothing', () => {
  const earlier = past({ seed: 1, times: old }, 8).map((own, day) =>
    day < 4 ? own : measure({ seed: 1, times: withoutPay }, day),
  );
  const judged = judge(earlier, run(withoutPay));
  expect(waitingOf(judged).filter(({ because }) => because !== undefined)).toEqual([]);
});

test.each([
  [70, true],
  [55, false],
])(
  'two of five labels explain everything if the others take more than a twentieth: %d of 1,000 ms',
  (short, isExplained) => {
    const long = (1000 - 3 * short) / 2;
    const times = { A: long, B: long, C: short, D: short, E: short };
    const loop = { seed: 3, times, pause: 0 };
    const judged = judge(past(loop, 8), measure({ ...loop, times: { ...times, A: 1.3 * long, B: 1.3 * long } }, 20));
    const shift = judged.runShifts.find(({ metric }) => metric === 'throughput');
    expect(shift?.labels?.map(({ label }) => label)).toEqual(isExplained ? ['A', 'B'] : undefined);
  },
);
