/** A plan with labels of a few milliseconds, which JMeter records as whole ones: a change of 2 ms is found. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { HistoryLine } from '../../src/model/documents.js';
import { chanceOf } from '../judge/_simulated.js';
import { historyLines, story, type Story } from './_story.js';

const usualMs: Readonly<Record<string, number>> = { list: 3, login: 4.4, stock: 14, pay: 35, report: 120 };
const requests = 300;
const place = ['--baselines', '@baselines', '--set', 'scenario=shop'];

type Factors = Readonly<Record<string, number>>;

/** A result as JMeter writes it: every time is the difference of two clocks that are truncated to milliseconds. */
function resultOf(seed: number, factors: Factors = {}): string {
  const { uniform, normal } = chanceOf(seed);
  const machine = 0.02 * normal();
  const rows = Object.entries(usualMs).flatMap(([label, ms]) => {
    const median = ms * Math.exp(machine + 0.03 * normal()) * (factors[label] ?? 1);
    return Array.from({ length: requests }, (_, i) => {
      const elapsed = Math.floor(median * Math.exp(0.35 * normal()) + uniform());
      const startMs = Date.UTC(2026, 0, 1 + seed) + i * 150;
      return `${String(startMs)},${String(elapsed)},${label},200,true`;
    });
  });
  return ['timeStamp,elapsed,label,responseCode,success', ...rows].join('\n');
}

async function record({ run, write }: Story, seeds: readonly number[]): Promise<void> {
  for (const seed of seeds) {
    write('run.csv', resultOf(seed));
    await run('record', '@run.csv', ...place);
  }
}

/** The exit code, and the finding about p50 of every label. */
async function check({ run, write, report }: Story, seed: number, factors?: Factors) {
  write('run.csv', resultOf(seed, factors));
  const { exitCode, stdout } = await run('check', '@run.csv', ...place, '--out', '@r.json');
  const findings = report('r.json').findings.filter(({ metric }) => metric === 'p50');
  return { exitCode, stdout, p50: new Map(findings.map((finding) => [finding.case.label, finding])) };
}

const seedsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i);

describe('a plan with labels of 3 and 4 ms', () => {
  const shop = story();
  beforeAll(() => record(shop, seedsFrom(1, 8)));

  test('fails if 3 ms become 5 ms, and the printed values agree with the change', async () => {
    const { exitCode, stdout, p50 } = await check(shop, 20, { list: 5 / 3 });
    expect(exitCode).toBe(1);
    expect(p50.get('list')).toMatchObject({ verdict: 'regression', interpolated: true });
    const [, percent, before, now] = /\+(\d+) % (\d\.\d+) → (\d\.\d+) ms/.exec(stdout) ?? [];
    expect(Math.round(100 * (Number(now) / Number(before) - 1))).toBe(Number(percent));
    expect(stdout).not.toContain('cannot judge');
    const { stdout: steps } = await shop.run('explain', 'shop / list', 'p50', '--results', '@run.csv', ...place);
    expect(steps).toContain('the median is interpolated, because times are whole milliseconds');
  });
});

describe('a history that was recorded without the interpolated median', () => {
  const shop = story();
  beforeAll(async () => {
    await record(shop, seedsFrom(1, 8));
    const lines = historyLines(shop.at('baselines'));
    const older = lines.map((line) => {
      const entry = JSON.parse(line) as HistoryLine & { measurement?: { groupedMedian?: number } };
      delete entry.measurement?.groupedMedian;
      return JSON.stringify(entry);
    });
    shop.write('baselines/shop.ndjson', `${older.join('\n')}\n`);
  });

  test('is compared by p50 until every run that counts has it', async () => {
    const isInterpolated = async (): Promise<readonly unknown[]> => {
      const list = (await check(shop, 50)).p50.get('list');
      return [list?.interpolated, list?.baseline?.runs, Number.isInteger(list?.candidate)];
    };
    expect(await isInterpolated()).toEqual([undefined, 8, true]);
    await record(shop, seedsFrom(9, 29));
    expect(await isInterpolated()).toEqual([undefined, 30, true]);
    await record(shop, [38]);
    expect(await isInterpolated()).toEqual([true, 30, false]);
  });
});
