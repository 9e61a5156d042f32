/** A case that loses a little in every run: check names the loss and where it began, and its advice works as printed. */
import { expect, test } from '@jest/globals';
import { historyText } from './_nights.js';
import { printedWords } from './_printed.js';
import { historyLines, story } from './_story.js';

const day = 86_400_000;
const start = Date.parse('2026-01-01T04:12:00Z');
const startOf = (night: number): string => new Date(start + night * day).toISOString();
const commitOf = (night: number): string => (0x1a2b3c4d5e + night).toString(16).padEnd(40, '0');
/** Deterministic noise between -1 and 1. */
const random = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;

const [nights, firstSlow, slowLabel] = [36, 28, 2];

/** The machine of the newest night is fast, so the case looks faster than usual in that run alone. */
const measurementsOf = (night: number) =>
  [0, 1, 2, 3, 4, 5].map((label) => {
    const lost = label === slowLabel ? Math.min(0.05, 0.01 * Math.max(0, night - firstSlow + 1)) : 0;
    const machine = night === nights ? 1.05 : 1;
    const factor = (1 - lost) * machine * Math.exp(0.012 * random(13 * night + 101 * label + 1));
    return {
      scenario: 'shop',
      label: `GET /${String(label)}`,
      configuration: { users: '50' },
      samples: 50_000,
      metrics: { errorPercent: 0, throughput: 400 * factor, p50: 20 / factor, p99: 60 / factor },
    };
  });
const runOf = (night: number) => ({
  schemaVersion: 1,
  provenance: { startedAt: startOf(night), commit: commitOf(night) },
  measurements: measurementsOf(night),
});

const { run, write, report, at, text } = story({ width: 80 });

const check = (...more: readonly string[]) => run('check', '@run.json', '--baselines', '@baselines', ...more);
const flat = (printed: string): string => printed.replace(/\s+/g, ' ').replaceAll(at(''), '@');
let printed = '';

test('a case that lost 1 % in each of five nights passes as a slow loss, although this run is faster than usual', async () => {
  write('baselines/shop.ndjson', historyText(Array.from({ length: nights }, (_, night) => runOf(night))));
  write('run.json', JSON.stringify(runOf(nights)));
  const { exitCode, stdout } = await check('--out', '@report.json');
  printed = stdout;
  expect({ exitCode, stdout: stdout.replaceAll(at(''), '') }).toMatchObject({ exitCode: 0 });
  const { findings, rerun } = report('report.json');
  const throughput = findings.find(({ reason, metric }) => reason === 'drift' && metric === 'throughput');
  expect(throughput).toMatchObject({ case: { label: 'GET /2' }, delta: { direction: 'better' } });
  expect(Math.abs((throughput?.drift?.percent ?? 0) + 4)).toBeLessThan(1);
  expect(rerun).toEqual({ suspects: [], controls: [] });
  const first = (throughput?.drift?.since ?? '').slice(0, 16).replace('T', ' ');
  expect(flat(stdout)).toMatch(
    new RegExp(
      `^PASSED but GET /2 looks gradually slower: throughput −[345](\\.\\d)? %[^;]* since the run of ${first}, commit [0-9a-f]{10} `,
    ),
  );
  expect(flat(stdout)).toContain('slow loss since the run of');
  expect(stdout).not.toMatch(/base and head|one run cannot tell/i);
  for (const line of stdout.split('\n').filter((each) => !each.startsWith('    guardband ')))
    expect(line.length).toBeLessThanOrEqual(80);
});

test('a case that lost 1 % in each of five nights leaves a sign-off undecided, which another run would not settle', async () => {
  const { exitCode, stdout } = await run('signoff @run.json --baselines @baselines --out @signoff.html');
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(/^UNKNOWN {2}\w+ is not signed yet: GET \/2 looks gradually slower: throughput\s+−3\.3 %/);
  expect(flat(stdout)).toMatch(/among the changes since it began. The earlier runs: guardband trend --case /);
  for (const shown of [stdout, text('signoff.html')]) {
    expect(shown).toContain('1 unknown');
    expect(shown).not.toMatch(/base and head|one run cannot tell/i);
  }
});

test('a case that lost 1 % in each of five nights is in the printed trend', async () => {
  const { exitCode, stdout } = await run(...printedWords(printed, 'trend'));
  expect(exitCode).toBe(0);
  expect(flat(stdout)).toMatch(/drifting since the run of 2026-0[12]-\d\d 04:12, commit [0-9a-f]{10}: shop \/ GET \/2/);
});

test('a case that lost 1 % in each of five nights is settled by the printed acceptance', async () => {
  expect(await run(...printedWords(printed, 'accept'))).toMatchObject({ exitCode: 0 });
  expect(historyLines(at('baselines')).join('\n')).toContain('why it is meant to stay');
  const { exitCode, stdout } = await check();
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^PASSED {2}no regression in 6 cases\n/);
});
