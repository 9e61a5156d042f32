/** A loss of which a part is older than this run: a level that began in an earlier run, and that nobody accepted. */
import { beforeAll, expect, test } from '@jest/globals';
import { commitOf, dayOf, twoScenarios } from './_nights.js';
import { story } from './_story.js';

const { run, write, text, report } = story({ width: 300 });

beforeAll(async () => {
  for (let n = 0; n < 16; n++) {
    write(`night-${String(n)}/run.json`, JSON.stringify(twoScenarios(n, n < 12 ? 1 : 1.3)));
    await run('record', `@night-${String(n)}`, '--baselines', '@nights');
  }
});

const since = 'since 2026-10-13';

test.each<[string, [number, number], { heading: RegExp; row: string; cause: string }]>([
  [
    'a run that got worse as a whole',
    [1.3, 1.55],
    {
      heading:
        /^FAILED {2}all 6 cases got slower: throughput −51 to −35 %.*\(already throughput −24 to −22 % in 3 of them since 2026-10-13\)$/m,
      row: `already throughput −24 to −22 % in 3 of them ${since}`,
      cause: 'Either the machine or the change is the cause of what is new.',
    },
  ],
  [
    'a scenario that got worse again',
    [1.8, 1],
    {
      heading:
        /^FAILED {2}checkout got slower: throughput −45 to −44 %.*\(already throughput −24 to −22 % since 2026-10-13\)$/m,
      row: `already throughput −24 to −22 % ${since}`,
      cause: ' by chance',
    },
  ],
])('%s: the older part is said beside the loss, with a step', async (_, [factor, machine], { heading, row, cause }) => {
  write('now/run.json', JSON.stringify(twoScenarios(16, factor, machine)));
  const outs = ['r.md', 'r.json', 'r.html', 'r.xml'].flatMap((file) => ['--out', `@${file}`]);
  const { stdout } = await run('check', '@now', '--baselines', '@nights', ...outs);
  const { findings } = report('r.json');
  const [worst] = findings.filter(
    ({ case: { key }, metric }) => key === 'checkout [users=20]' && metric === 'throughput',
  );
  expect(worst?.older).toMatchObject({ runs: 4, since: dayOf(12), commit: commitOf(12) });
  expect(worst?.older?.percent).toBeCloseTo(-24, 0);
  expect(findings.some(({ case: { scenario }, older }) => scenario === 'browse' && older !== undefined)).toBe(false);
  expect(stdout).toMatch(heading);
  expect(text('r.md').split('\n')[0]).toContain(since);
  expect(text('r.md')).toContain(row);
  expect(text('r.html').replaceAll('\u00a0', ' ')).toContain(row);
  expect(text('r.xml')).toContain(`${since})`);
  for (const shown of [stdout, text('r.md')]) expect(shown).toContain(cause);
  expect(stdout).toMatch(
    /A part of the loss is older than this run: look for its cause [^]*?guardband trend --case 'checkout\*'[^]*?guardband accept 'checkout\*' --from '2026-10-13T00:00:00.000Z'/,
  );
});

test('a run at the level of the nights before has no older part: all of its loss is', async () => {
  write('now/run.json', JSON.stringify(twoScenarios(16, 1.3)));
  const { stdout } = await run('check @now --baselines @nights --out @r.json');
  expect(stdout).toMatch(/^FAILED {2}checkout got slower: .*, not new in this run$/m);
  expect(report('r.json').findings.some(({ older }) => older !== undefined)).toBe(false);
});
