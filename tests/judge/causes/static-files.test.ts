import { describe, expect, it } from '@jest/globals';
import type { Run } from '../../../src/model/run.js';
import { judge, measure, type Loop } from '../_loop.js';
import { chanceOf } from '../_simulated.js';

/** A static file of about 2 ms, whose mean varies by a fifth because single requests are slow, beside slow labels. */
const times = { Logo: 2, Home: 35, Report: 250 };

function measureNoisy(loop: Loop, day: number): Run {
  const run = measure(loop, day);
  const { normal } = chanceOf(100_003 * loop.seed + 1009 * day);
  return {
    ...run,
    measurements: run.measurements.map((measurement) => {
      const { label, metrics } = measurement;
      if (label !== 'Logo') return measurement;
      return { ...measurement, metrics: { ...metrics, mean: Number(metrics.mean) * Math.exp(0.2 * normal()) } };
    }),
  };
}

/** In how many of 40 plans which labels are said to have lost throughput, after six past runs. */
function namedLabels(slower: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= 40; seed++) {
    const history = Array.from({ length: 6 }, (_, day) => measureNoisy({ seed, times }, day));
    const { findings } = judge(history, measureNoisy({ seed, times: { ...times, ...slower } }, 9));
    const lost = findings.filter(({ metric, verdict }) => metric === 'throughput' && verdict === 'regression');
    const labels = [...new Set(lost.map(({ case: { label = '' } }) => label))].sort().join();
    counts.set(labels, (counts.get(labels) ?? 0) + 1);
  }
  return counts;
}

describe('the noise of a static file', () => {
  it('is not why users wait', () => {
    expect(namedLabels({ Report: 350 }).get('Report')).toBeGreaterThanOrEqual(38);
  });

  it('does not hide that the file got much slower', () => {
    expect(namedLabels({ Logo: 120 }).get('Logo')).toBeGreaterThanOrEqual(38);
    expect(namedLabels({ Logo: 30, Home: 235 }).get('Home,Logo')).toBeGreaterThanOrEqual(30);
  });
});
