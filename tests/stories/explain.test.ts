/** How explain splits the change of a case into the shifts of the run, of its scenario and of the machine. */
import { describe, expect, test } from '@jest/globals';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from './_story.js';

describe('a shop whose checkout became slower', () => {
  const { run } = story();
  const explained = async (pattern: string, results = 'slow'): Promise<string> => {
    const place = ['--results', `examples/shop/results/${results}`, '--baselines', 'examples/shop/baselines'];
    return (await run('explain', pattern, 'throughput', ...place)).stdout;
  };

  test('browse is compared with the loss of checkout, not with the shift of the run', async () => {
    const text = await explained('browse / GET /products [users=20]');
    expect(text).toMatch(
      /^ {2}shift +-33\.5 %, as the cases of other scenarios moved: .* as checkout is worse as a whole$/m,
    );
    expect(text).toMatch(
      /^ {2}left +\+50\.6 %.*; as measured it is \+0\.2 %, and no verdict rests on one of the two alone$/m,
    );
    expect(text).toMatch(/^ {2}what other scenarios moved +-33\.5 %$/m);
    expect(text).not.toMatch(/33\.5 %.*(?<!not )the run's part/);
  });

  test('checkout is compared with browse, which is unchanged and determines the run shift', async () => {
    const text = await explained('checkout / POST /cart [users=20]');
    expect(text).toMatch(/^ {2}shift +\+0\.5 %, as the cases of other scenarios moved: the run's part$/m);
    expect(text).toMatch(/^ {2}left +-38 %/m);
  });
});

describe('a case of a scenario that became slightly slower as a whole', () => {
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
              1000 *
              machine *
              (1 - (lost[scenario]?.[label] ?? 0)) *
              (1 + 0.001 * Math.sin(3 * i + 5 * label + 7 * day)),
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
      await run('record', '@run.json', '--baselines', '@baselines');
    }
    write('guardband.yml', config);
    write('run.json', document(20, { checkout: [0.2, 0.04, 0.04, 0.04] }, 0.9));
    const place = ['--baselines', '@baselines', '--config', '@guardband.yml'];
    expect((await run('check', '@run.json', ...place)).stdout).toContain('throughput −28 %');
    return (await run('explain', 'checkout / step 0', 'throughput', '--results', '@run.json', ...place)).stdout;
  };

  test.each([
    ['version: 1', 'as the cases of other scenarios moved: the run', 'what other scenarios moved'],
    ['controls: [{scenario: login}]', 'as its controls moved: the machine', "the machine's part: its controls"],
  ])(
    '%s: the loss of its siblings is the shift of the scenario, separate from that of the run',
    async (config, shift, head) => {
      const text = await explained(config);
      const [, run = '', siblings = '', left = ''] =
        /^ {2}shift +(-\S+) %, ([^]*?)^ {2}siblings +(-\S+) %, lost with the other cases of checkout: [^]*?^ {2}left +(-\S+) %/m
          .exec(text)
          ?.filter((_, i) => i !== 2) ?? [];
      expect(text).toContain(shift);
      expect(Number(run)).toBeCloseTo(-10, 0);
      expect(Number(siblings)).toBeCloseTo(-3, 0);
      // The three parts add up to the change.
      const change = [run, siblings, left].reduce((product, each) => product * (1 + Number(each) / 100), 1);
      expect(100 * (change - 1)).toBeCloseTo(-28, 0);
      expect(text).toMatch(new RegExp(`^  ${head} +-(9|10)`, 'm'));
      expect(text).toMatch(/^ {2}its scenario's part: its siblings +-[23]/m);
      expect(text).toMatch(/^ {2}level: what it usually does +(999|1,00[01])/m);
    },
  );

  test('in a session, the run shift is exactly what was subtracted', async () => {
    const sides = [
      ['base', 0],
      ['new', 0.1],
    ] as const;
    for (const [side, lost] of sides)
      for (const part of [0, 1, 2]) {
        const startedAt = `2026-01-20T0${side === 'new' ? '5' : '4'}:${String(part)}0:00.000Z`;
        const all = [lost, lost, lost, lost];
        const made = JSON.parse(document(part + 1, { browse: all, checkout: all, login: all })) as RunDocument;
        write(`${side}/${String(part)}.json`, JSON.stringify({ ...made, provenance: { startedAt } }));
      }
    const place = ['--results', '@new', '--against', '@base', '--shards', 'repetitions'];
    const { stdout, stderr } = await run('explain', 'checkout / step 0', 'throughput', ...place);
    expect(stdout + stderr).toContain(
      'as the cases of other scenarios moved, but no more than machines move in a session',
    );
    expect(stdout).toMatch(/^ {2}shift +-[34](\.\d)? %/m);
    expect(stdout).not.toMatch(/ $/m);
  });
});
