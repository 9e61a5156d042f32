/** Whose rules decide about a report that another job wrote. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { noJob, type Context } from '../../src/model/context.js';
import { commit, git } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';
import { commentIn } from './_comment.js';

const { run, write, at } = story();
const home = process.cwd();
const day = 86_400_000;
let base: string;

beforeAll(async () => {
  git(at(''), 'init', '--quiet', '--initial-branch=main');
  write('guardband.yml', 'fail: { on: [missing] }\n');
  base = commit(at(''), 'Slower is fine here');
  for (let n = 0; n < 8; n++) {
    write('r.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + n * day, everyMs: 20 + (n % 2) }));
    await run('record @r.jtl --baselines @kept --set scenario=shop');
  }
  write('r.jtl', jtl('GET /', { startMs: 1_770_000_000_000, everyMs: 40, elapsedMs: 40 }));
  const options = ['--baselines', '@kept', '--set', 'scenario=shop', '--config', '@guardband.yml'];
  expect(await run('check', '@r.jtl', ...options, '--out', '@report.json')).toMatchObject({ exitCode: 0 });
  write('guardband.yml', 'fail: { on: [] }\n'); // a downloaded file could be called so
  process.chdir(at(''));
});
afterAll(() => {
  process.chdir(home);
});

const ofChange: Context = { ...noJob, change: { kind: 'known', name: '#7', target: {} } };

test.each<readonly [what: string, context: () => Context, heading: string]>([
  [
    'of this job: those of its merge base',
    () => ({ ...ofChange, change: { kind: 'known', name: '#7', target: { commit: base } } }),
    '⚠️',
  ],
  ['of this job, whose base is unknown: the built-in ones', () => ofChange, '❌'],
  [
    'of a completed run: the built-in ones',
    () => ({ ...ofChange, change: { kind: 'known', name: '#7', target: { commit: base } }, run: { isAfterRun: true } }),
    '❌',
  ],
])('a report %s', async (_, context, heading) => {
  const { text } = await commentIn(context(), 'report.json');
  expect(text).toContain(`### ${heading} `);
});
