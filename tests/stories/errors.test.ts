/** Error reporting: the codes and messages of errors, now and before. A test that always fails counts as dead. */
import { beforeAll, expect, test } from '@jest/globals';
import type { HistoryLine, Measurement } from '../../src/model/documents.js';
import { historyLines, jtl, story } from './_story.js';

const { run, write, text, report, at } = story();

const night = (i: number): number => 1_760_000_000_000 + i * 1e8;
const history = ['--baselines', '@history', '--set', 'scenario=shop'];
/** Gives the failed rows other codes and messages, in rotation. */
const withErrors = (content: string, ...errors: readonly string[]): string => {
  let i = 0;
  return content.replaceAll('500,boom', () => errors[i++ % errors.length] ?? '');
};

/** A run of which 300 requests fail. */
const failing = (...errors: readonly string[]): string => {
  const content = jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) });
  return errors.length === 0 ? content : withErrors(content, ...errors);
};

beforeAll(async () => {
  for (let i = 0; i < 6; i++) {
    write('night.jtl', jtl('GET /cart', { n: 2000, errors: i === 5 ? 1 : 0, startMs: night(i) }));
    await run('record', '@night.jtl', ...history);
  }
});

async function check(content: string, ...options: readonly string[]) {
  write('run/results.jtl', content);
  const checked = await run('check', '@run', ...history, '--out', '@report.json', '--out', '@report.md', ...options);
  return { ...checked, report: report('report.json'), markdown: text('report.md') };
}

test('the errors of a run are counted by code and message, now and in the newest run of the baseline', async () => {
  const result = await check(failing('500,boom', '503,busy', '503,busy'));
  expect(result.exitCode).toBe(1);
  expect(result.report.errors).toEqual([
    {
      case: 'shop / GET /cart',
      errors: [
        { code: '503', message: 'busy', count: 200, before: 0 },
        { code: '500', message: 'boom', count: 100, before: 1 },
      ],
    },
  ]);
  expect(result.stdout).toContain('200 × 503 busy (0 before) in 1 case\n100 × 500 boom (1 before) in 1 case');
  expect(result.markdown).toContain('- 200 × `503 busy` (0 before) in 1 case\n- 100 × `500 boom` (1 before) in 1 case');
  expect(result.markdown.indexOf('503 busy')).toBeLessThan(result.markdown.indexOf('<details>'));
});

test('the errors of a run are counted before in every case, also in one that no longer has them', async () => {
  const both = (first: number, second: number, startMs: number): string =>
    `${jtl('GET /a', { n: 2000, errors: first, startMs })}${jtl('GET /b', { n: 2000, errors: second, startMs }).replace(/^.*\n/, '')}`;
  for (let i = 0; i < 3; i++) {
    write('two.jtl', both(2, 7, night(i)));
    await run('record @two.jtl --baselines @two --set scenario=shop');
  }
  write(
    'run/results.jtl',
    both(3, 0, night(9)) + jtl('GET /new', { n: 2000, errors: 1, startMs: night(9) }).replace(/^.*\n/, ''),
  );
  const { stdout } = await run('check @run --baselines @two --set scenario=shop --out @report.json');
  expect(stdout).toContain('4 × 500 boom (9 before) in 2 cases');
  expect(report('report.json').errors).toContainEqual({
    case: 'shop / GET /b',
    errors: [{ code: '500', message: 'boom', count: 0, before: 7 }],
  });
});

let slowRows = 0;
const refused =
  'Non HTTP response code: org.apache.http.conn.HttpHostConnectException,Non HTTP response message: Connection refused';
test.each([
  [
    'have the message of an assertion, and one kind if only numbers differ',
    failing().replace(
      /500,boom,(.*?),false,,/g,
      (_, thread: string) => `200,OK,${thread},false,It took ${String(1000 + 7 * slowRows++)} ms,`,
    ),
    '300 × 200 It took # ms (0 before) in 1 case',
    1,
  ],
  ['name an exception', failing(refused), '300 × HttpHostConnectException Connection refused (0 before)', 1],
  ['are three lines', failing('500,a', '501,b', '502,c', '503,d', '504,e'), '60 × 502 c (0 before) in 1 case', 3],
])('the errors of a run %s', async (_, content, said, lines) => {
  const { stdout } = await check(content);
  expect(stdout).toContain(said);
  expect(stdout.match(/ × /g)).toHaveLength(lines);
});

test('the errors of a run are escaped, whatever the result contains', async () => {
  const hostile = `500,"<img src=x>\n@octocat | \`code\` \u202e\u001b[31m ${'long '.repeat(100)}"`;
  const { stdout, markdown } = await check(failing(hostile));
  const line = markdown.split('\n').find((item) => item.includes('300 ×'));
  expect(line).toMatch(/^- 300 × ``500 <img src=x> @octocat \| `code` .*…`` \(0 before\) in 1 case$/);
  expect(stdout).not.toContain('\u001b');
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(1000);
});

test('a mistyped folder of baselines is answered with the nearest one that exists', async () => {
  write('run/results.jtl', jtl('GET /cart', { startMs: night(9) }));
  const checked = await run('check @run --baselines @histry --set scenario=shop');
  expect(checked.exitCode).toBe(2);
  const [, command = ''] =
    /^Next steps:\n- There are baselines[^\n]*:\n {4}guardband (.*)\n- If not/m.exec(checked.stdout) ?? [];
  const again = await run(...command.replaceAll("'", '').split(' '));
  expect(again.stdout).toContain('against');
  expect(again.stdout).not.toContain('There is no baseline');
  const other = await run('check @run --baselines @elsewhere --set scenario=shop');
  expect(other.stdout).not.toContain('Did you mean');
});

test('a history keeps three errors of a case, and counts the others', async () => {
  write('few.jtl', withErrors(jtl('GET /cart', { errors: 5 }), ...Array.from('abcde', (letter) => `500,${letter}`)));
  await run('record @few.jtl --baselines @few --set scenario=shop');
  const { measurement } = JSON.parse(historyLines(at('few'))[0] ?? '') as HistoryLine & { measurement: Measurement };
  expect([measurement.errors?.length, measurement.otherErrors]).toEqual([3, 2]);
});

const dead = (i: number, label = 'GET /dead'): string => jtl(label, { n: 1000, errors: 700, startMs: night(i) });
const alive = (i: number): string => jtl('GET /cart', { n: 1000, startMs: night(i) });
const rows = (content: string): string => content.slice(content.indexOf('\n') + 1);

/** What a history keeps of a case in the run of this night. */
const pastLine = (i: number, label: string, errorPercent: number): string =>
  JSON.stringify({
    schemaVersion: 1,
    measurement: {
      scenario: 'shop',
      label,
      configuration: {},
      samples: 1000,
      method: { percentile: 'nearest-rank' },
      metrics: { throughput: 100, errorPercent, p99: 24, mean: 22, p50: 22 },
    },
    provenance: { startedAt: new Date(night(i)).toISOString() },
  });

/** Checks a run against `n` in which most requests of a case failed. */
async function judgeDead(runs: number, config = '', current = dead(20)) {
  const past = Array.from({ length: runs }, (_, i) => [pastLine(i, 'GET /dead', 70), pastLine(i, 'GET /cart', 0), '']);
  write(`dead-${String(runs)}/shop.ndjson`, past.map((lines) => lines.join('\n')).join(''));
  write('dead.yml', config);
  write('both.jtl', `${alive(20)}${rows(current)}`);
  const place = `--baselines @dead-${String(runs)} --set scenario=shop --config @dead.yml`;
  const { exitCode, stdout } = await run(`check @both.jtl ${place} --out @dead.json`);
  const { reasons, problems } = report('dead.json');
  return { exitCode, stdout, isDead: reasons.includes('dead'), problems };
}
const inAll = /is dead: most requests failed in this run and in all 6 runs of the baseline: shop \/ GET \/dead/g;
const declare = (label: string): string => `version: 1\ndead: [{ where: { label: ${label} }, reason: x }]\n`;

test.each([
  ['fails, and one sentence explains it', 6, '', dead(20), 1, 1],
  ['is undecided with a single run of history, which may have had the same accident', 1, '', dead(20), 2, 0],
  ['passes where the configuration declares it', 6, declare('GET /dead'), dead(20), 0, 0],
  ['is not dead once it works', 6, '', jtl('GET /dead', { startMs: night(20) }), 0, 0],
])('a test that fails most of its requests, now and in its whole history, %s', async (...row) => {
  const [name, runs, config, current, exitCode, sentences] = row;
  const judged = await judgeDead(runs, config, current);
  expect(judged.exitCode).toBe(exitCode);
  expect(judged.stdout.match(inAll) ?? []).toHaveLength(sentences);
  expect(judged.isDead).toBe(name.startsWith('fails') || name.startsWith('is undecided'));
});

test('a declaration of a dead test that matches no case is reported', async () => {
  const { problems } = await judgeDead(6, declare('GET /gone'));
  expect(problems).toContainEqual(expect.objectContaining({ code: 'unmet-entry', pointer: '/dead/0' }));
});
