/** Whose rules decide about a report that another job wrote. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commentOnRun } from '../../src/commands/comment/comment.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob, type Context } from '../../src/model/context.js';
import type { Publication } from '../../src/model/rendering.js';
import { commit, git } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

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
  const published: Publication[] = [];
  const publisher = {
    id: 'test',
    publish: (publication: Publication) => {
      published.push(publication);
      return Promise.resolve([]);
    },
  };
  const host = nodeHost({}, context());
  const connect = () => Promise.resolve({ host, problems: [] });
  await commentOnRun({ reports: ['report.json'] }, [publisher], host, connect);
  expect(published.map((each) => each.text('markdown'))).toEqual([expect.stringContaining(`### ${heading} `)]);
});
