/** Error reporting: the codes and messages of errors, now and before. A test that always fails counts as dead. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { HistoryLine, Measurement, RunDocument } from '../../src/model/documents.js';
import { historyLines, jtl, story } from './_story.js';

const { run, write, text, report, at } = story();

const night = (i: number): number => 1_760_000_000_000 + i * 1e8;
const history = ['--baselines', '@history', '--set', 'scenario=shop'];
/** Gives the failed rows other codes and messages, in rotation. */
const withErrors = (content: string, ...errors: readonly string[]): string => {
  let i = 0;
  return content.replaceAll('500,boom', () => errors[i++ % errors.length] ?? '');
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
  const result = await check(
    withErrors(jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) }), '500,boom', '503,busy', '503,busy'),
  );
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

test('the errors of a run are three lines at most, and the others are counted', async () => {
  const errors = ['500,a', '501,b', '502,c', '503,d', '504,e'];
  const { stdout } = await check(withErrors(jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) }), ...errors));
  expect(stdout.match(/ × /g)).toHaveLength(3);
  expect(stdout).toContain('60 × 502 c (0 before) in 1 case');
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

test('the errors of a run are not listed if there are none', async () => {
  const { stdout, markdown, report: written } = await check(jtl('GET /cart', { n: 2000, startMs: night(9) }));
  expect(written.errors).toBeUndefined();
  expect(stdout + markdown).not.toContain('×');
});

test('the errors of a run have the message of an assertion, and one kind if only numbers differ', async () => {
  const slow = jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) }).replace(
    /500,boom,(.*?),false,,/g,
    (_, thread: string) => `200,OK,${thread},false,It took ${String(Math.floor(1000 + 7 * slowRows++))} ms,`,
  );
  const { stdout } = await check(slow);
  expect(stdout).toContain('300 × 200 It took # ms (0 before) in 1 case');
});

test('the errors of a run name the exception where there was no response', async () => {
  const refused =
    'Non HTTP response code: org.apache.http.conn.HttpHostConnectException,Non HTTP response message: Connection refused';
  const { stdout } = await check(withErrors(jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) }), refused));
  expect(stdout).toContain('300 × HttpHostConnectException Connection refused (0 before) in 1 case');
});

test('the errors of a run are escaped, whatever the result contains', async () => {
  const hostile = `500,"<img src=x>\n@octocat | \`code\` \u202e\u001b[31m ${'long '.repeat(100)}"`;
  const { stdout, markdown } = await check(
    withErrors(jtl('GET /cart', { n: 2000, errors: 300, startMs: night(9) }), hostile),
  );
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

let slowRows = 0;

describe('documents', () => {
  const errorsOf = (document: RunDocument) =>
    document.measurements.map(({ errors, otherErrors }) => [errors, otherErrors]);

  test('shards and documents of them add their errors up', async () => {
    const shard = (i: number, ...errors: readonly string[]): string =>
      withErrors(jtl('GET /cart', { n: 500, errors: 60, startMs: night(9) + i, everyMs: 10 + i }), ...errors);
    write('shards/a.jtl', shard(0, '500,boom'));
    write('shards/b.jtl', shard(1, '500,boom', '503,busy'));
    await run('read @shards --set scenario=shop -o @whole.json');
    const expected = [
      [
        [
          { code: '500', message: 'boom', count: 90 },
          { code: '503', message: 'busy', count: 30 },
        ],
        undefined,
      ],
    ];
    expect(errorsOf(JSON.parse(text('whole.json')) as RunDocument)).toEqual(expected);
    for (const part of ['a', 'b'])
      await run('read', `@shards/${part}.jtl`, '--set', 'scenario=shop', '-o', `@parts/${part}.json`);
    await run('read @parts -o @merged.json');
    expect(errorsOf(JSON.parse(text('merged.json')) as RunDocument)).toEqual(expected);
  });

  test('list eight errors and count the others', async () => {
    const errors = Array.from('abcdefghijkl', (letter) => `500,${letter}`);
    write('many.jtl', withErrors(jtl('GET /cart', { errors: 120 }), ...errors));
    await run('read @many.jtl --set scenario=shop -o @many.json');
    const [[listed, others] = []] = errorsOf(JSON.parse(text('many.json')) as RunDocument);
    expect(listed).toHaveLength(8);
    expect(others).toBe(40);
  });

  test('a history keeps three', async () => {
    const errors = Array.from('abcde', (letter) => `500,${letter}`);
    write('few.jtl', withErrors(jtl('GET /cart', { errors: 5 }), ...errors));
    await run('record @few.jtl --baselines @few --set scenario=shop');
    const { measurement } = JSON.parse(historyLines(at('few'))[0] ?? '') as HistoryLine & { measurement: Measurement };
    expect(measurement.errors).toHaveLength(3);
    expect(measurement.otherErrors).toBe(2);
  });
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

describe('a test that fails most of its requests, now and in its whole history', () => {
  /** Checks a run against `n` similar runs. */
  async function judge(runs: number, config = '', current = dead(20)) {
    const store = `@dead-${String(runs)}`;
    write(
      `dead-${String(runs)}/shop.ndjson`,
      Array.from({ length: runs }, (_, i) => `${pastLine(i, 'GET /dead', 70)}\n${pastLine(i, 'GET /cart', 0)}\n`).join(
        '',
      ),
    );
    write('dead.yml', config);
    write('both.jtl', `${alive(20)}${rows(current)}`);
    const checked = await run(
      'check',
      '@both.jtl',
      '--baselines',
      store,
      '--set',
      'scenario=shop',
      '--config',
      '@dead.yml',
      '--out',
      '@dead.json',
    );
    return { ...checked, report: report('dead.json') };
  }

  test('fails, and one sentence explains it', async () => {
    const { exitCode, stdout, report: written } = await judge(6);
    expect(exitCode).toBe(1);
    expect(written.reasons).toContain('dead');
    expect(
      stdout.match(/is dead: most requests failed in this run and in all 6 runs of the baseline: shop \/ GET \/dead/g),
    ).toHaveLength(1);
  });

  test('is undecided with a single run of history, which may have had the same accident', async () => {
    const { exitCode, report: written } = await judge(1);
    expect(exitCode).toBe(2);
    expect(written.reasons).toEqual(['dead']);
  });

  test('passes where the configuration declares it', async () => {
    const declared = 'version: 1\ndead:\n  - where: { label: GET /dead }\n    reason: rejects what has no token\n';
    const { exitCode, stdout } = await judge(6, declared);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('dead:');
  });

  test('is no longer reported as dead once it works', async () => {
    const { report: written } = await judge(6, '', jtl('GET /dead', { n: 1000, startMs: night(20) }));
    expect(written.reasons).not.toContain('dead');
  });

  test('a declaration that matches no case is reported', async () => {
    const { report: written } = await judge(6, 'version: 1\ndead: [{ where: { label: GET /gone }, reason: x }]\n');
    expect(written.problems).toContainEqual(expect.objectContaining({ code: 'unmet-entry', pointer: '/dead/0' }));
  });
});
