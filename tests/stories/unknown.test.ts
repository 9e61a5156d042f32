/** One past run, and everything is slower by a fifth: every surface says that this is unknown, and none looks like a pass. */
import { describe, expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write, text } = story();
const labels = ['GET /a', 'GET /b', 'GET /c'];
const day = 86_400_000;

/** Results of a run on a day, with times that are so many times longer. */
function measure(folder: string, n: number, factor: number): void {
  for (const label of labels) {
    const rows = {
      elapsedMs: Math.round(100 * factor),
      everyMs: Math.round(10 * factor),
      startMs: 1_760_000_000_000 + n * day,
    };
    write(`${folder}/${label.slice(-1)}/results.jtl`, jtl(label, rows));
  }
}
measure('before', 0, 1);
measure('now', 1, 1.25);
const history = ['--baselines', '@history'];
const green = /passed|no regression|cases? unchanged|no open|nothing got worse|\bsame\b|success|brightgreen|✅/i;

test('record says so, although it records', async () => {
  expect((await run('record', '@before', ...history)).stderr).not.toContain('beyond');
  const copy = ['--baselines', '@copy'];
  await run('record', '@before', ...copy);
  const { exitCode, stderr } = await run('record', '@now', ...copy);
  expect([exitCode, stderr]).toEqual([0, expect.stringContaining('although a check of it says: undecided')]);
});

describe('a check', () => {
  test.each(['txt', 'md', 'html', 'xml', 'badge.json', 'metrics.txt'])('as %s', async (ending) => {
    const { exitCode } = await run('check', '@now', ...history, '--out', `@report.${ending}`);
    expect(exitCode).toBe(2);
    const shown = text(`report.${ending}`);
    if (ending === 'metrics.txt') expect(shown).toContain('guardband_outcome{outcome="undecided"} 1');
    else expect(shown).toMatch(/unknown/i);
    // The script and the style of a page have words of all verdicts.
    const said = shown.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, '');
    if (ending !== 'metrics.txt') expect(said).not.toMatch(green);
  });

  test('of which an input cannot be read names both', async () => {
    measure('broken', 1, 1.25);
    write('broken/d/results.jtl', 'nothing that a load test writes\n');
    const { exitCode, stdout } = await run('check', '@broken', ...history);
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringMatching(/^UNKNOWN .*could not be read; all 3 cases look slower: throughput −2\d/),
    ]);
  });
});

test('explain and sign-off', async () => {
  const explained = await run('explain', 'GET', 'throughput', '--results', '@now', ...history);
  expect(explained.stdout).toMatch(/verdict +unknown: outside the tolerance band, and nothing shows whether noise/);
  const signed = await run('signoff', '@now', ...history);
  expect([signed.exitCode, signed.stdout]).toEqual([2, expect.stringMatching(/^UNKNOWN/)]);
  expect(signed.stdout).not.toMatch(green);
});

test.each(['txt', 'md', 'html'])('a trend as %s', async (ending) => {
  const { exitCode } = await run('trend', '--baselines', '@copy', '--out', `@trend.${ending}`);
  expect(exitCode).toBe(0);
  const said = text(`trend.${ending}`).replace(/<(script|style)[^]*?<\/\1>/g, '');
  expect(said).toMatch(/Unknown: .*throughput −2\d\s%/);
  expect(said).not.toMatch(/no open regression|nothing got worse|✅/i);
});
