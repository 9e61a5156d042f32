/** A history on a branch of another repository. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { git, project, serve, type Served } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const dayMs = 86_400_000;
const night = (day: number): string =>
  jtl('GET /', { startMs: 1_760_000_000_000 + day * dayMs, everyMs: 10 + (day % 2) });

const { run, write, text, at } = story({}, 'code');
let server: Served;
const place = (credentials = ''): readonly string[] => [
  '--baselines',
  `git:${server.url.replace('//', `//${credentials}`)}/numbers.git#main-history`,
];
beforeAll(async () => {
  project(at('code.git'), at('code'));
  execFileSync('git', ['init', '--quiet', '--bare', at('numbers.git')]);
  git(at('numbers.git'), 'config', 'http.receivepack', 'true');
  server = await serve(at(''));
});
afterAll(() => server.close());

test("a branch of another repository is used for recording and checking, and the branches of the project's repository do not change", async () => {
  const branches = git(at('code'), 'branch', '--all');
  for (let day = 0; day < 3; day++) {
    write('r/shop/results.jtl', night(day));
    expect(await run('record', '@r', ...place())).toMatchObject({
      exitCode: 0,
      stdout: 'Recorded 1 case in main-history:shop.ndjson; refused 0 cases.\n',
    });
  }
  write('r/shop/results.jtl', night(3));
  expect(await run('check', '@r', ...place())).toMatchObject({ exitCode: 0 });
  expect(git(at('numbers.git'), 'rev-list', '--count', 'main-history').trim()).toBe('3');
  const secret = place('user:a-secret@');
  for (const argv of [
    ['check', '@r', ...secret, '--out', '@o/r.md', '--out', '@o/r.html', '--out', '@o/r.json', '--out', '@o/r.xml'],
    ['check', '@r', ...secret, '--reference', 'tag:none', '--format', 'json'],
    ['signoff', '@r', ...secret, '--out', '@o/s.json', '--out', '@o/s.html'],
    ['record', '@r', ...secret, '--set', 'scenario=other'],
    ['accept', 'none', '--reason', 'why', ...secret],
    ['trend', secret[1] ?? ''],
  ]) {
    const { stdout, stderr } = await run(...argv);
    expect(`${argv[0] ?? ''}: ${stdout}${stderr}`).not.toContain('secret');
  }
  const written = readdirSync(at('o')).map((file) => text(`o/${file}`));
  expect(written).toHaveLength(6);
  expect(written.join('\n')).toContain('numbers.git#main-history');
  expect(written.join('\n')).not.toContain('secret');
  expect(git(at('code.git'), 'branch', '--all')).not.toContain('main-history');
  expect(git(at('code'), 'branch')).toBe(
    branches
      .split('\n')
      .filter((line) => !line.includes('remotes'))
      .join('\n'),
  );
});

test('a branch of another repository that cannot be reached is an error that shows no token', async () => {
  await server.close();
  const checked = await run('check', '@r', ...place('user:a-secret-token@'));
  expect(checked).toMatchObject({ exitCode: 3 });
  expect(checked.stderr).toContain('could not be fetched');
  expect(checked.stdout + checked.stderr).not.toContain('a-secret-token');
});

test.each(['ext::sh -c "touch pwned"#x', '--upload-pack=touch#x', 'https://example.invalid/x.git', '-x#y', 'fd::7#x'])(
  'a branch of another repository refuses %s',
  async (address) => {
    const checked = await run('check', '@r', '--baselines', `git:${address}`);
    expect(checked).toMatchObject({ exitCode: 3 });
    expect(checked.stderr).toContain('--baselines does not accept "git:');
  },
);
