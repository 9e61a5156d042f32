/**
 * A history in which losing a fifth goes undetected: check must report that, and recommend an alternative.
 */
import { expect, test } from '@jest/globals';
import { dayOf, historyText } from './_nights.js';
import { story } from './_story.js';

/** A deterministic number between -1 and 1, without a pattern. */
const random = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** A night of eight labels on a machine that varies so much from run to run. */
const nightOf = (night: number, machine: number, own: number) => ({
  schemaVersion: 1,
  provenance: { startedAt: dayOf(night) },
  measurements: Array.from({ length: 8 }, (_, i) => {
    const speed = Math.exp(machine * random(night + 1) + own * random(7 * night + 101 * i + 1));
    const metrics = { errorPercent: 0, throughput: (400 + 10 * i) * speed, p50: 15 / speed, p99: 60 / speed };
    return { scenario: 'shop', label: `GET /${String(i)}`, configuration: {}, metrics, samples: 100_000 };
  }),
});

const { run, write, report } = story();

/** The newest night, beside those before it. */
async function checkNewest(machine: number, own: number) {
  write('past/shop.ndjson', historyText(Array.from({ length: 19 }, (_, night) => nightOf(night, machine, own))));
  write('new.json', JSON.stringify(nightOf(19, machine, own)));
  const { exitCode, stdout, stderr } = await run('check @new.json --baselines @past --out @r.json');
  const said = report('r.json').problems.filter(({ code }) => code === 'history-cannot-judge');
  return { exitCode, told: `${stdout}${stderr}`, said };
}

test('where whole runs vary, check reports it once and recommends a comparison side by side', async () => {
  const { told, said } = await checkNewest(0.4, 0.08);
  const sentence = /judge throughput.*: whole runs vary so much that a change of all cases together below \d+ % would/;
  expect(said).toMatchObject([{ level: 'warning', message: expect.stringMatching(sentence) }]);
  expect(told).toContain('guardband check NEW... --against BASE/');
});

test('a quiet history is not mentioned', async () => {
  expect(await checkNewest(0, 0.01)).toMatchObject({ exitCode: 0, said: [] });
});
