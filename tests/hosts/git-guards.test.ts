/** Nothing that a commit or an artifact contains leads git or the host, and nothing waits forever. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { findFolderAt } from '../../src/history/stores/git.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { withoutLinks } from '../../src/hosts/node/without-links.js';
import { commit, git, project } from '../stories/_git.js';
import { story } from '../stories/_story.js';

const { at, write } = story();

describe('git', () => {
  test('does not take a committed folder for a repository', async () => {
    execFileSync('git', ['init', '--quiet', '--bare', at('evil')]);
    writeFileSync(
      at('evil/config'),
      `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${at('ran')};false"\n`,
    );
    const answer = await gitIn(at('evil'))(['status']);
    expect(answer).toMatchObject({ code: 128, stderr: expect.stringContaining('safe.bareRepository') });
    expect(existsSync(at('ran'))).toBe(false);
  });

  test('gets no secrets from the environment', async () => {
    const probe = `!printf '%s' "$A_TOKEN" >'${at('seen')}'`;
    process.env['A_TOKEN'] = 'secret';
    await gitIn(at(''))(['-c', `alias.probe=${probe}`, 'probe']);
    delete process.env['A_TOKEN'];
    expect(readFileSync(at('seen'), 'utf8')).toBe('');
  });

  test('ends with its helpers when its time is over', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/x.git`;
    const answer = await gitIn({ folder: at(''), patienceMs: 500 })(['ls-remote', url]);
    expect(answer).toMatchObject({ code: 128, stderr: expect.stringContaining('took longer than 0.5 s') });
    server.close();
  });
});

describe('the baselines of a commit', () => {
  let base: string;
  beforeAll(() => {
    project(at('bare.git'), at('clone'));
    write('clone/perf/history/shop.ndjson', 'base\n');
    symlinkSync('perf/history', at('clone/inside'));
    symlinkSync('/', at('clone/outside'));
    git(at('clone'), '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', at('bare.git'), 'module');
    base = commit(at('clone'), 'Links');
  });

  test.each([
    ['perf/history', 'folder'],
    ['inside', 'folder'],
    ['outside', 'link'],
    ['outside/tmp', 'link'],
    ['module', 'link'],
    ['module/baselines', 'link'],
    ['nowhere', 'absent'],
    ['../elsewhere', 'outside'],
  ])('%s is %s', async (place, expected) => {
    expect(await findFolderAt(place, base, { git: gitIn(at('clone')) })).toBe(expected);
  });
});

test('a host for the artifacts of others reads no links', async () => {
  mkdirSync(at('artifact'));
  write('secret', 'key');
  write('artifact/run.json', '{}');
  symlinkSync(at('secret'), at('artifact/link.json'));
  const host = withoutLinks(nodeHost());
  expect(await host.readText(at('artifact/run.json'))).toBe('{}');
  await expect(host.readText(at('artifact/link.json'))).rejects.toThrow('is a link');
  expect(() => host.read(at('artifact/link.json'))).toThrow('is a link');
});
