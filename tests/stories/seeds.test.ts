/** Every published document against its figures: what changed is named and never passes, what did not change never fails. */
import { describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import type { Report, Value } from '../../src/model/documents.js';
import { baselines, documents, figures, valued, type Figures } from './_published.js';
import { story } from './_story.js';

const scale = (value: Value, factor: number): Value =>
  typeof value === 'number'
    ? Number((value * factor).toPrecision(6))
    : { low: value.low * factor, high: value.high * factor };

/** The figures with some metrics changed wherever they are published; undefined if none of them is. */
function scaled(all: Figures, ids: readonly string[], factor: (i: number) => number): Figures | undefined {
  const isPublished = all.some(({ metrics }) => ids.some((id) => metrics[id] !== undefined));
  return isPublished
    ? all.map((measurement, i) => {
        const own = Object.entries(measurement.metrics).filter(([id]) => ids.includes(id));
        return own.length === 0
          ? measurement
          : (valued(Object.fromEntries(own.map(([id, value]) => [id, scale(value, factor(i))])))(measurement) ??
              measurement);
      })
    : undefined;
}

const rates = ['throughput', 'maxThroughput', 'ratio'];
const times = ['mean', 'p99', 'overhead'];
const first = 0;
const changes: Readonly<Record<string, (all: Figures) => Figures | undefined>> = {
  'throughput −20 %': (all) => scaled(all, rates, () => 0.8),
  'response times +50 %': (all) => scaled(all, times, () => 1.5),
  'errors of 2 %': (all) =>
    all.some(({ metrics }) => metrics['errorPercent'] !== undefined)
      ? all.map((item) => (item.metrics['errorPercent'] === 0 ? (valued({ errorPercent: 2 })(item) ?? item) : item))
      : undefined,
  'a case is gone': (all) => all.filter((_, i) => i !== first),
  'a number is N/A': (all) =>
    all.map((item, i) =>
      i === first
        ? (valued(Object.fromEntries(Object.keys(item.metrics).map((id) => [id, undefined])))(item) ?? item)
        : item,
    ),
  'more replicas': (all) =>
    all.some(({ metrics }) => 'replicas' in metrics)
      ? all.map((item) =>
          'replicas' in item.metrics
            ? (valued({ replicas: Number(item.metrics['replicas']) + 1 })(item) ?? item)
            : item,
        )
      : undefined,
};
/** Within ±3 %, the same each time. */
const jitter = (i: number): number => 1 + 0.03 * Math.sin(12.9898 * (i + 1) ** 2);
const calm: Readonly<Record<string, (all: Figures) => Figures>> = {
  unchanged: (all) => all,
  'jitter of 3 %': (all) => scaled(scaled(all, rates, jitter) ?? all, times, (i) => jitter(i + 7)) ?? all,
};

const worse: ReadonlySet<string> = new Set(['regression', 'suspect', 'missing', 'invalid']);
const nameWorse = ({ findings }: Report): readonly string[] =>
  findings
    .filter(({ gated, verdict }) => gated && worse.has(verdict))
    .map((finding) => `${finding.case.key}: ${finding.metric} ${finding.verdict}`);

describe.each(documents)('%s', (name, file, page, argv) => {
  const { run, write, report } = story();
  const check = async (all: Figures, rule: string) => {
    write(file, page(all));
    const config = ['--config', resolve('baselines/published/guardband.yml'), '--judge', rule];
    const place = [...argv, '--baselines', baselines(name), '--out', '@r.json'];
    const { exitCode } = await run('check', `@${file}`, ...place, ...config);
    return { exitCode, named: nameWorse(report('r.json')) };
  };
  const changed = Object.entries(changes).flatMap(([what, change]) => {
    const all = change(figures(name));
    return all === undefined ? [] : [[what, all] as const];
  });

  test.each(changed)('%s: is named, and does not pass', async (_, all) => {
    const { exitCode, named } = await check(all, 'noise');
    expect([1, 2]).toContain(exitCode);
    expect(named).not.toEqual([]);
    expect(await check(all, 'bands')).toMatchObject({ exitCode: 1 });
  });

  test.each(Object.entries(calm))('%s: passes or is unknown', async (_, change) => {
    const { exitCode, named } = await check(change(figures(name)), 'noise');
    expect([0, 2]).toContain(exitCode);
    if (exitCode === 0) expect(named).toEqual([]);
    expect(await check(change(figures(name)), 'bands')).toMatchObject({ exitCode: 0 });
  });
});
