import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Measurement } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { judgeAfter } from '../_run.js';
import { rankOf } from '../_simulated.js';
import { readIndex, readRun } from '../../calibration/plain-plan/_runs.js';

/** Consecutive quiet runs without a change. The last run of a window is the candidate. */
const unchanged = readIndex()
  .filter(({ kind, condition }) => kind === 'unchanged' && condition === 'quiet')
  .sort((a, b) => (a.id < b.id ? -1 : 1));
const steps = [0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3];
const ranks = { passed: 0, undecided: 1, failed: 2 } as const;

/** Multiplies all response times, and divides the throughput by the loss of a closed loop with think time. */
function slowed(measurement: Measurement, step: number): Measurement {
  const isTime = (id: string): boolean => /^p\d+$|^(mean|min|max|standardDeviation)$/.test(id);
  const factorOf = (id: string): number => (isTime(id) ? 1 + step : id === 'throughput' ? 1 / (1 + step / 2) : 1);
  const metrics = Object.fromEntries(
    Object.entries(measurement.metrics).map(([id, value]) => [
      id,
      typeof value === 'number' ? value * factorOf(id) : value,
    ]),
  );
  return { ...measurement, metrics };
}

const failing = (measurement: Measurement, step: number): Measurement => ({
  ...measurement,
  metrics: { ...measurement.metrics, errorPercent: Number(measurement.metrics['errorPercent'] ?? 0) + 10 * step },
});

type Change = (measurement: Measurement, step: number) => Measurement;
describe.each([6, 10])('real runs against %i unchanged ones', (length) => {
  let windows: readonly { readonly candidate: Run; readonly history: readonly Run[] }[];
  beforeAll(async () => {
    const runs = await Promise.all(unchanged.map(readRun));
    const all = [0, 2, 4, 6].map((start) => ({
      history: runs.slice(start, start + length),
      candidate: runs[start + length] as Run,
    }));
    // One run has a real outlier in another label, at the threshold of a failure even without a change: a label that gets
    // slower looks a little like a slow machine, and the outlier a little less unusual (docs/inside/method-details.md, "Noise").
    windows = all.filter(({ candidate, history }) => judgeAfter(history, candidate).outcome === 'passed');
  });

  // Three labels that have no group in common look like scatter until the first is found (docs/inside/method-details.md, "Noise"), so
  // a few rows at the threshold may become milder, but not the outcome.
  it.each<[name: string, labels: readonly string[] | undefined, change: Change, milderShare: number]>([
    ['one label', ['GET /report'], slowed, 0],
    ['another label', ['POST /loan'], slowed, 0],
    ['half of the labels', ['GET /search', 'GET /report', 'GET /cover'], slowed, 0.05],
    ['everything', undefined, slowed, 0],
    ['errors of one label', ['GET /cover'], failing, 0],
  ])('a larger change of %s is never judged milder, and the largest one fails', (_, labels, change, milderShare) => {
    const isChanged = ({ label = '' }: { readonly label?: string }): boolean =>
      labels === undefined || labels.includes(label);
    expect(windows.length).toBeGreaterThanOrEqual(3);
    const milder: string[] = [];
    let rows = 0;
    for (const { candidate, history } of windows) {
      const before = new Map<string, number>();
      const compare = (key: string, rank: number): void => {
        if (rank < (before.get(key) ?? 0)) milder.push(key);
        before.set(key, Math.max(rank, before.get(key) ?? 0));
      };
      for (const step of steps) {
        const measurements = candidate.measurements.map((measurement) =>
          isChanged(measurement) ? change(measurement, step) : measurement,
        );
        const { outcome, findings } = judgeAfter(history, { ...candidate, measurements });
        compare('outcome', ranks[outcome]);
        for (const { case: name, metric, gated, verdict } of findings)
          // Where requests fail, nothing else of the case is judged.
          if (gated && isChanged(name) && (change === slowed || metric === 'errorPercent'))
            compare(`${metric} of ${name.key}`, rankOf(verdict));
      }
      expect(before.get('outcome')).toBe(ranks.failed);
      rows += before.size;
    }
    expect(milder).not.toContain('outcome');
    expect(new Set(milder).size).toBeLessThanOrEqual(milderShare * rows);
  });
});
