/** Runs the queries of docs/analysis.md as printed, in DuckDB, on a history and reports written by Guardband. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counterparts } from '../forge/_github.js';
import { story } from '../stories/_story.js';

const tools = counterparts(); // tools/setup-counterparts.sh duckdb
const withDuckdb = tools === undefined ? describe.skip : describe;

/** Runs the code blocks of a page in one session, and prints the output of each under its heading. */
const program = `
import duckdb, json, sys
session, answers = duckdb.connect(), {}
session.execute('SET enable_progress_bar = false')
for heading, block in json.load(sys.stdin):
    result = session.execute(block)
    names = [column[0] for column in result.description]
    answers[heading] = [dict(zip(names, row)) for row in result.fetchall()]
json.dump(answers, sys.stdout, default=str)
`;

type Row = Readonly<Record<string, unknown>>;

const dayMs = 86_400_000;
const dayZero = Date.parse('2025-01-01T00:00:00Z');
const everyDays = 6;
const runs = 60;
const breaksIn = 30;
const recoversIn = 35;
const startOf = (run: number): string => new Date(dayZero + run * everyDays * dayMs).toISOString();
/** The Monday of a date's week. */
const weekOf = (date: string): string => {
  const day = new Date(date);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
};
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};

/** p99 by case. The label that looks like a date and the axes must stay as they are. */
const cases: Readonly<Record<string, (run: number) => number>> = {
  '2025-01-01': (run) => 40 + 0.2 * (run % 2),
  drifting: (run) => 40 * (1 + run / 400) + 0.2 * (run % 2),
  noisy: (run) => 40 * (1 + 0.05 * ([0, 1, -1, 0.5, -0.5][run % 5] ?? NaN)),
  broken: (run) => (run >= breaksIn && run < recoversIn ? 90 : 40) + 0.2 * (run % 2),
};
const nameOf = (label: string): string => `shop / ${label} [heap=2G, users=50]`;

function runDocument(run: number): string {
  const measurementOf = (label: string, p99: number): object => ({
    scenario: 'shop',
    label,
    configuration: { users: '50', heap: '2G' },
    samples: 5000,
    startedAt: startOf(run),
    durationMs: 50_000,
    metrics: { errorPercent: 0, throughput: 100 + 0.1 * (run % 3), p50: 20 + 0.1 * (run % 2), p99 },
  });
  const measurements = Object.entries(cases).map(([label, p99]) => measurementOf(label, p99(run)));
  if (run === runs - 1) measurements.push(measurementOf('added', 40));
  return JSON.stringify({ schemaVersion: 1, provenance: { startedAt: startOf(run) }, measurements });
}

const { run, write, at, text, report } = story();
let answers: Readonly<Record<string, readonly Row[]>> = {};
let recorded: readonly string[] = [];
let failure = '';
let blocks: readonly (readonly [heading: string, sql: string])[] = [];
const rowsOf = (heading: string): readonly Row[] => answers[heading] ?? [];

beforeAll(async () => {
  for (let n = 0; n < runs; n++) {
    write('run.json', runDocument(n));
    await run('check', '@run.json', '--baselines', '@baselines', '--out', `@reports/${String(n)}.json`);
    await run('record @run.json --baselines @baselines');
  }
  await run("accept 'shop / noisy*' --reason 'a line that is no run' --baselines @baselines");
  const files = readdirSync(at('baselines'), { recursive: true, encoding: 'utf8' });
  recorded = files.filter((file) => file.endsWith('.ndjson')).map((file) => text(`baselines/${file}`));
  const page = readFileSync('docs/analysis.md', 'utf8');
  blocks = page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    return Array.from(section.matchAll(/^```sql\n([\s\S]*?)```/gm), ([, block = '']) => [heading, block] as const);
  });
  const python = resolve(String(tools), 'venv/bin/python');
  const input = JSON.stringify(blocks);
  const session = spawnSync(python, ['-c', program], { cwd: at(''), input, encoding: 'utf8' });
  failure = session.stderr;
  if (session.status === 0) answers = JSON.parse(session.stdout) as typeof answers;
}, 300_000);

withDuckdb('the queries of docs/analysis.md', () => {
  test('run without an error on all that was recorded, with a line that is no run', () => {
    expect(failure).toBe('');
    expect(blocks).toHaveLength(5);
    expect(recorded.length).toBeGreaterThan(1);
    const lines = recorded.join('').trim().split('\n');
    expect(lines.filter((line) => line.includes('"measurement":'))).toHaveLength(runs * 4 + 1);
    expect(recorded.join('')).toContain('"accept":');
  });

  test('find the worst drift, by its size', () => {
    const [worst, ...others] = rowsOf('Worst drifts of the year');
    const values = Array.from({ length: runs }, (_, n) => cases['drifting']?.(n) ?? NaN);
    const [before, after] = [median(values.slice(0, 10)), median(values.slice(-10))];
    expect(worst).toMatchObject({
      case_name: nameOf('drifting'),
      percent: Number((100 * (after / before - 1)).toFixed(1)),
    });
    expect(worst?.['before']).toBeCloseTo(before, 9);
    expect(worst?.['after']).toBeCloseTo(after, 9);
    expect(others).toHaveLength(3);
    for (const { percent } of others) expect(Math.abs(Number(percent))).toBeLessThan(1);
  });

  test('find the noisiest case, and do not take a step for noise', () => {
    const rows = rowsOf('Noisiest cases');
    const noiseOf = (label: string): number => {
      const values = Array.from({ length: runs }, (_, n) => cases[label]?.(n) ?? NaN);
      const steps = values.slice(1).map((value, n) => Math.abs(value - (values[n] ?? NaN)));
      return Number((((100 * 1.4826) / Math.SQRT2) * (median(steps) / median(values))).toFixed(1));
    };
    expect(rows[0]).toEqual({ case_name: nameOf('noisy'), runs, noise_percent: noiseOf('noisy') });
    expect(noiseOf('noisy')).toBeGreaterThan(4);
    expect(rows.find(({ case_name: name }) => name === nameOf('broken'))?.['noise_percent']).toBe(noiseOf('broken'));
    expect(noiseOf('broken')).toBeLessThan(1);
  });

  test('count the alarms of every week', () => {
    const expected = new Map<string, { checks: number; failed_checks: number; alarms: number }>();
    for (let n = 0; n < runs; n++) {
      const { outcome, findings } = report(`reports/${String(n)}.json`);
      const week = expected.get(weekOf(startOf(n))) ?? { checks: 0, failed_checks: 0, alarms: 0 };
      const failing = new Set(findings.filter(({ fails }) => fails === true).map((finding) => finding.case.key));
      expected.set(weekOf(startOf(n)), {
        checks: week.checks + 1,
        failed_checks: week.failed_checks + (outcome === 'failed' ? 1 : 0),
        alarms: week.alarms + failing.size,
      });
    }
    const rows = rowsOf('Alarms per week');
    expect(rows).toEqual([...expected].map(([week, counts]) => ({ week, ...counts })));
    const broken = Array.from({ length: recoversIn - breaksIn }, (_, n) => weekOf(startOf(breaksIn + n)));
    const withAlarms = rows.filter(({ alarms }) => alarms !== 0);
    expect(withAlarms.map(({ week }) => week)).toEqual([...new Set(broken)]);
    expect(withAlarms.reduce((sum, { alarms }) => sum + Number(alarms), 0)).toBe(broken.length);
  });
});
