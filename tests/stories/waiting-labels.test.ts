/** In a closed loop one slow label lowers the throughput of all: reports name it instead of the machine. */
import { expect, test } from '@jest/globals';
import { loopOf } from './_nights.js';
import { story } from './_story.js';

const transactions = { Browse: ['GET /events'], Reserve: ['GET /seats', 'POST /seats'], Pay: ['POST /payments'] };
const usual = { 'GET /events': 21.5, 'GET /seats': 11.5, 'POST /seats': 38, 'POST /payments': 64 };

/** @param factors by request: how many times as long it takes */
function documentOf(day: number, factors: Readonly<Record<string, number>> = {}, thinkTime = 163): string {
  const times = Object.entries(usual).map(
    ([label, ms]) => [label, ms * (factors[label] ?? factors['*'] ?? 1)] as const,
  );
  return loopOf(day, Object.fromEntries(times), { thinkTime, requests: 14, transactions });
}

const project = story({ width: 80 });
const record = async (): Promise<void> => {
  for (let day = 1; day <= 6; day++) {
    project.write('run.json', documentOf(day));
    await project.run('record @run.json --baselines @baselines');
  }
};
let recorded: Promise<void> | undefined;
const check = async (factors: Readonly<Record<string, number>>) => {
  await (recorded ??= record());
  project.write('run.json', documentOf(20, factors));
  const outs = ['r.json', 'r.md', 'r.html'].flatMap((file) => ['--out', `@${file}`]);
  const { stdout, exitCode } = await project.run('check', '@run.json', '--baselines', '@baselines', ...outs);
  const unwrapped = stdout.replaceAll(/\s+/g, ' ');
  return {
    exitCode,
    // Markdown keeps a number and its unit together with an unbroken space.
    texts: [unwrapped, project.text('r.md').replaceAll('\u00a0', ' '), project.text('r.html')],
    report: project.report('r.json'),
  };
};
const explain = async (pattern: string, metric: string): Promise<string> => {
  const place = ['--results', '@run.json', '--baselines', '@baselines'];
  return (await project.run('explain', pattern, metric, ...place)).stdout.replaceAll(/\s+/g, ' ');
};
const shiftOf = (report: Awaited<ReturnType<typeof check>>['report']) =>
  report.runShifts.find(({ metric }) => metric === 'throughput');

test.each([
  [1.3, '−6'],
  [1.6, '−11'],
])(
  'a plan of three transactions at two loads %f times as long in one request: every view names it',
  async (factor, size) => {
    const { exitCode, texts, report } = await check({ 'POST /payments': factor });
    expect(exitCode).toBe(1);
    expect(shiftOf(report)).toMatchObject({
      verdict: 'pass',
      labels: [
        { scenario: 'default', label: 'POST /payments' },
        { scenario: 'default', label: 'Pay' },
      ],
    });
    for (const text of texts) {
      expect(text).toMatch(
        new RegExp(`Users wait for POST /payments and Pay, which got slower: throughput .*${size}.* in 14 cases\\.`),
      );
      expect(text).not.toMatch(/earlier runs? also reached|usual variation of machines|whole run(?: is|:)/);
      expect(text).toMatch(/POST \/payments and Pay got slower: /);
    }
  },
);

test('a plan of three transactions at two loads everything slower within the limit: says what the history cannot rule out', async () => {
  const { texts, report } = await check({ '*': 1.12 });
  expect(shiftOf(report)).not.toHaveProperty('labels');
  for (const text of texts) {
    expect(text).toMatch(
      /throughput 5\.\d % lower, p99 1\d % higher and p50 1\d % higher than usual in all \d+ cases; either the machine or the change is the cause\./,
    );
    expect(text).not.toContain('users wait');
  }
});

test('a plan of three transactions at two loads a request that got faster is named, and the others are unchanged', async () => {
  const { exitCode, texts, report } = await check({ 'POST /payments': 0.4 });
  expect(exitCode).toBe(0);
  const improved = report.findings.filter(({ verdict }) => verdict === 'improvement');
  expect(new Set(improved.map((finding) => finding.case.label))).toEqual(new Set(['Pay', 'POST /payments']));
  expect(new Set(improved.map(({ metric }) => metric))).toContain('throughput');
  for (const text of texts) expect(text).toMatch(/POST \/payments and Pay got faster: throughput \+14/);
  for (const text of texts)
    expect(text).toMatch(
      /Users wait less for POST \/payments and Pay, which got faster: throughput .*\+15 % in 14 cases\./,
    );
  const browse = await explain('default / Browse [users=5]', 'throughput');
  expect(browse).toContain('verdict unchanged: users wait less for POST /payments and Pay, which got faster');
});
