/** How explain splits the change of a case into the machine's part and the effect that is judged. */
import { describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { toNumber } from './_explained.js';
import { story } from './_story.js';

describe('a shop whose checkout became slower', () => {
  const { run } = story();
  const explained = async (pattern: string, results = 'slow'): Promise<string> => {
    const place = ['--results', `examples/shop/results/${results}`, '--baselines', 'examples/shop/baselines'];
    return (await run('explain', pattern, 'throughput', ...place)).stdout;
  };

  test('browse, which did not move, keeps its level although half of the cases are slower', async () => {
    const text = await explained('browse / GET /products [users=20]');
    expect(Math.abs(numberOf('machine', text))).toBeLessThan(1);
    expect(text).toMatch(/^ {2}verdict +unchanged/m);
  });
});

/** The percentage after a head of the explanation. */
const numberOf = (head: string, text: string): number =>
  toNumber(new RegExp(`^ {2}${head} +([+−]?[\\d.]+) %`, 'm').exec(text)?.[1] ?? 'NaN');

const { run, write } = story();
const scenarios = ['browse', 'checkout', 'login'] as const;
const document = (day: number, lost: Readonly<Record<string, readonly number[]>> = {}, machine = 1): string => {
  const measured: RunDocument = {
    schemaVersion: 1,
    provenance: { startedAt: `2026-01-${String(day).padStart(2, '0')}T04:00:00.000Z` },
    measurements: scenarios.flatMap((scenario, i) =>
      [0, 1, 2, 3].map((label) => ({
        scenario,
        label: `step ${String(label)}`,
        configuration: {},
        metrics: {
          errorPercent: 0,
          throughput:
            1000 * machine * (1 - (lost[scenario]?.[label] ?? 0)) * (1 + 0.001 * Math.sin(3 * i + 5 * label + 7 * day)),
          p99: 40,
        },
        samples: 10_000,
      })),
    ),
  };
  return JSON.stringify(measured);
};
const explained = async (config: string): Promise<string> => {
  for (let day = 1; day <= 9; day++) {
    write('run.json', document(day));
    await run('record @run.json --baselines @baselines');
  }
  write('guardband.yml', config);
  write('run.json', document(20, { checkout: [0.2, 0.04, 0.04, 0.04] }, 0.9));
  const place = ['--baselines', '@baselines', '--config', '@guardband.yml'];
  return (await run('explain', 'checkout / step 0', 'throughput', '--results', '@run.json', ...place)).stdout;
};

test.each([['version: 1'], ['controls: [{scenario: login}]']])(
  'a case of a scenario that became slightly slower as a whole %s: machine and effect make up the change',
  async (config) => {
    const text = await explained(config);
    const [machine, effect] = [numberOf('machine', text), numberOf('effect', text)];
    expect(100 * ((1 + machine / 100) * (1 + effect / 100) - 1)).toBeCloseTo(-28, 0);
    expect(machine).toBeLessThanOrEqual(0);
  },
);

describe('a request faster than a millisecond', () => {
  const { run, write } = story();
  const document = (day: number, p50: number): string => {
    const measured: RunDocument = {
      schemaVersion: 1,
      provenance: { startedAt: `2026-01-${String(day).padStart(2, '0')}T04:00:00.000Z` },
      measurements: ['ping', 'cart', 'pay'].map((label, i) => ({
        scenario: 'shop',
        label,
        configuration: {},
        metrics: {
          errorPercent: 0,
          throughput: 500 + day,
          p50: i === 0 ? p50 : 20 * i,
          mean: 0.3 + 20 * i,
          p99: 2 + 40 * i,
        },
        samples: 20_000,
      })),
    };
    return JSON.stringify(measured);
  };

  test('is compared as half a millisecond, and its level follows from that', async () => {
    for (let day = 1; day <= 6; day++) {
      write('run.json', document(day, day % 2));
      await run('record @run.json --baselines @baselines');
    }
    write('run.json', document(20, 0));
    const { stdout } = await run("explain 'shop / ping' p50 --results @run.json --baselines @baselines");
    expect(stdout).toMatch(/^ {2}rounding +0 ms is compared as 0\.5 ms, because times are whole milliseconds$/m);
    const [level, expected] = ['level', 'expected'].map((head) =>
      toNumber(new RegExp(`^ {2}${head} +([\\d.]+) ms`, 'm').exec(stdout)?.[1] ?? 'NaN'),
    );
    const factor = (head: string): number => 1 + numberOf(head, stdout) / 100;
    expect(level).toBeGreaterThan(0.4);
    expect((expected ?? NaN) * factor('effect')).toBeCloseTo(0.5, 1);
  });
});
