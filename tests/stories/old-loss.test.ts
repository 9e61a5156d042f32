/** A loss that began before the run under test: whoever reads the check learns that this change did not cause it. */
import { expect, test } from '@jest/globals';
import { historyText } from './_nights.js';
import { story } from './_story.js';

const startOf = (night: number): string => new Date(Date.UTC(2026, 0, 1 + night)).toISOString();
const commitOf = (night: number): string => (0x1a2b3c4d5e + night).toString(16).padEnd(40, '0');

const { run, write, report } = story({ width: 240 });

/** A night in which POST /pay takes longer by a factor, and POST /cart by another one. */
const runOf = (night: number, factor: number, cart = 1) => ({
  schemaVersion: 1,
  provenance: { startedAt: startOf(night), commit: commitOf(night) },
  measurements: ['GET /', 'GET /item', 'POST /cart', 'POST /pay'].map((label, i) => {
    const own = { 'POST /pay': factor, 'POST /cart': cart }[label] ?? 1;
    const slower = own * (1 + Math.sin(5 * night + i) / 100);
    return {
      scenario: 'shop',
      label,
      configuration: { users: '50' },
      samples: 20_000,
      metrics: { errorPercent: 0, throughput: 100 / slower, p50: 20 * slower, p99: 60 * slower },
    };
  }),
});

const old = 'since the run of 2026-01-16 00:00, commit 1a2b3c4d6d, not new in this run';

test.each<[string, [number, number?], string, (number | undefined)[]]>([
  ['is not new if the nights before were as slow', [1.6], `POST /pay, ${old}`, [4]],
  ['is new if it comes on top of the older one', [2.4], 'POST /pay, already throughput −38 %', [undefined]],
  ['is new in one of two', [1.6, 1.6], `POST /cart and POST /pay, 1 of them ${old.slice(0, -20)}`, [4, undefined]],
])('a loss %s', async (_, [now, cart], where, runs) => {
  const nights = Array.from({ length: 19 }, (__, night) => runOf(night, night < 15 ? 1 : 1.6));
  write('baselines/shop.ndjson', historyText(nights));
  write('run.json', JSON.stringify(runOf(19, now, cart)));
  const { exitCode, stdout } = await run('check @run.json --baselines @baselines --out @report.json');
  expect(exitCode).toBe(1);
  expect(/^FAILED .*not new in this run$/m.test(stdout)).toBe(!runs.includes(undefined));
  const [row = ''] = /worse .*/.exec(stdout) ?? [];
  expect(row).toContain(where);
  expect(row.includes('not new in this run')).toBe(where.endsWith(old));
  const findings = report('report.json').findings.filter(({ fails }) => fails);
  expect(new Set(findings.map(({ began }) => began?.runs))).toEqual(new Set(runs));
});
