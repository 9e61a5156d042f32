/** What a report suggests settles what it is about, copied as printed: waivers, acceptances and explanations. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, rmSync } from 'node:fs';
import { isUnknown } from '../../src/judge/outcome.js';
import type { Finding, Report, RunDocument } from '../../src/model/documents.js';
import { verdictWords } from '../../src/report/sentences/words.js';
import { printedCommands, printedSnippet, printedWords } from './_printed.js';
import { story } from './_story.js';
import { times } from '../_times.js';

const { run, write, report, at } = story();

type Slow = (scenario: string, label: string, users: number) => number;

/** Payments and reports at three loads: p99 varies three times as much as p50, and at 5 users it has few requests. */
const night = (day: number, slow: Slow = () => 1): RunDocument => ({
  schemaVersion: 1,
  provenance: {
    startedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    commit: `${String(day)}abc`.padEnd(40, '0'),
  },
  measurements: ['payments', 'reporting'].flatMap((scenario, s) =>
    ['GET /rates', 'POST /orders', 'POST /exports'].flatMap((label, l) =>
      [5, 20, 60].map((users) => {
        const seed = 7 * day + 13 * s + 5 * l + users;
        const vary = (size: number, phase: number): number => 1 + size * Math.sin(seed * phase);
        const factor = slow(scenario, label, users);
        return {
          scenario,
          label,
          configuration: { users: String(users) },
          metrics: {
            errorPercent: 0,
            throughput: (users / factor ** 0.3) * vary(0.005, 1.3),
            p50: 20 * (l + 1) * factor * vary(0.02, 2.1) * (1 + 0.01 * Math.sin(day)),
            p99: 60 * (l + 1) * factor * vary(0.06, 3.7) * (1 + 0.03 * Math.sin(3 * day)),
          },
          samples: 80 * users,
        };
      }),
    ),
  ),
});

const places: Readonly<Record<string, (factor: number) => Slow>> = {
  'the whole run': (factor) => () => factor,
  'the whole run, in part': (factor) => (_, label) => (label === 'GET /rates' ? 1 + (factor - 1) / 3 : factor),
  'a scenario': (factor) => (scenario) => (scenario === 'payments' ? factor : 1),
  'a label': (factor) => (_, label) => (label === 'POST /orders' ? factor : 1),
  'a case': (factor) => (scenario, label, users) =>
    scenario === 'payments' && label === 'POST /orders' && users === 60 ? factor : 1,
  'two groups': (factor) => (scenario, label, users) =>
    (scenario === 'payments' && users === 20) || (scenario === 'reporting' && label === 'GET /rates') ? factor : 1,
};
const options: Readonly<Record<string, { readonly runs: number; readonly words: readonly string[] }>> = {
  'as usual': { runs: 12, words: [] },
  'after few runs': { runs: 3, words: [] },
  'of some cases': { runs: 12, words: ['--only', 'payments*', '--only', '*POST /exports*'] },
  'by bands': { runs: 12, words: ['--judge', 'bands'] },
};
/** Each place with each option once, and in turn with another factor; at night with all factors. */
const situations = Object.keys(places).flatMap((place, p) =>
  Object.entries(options).flatMap(([option, { runs }], o) =>
    [1.15, 1.2, 1.3].filter((_, f) => (f + p + o) % 3 < times(1)).map((factor) => ({ place, factor, option, runs })),
  ),
);

beforeAll(async () => {
  for (const runs of [3, 12])
    for (let day = 1; day <= runs; day++) {
      write('run.json', JSON.stringify(night(day)));
      await run('record', '@run.json', '--baselines', `@history-${String(runs)}`);
    }
});

const keysOf = (findings: readonly Finding[]): ReadonlySet<string> => new Set(findings.map((one) => one.case.key));

/** What failed is settled if it neither fails nor is unknown any more. */
function expectSettled(before: Report, after: Report): void {
  const failed = keysOf(before.findings.filter(({ fails }) => fails));
  const open = after.findings.filter((one) => failed.has(one.case.key) && (one.fails === true || isUnknown(one)));
  expect(open.map((one) => `${one.case.key} ${one.metric} ${one.verdict}`)).toEqual([]);
}

describe.each(situations)('$place, $factor times as slow, judged $option', ({ place, factor, runs, option }) => {
  test('is settled by what is printed', async () => {
    write('run.json', JSON.stringify(night(20, places[place]?.(factor))));
    write('guardband.yml', 'version: 1\n');
    const history = `@history-${String(runs)}`;
    const check = (baselines: string) =>
      run(
        ...['check', '@run.json', '--baselines', baselines, '--config', '@guardband.yml'],
        ...(options[option]?.words ?? []),
        ...['--out', '@report.json'],
      );
    const { stdout } = await check(history);
    const before = report('report.json');
    if (stdout.includes('    guardband explain ')) {
      const words = printedWords(stdout, 'explain');
      const [, key, metric] = words;
      const explained = await run(...words);
      const shown = before.findings.find((one) => one.case.key === key && one.metric === metric);
      expect(/^ {2}verdict +([^:]*)/m.exec(explained.stdout)?.[1]).toBe(shown && verdictWords[shown.verdict]);
    }
    const accepting = printedCommands(stdout, 'accept ');
    // Of very many groups, the first are accepted.
    if (accepting.length > 0 && !stdout.includes('separate commands')) {
      cpSync(at(history.slice(1)), at('accepted'), { recursive: true });
      for (const words of accepting) {
        const copied = words.map((word) => word.replace(at(history.slice(1)), at('accepted')));
        expect(await run(...copied)).toMatchObject({ exitCode: 0 });
      }
      await check('@accepted');
      expectSettled(before, report('report.json'));
      rmSync(at('accepted'), { recursive: true });
    }
    if (before.outcome === 'failed') {
      write('guardband.yml', `version: 1\n${printedSnippet(stdout, 'waivers')}`);
      await check(history);
      expectSettled(before, report('report.json'));
      const { outcome, runShifts } = report('report.json');
      expect(outcome).not.toBe('failed');
      if (before.reasons.includes('whole-run')) expect({ outcome, runShifts }).toMatchObject({ outcome: 'passed' });
    }
  });
});
