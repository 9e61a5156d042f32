/** Commands in a report about results that another run uploaded: the job's own paths exist on nobody's disk. */
import { expect, test } from '@jest/globals';
import { check } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Forge } from '../../src/model/forge.js';
import type { Publisher } from '../../src/model/rendering.js';
import { jtl, story } from '../stories/_story.js';

const day = 86_400_000;

const { write, run, at } = story();

test('name the uploaded file, and say that it must be downloaded', async () => {
  for (let n = 0; n < 6; n++) {
    write('r/shop/10_users/results.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + n * day, everyMs: 10 }));
    expect(await run('record @r --baselines @b')).toMatchObject({ exitCode: 0 });
  }
  write(
    'r/shop/10_users/results.jtl',
    jtl('GET /', { startMs: 1_760_000_000_000 + 7 * day, everyMs: 20, elapsedMs: 60 }),
  );
  expect(await run('read @r -o @temp/guardband-run/run.json')).toMatchObject({ exitCode: 0 });

  let markdown = '';
  const publisher: Publisher = ({ text }) => {
    markdown = text('markdown') ?? '';
    return Promise.resolve([]);
  };
  const request = { results: [at('temp/guardband-run/run.json')], baselines: at('b') };
  const host = { ...nodeHost(), git: gitIn(at('')) };
  const forge = { foreign: 'results' } as Forge;
  await check(request, [publisher], { ...host, forge });
  expect(markdown).toContain('if it is meant to stay, download the results that its run uploaded and accept them:\n');
  expect(markdown.match(/ --results \S+/g)?.map((words) => words.trim())).toEqual([
    '--results run.json',
    '--results run.json',
  ]);

  await check(request, [publisher], host);
  expect(markdown).toContain('if it is meant to stay, accept it:\n');
  expect(markdown).toContain(` --results ${at('temp/guardband-run/run.json')} `);
});
