/** Nothing that a commit or an artifact contains leads git or the host, and nothing waits forever. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { findFolderAt } from '../../src/history/stores/git.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { forgetPrograms } from '../../src/hosts/node/git-programs.js';
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

describe('the configuration of the repository chooses no program', () => {
  beforeAll(() => {
    project(at('programs.git'), at('programs'));
    write('programs/.gitattributes', '*.txt filter=x diff=x\n');
    write('programs/a.txt', 'text\n');
    commit(at('programs'), 'Filtered');
    write('evil.sh', `#!/bin/sh\ntouch '${at('ran')}'\ncat\n`);
    chmodSync(at('evil.sh'), 0o755);
  });
  const ssh = ['ls-remote', 'ssh://127.0.0.1:1/x'];
  const http = ['ls-remote', 'http://127.0.0.1:1/x'];
  const out = ['worktree', 'add', '--detach', '../checked-out', 'HEAD'];

  test.each([
    ['core.sshCommand', ssh],
    ['core.gitProxy', ['ls-remote', 'git://127.0.0.1:1/x']],
    ['remote.origin.uploadpack', ['fetch', 'origin']],
    ['remote.origin.receivepack', ['push', 'origin', 'HEAD:refs/heads/x']],
    ['credential.helper', http],
    ['credential.http://127.0.0.1:1.helper', http],
    ['filter.x.smudge', out],
    ['filter.x.process', out],
    ['filter.x.clean', ['add', '--renormalize', '.']],
    ['core.fsmonitor', ['status']],
    ['diff.external', ['diff', 'HEAD']],
    ['diff.x.command', ['diff', 'HEAD']],
    ['diff.x.textconv', ['diff', 'HEAD']],
    ['core.alternateRefsCommand', ['fetch', 'origin']],
    ['core.hooksPath', out],
  ])('%s', async (key, args) => {
    write('programs/a.txt', `${key}\n`);
    const value = key === 'core.hooksPath' ? at('hooks') : at('evil.sh');
    write('hooks/post-checkout', `#!/bin/sh\ntouch '${at('ran')}'\n`);
    chmodSync(at('hooks/post-checkout'), 0o755);
    // As from an artifact: in a file that the configuration includes.
    write('evil.config', '');
    git(at('programs'), 'config', '--file', at('evil.config'), key, value);
    git(at('programs'), 'config', 'include.path', at('evil.config'));
    forgetPrograms();
    await gitIn(at('programs'))(args);
    git(at('programs'), 'config', '--unset', 'include.path');
    rmSync(at('checked-out'), { recursive: true, force: true });
    git(at('programs'), 'worktree', 'prune');
    expect(existsSync(at('ran'))).toBe(false);
  });

  test('but that of the user does, beside one of the repository', async () => {
    write(
      'user.config',
      `[credential]\n\thelper = "!touch '${at('of-user')}';"\n[filter "x"]\n\tsmudge = sed s/./X/g\n\tclean = cat\n`,
    );
    const kept = process.env['GIT_CONFIG_GLOBAL'];
    process.env['GIT_CONFIG_GLOBAL'] = at('user.config');
    for (const key of ['filter.x.smudge', 'credential.helper']) git(at('programs'), 'config', key, at('evil.sh'));
    forgetPrograms();
    const server = createHttp((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await gitIn(at('programs'))(['ls-remote', `http://127.0.0.1:${String(port)}/x.git`]);
    server.close();
    const { code } = await gitIn(at('programs'))(out);
    if (kept === undefined) delete process.env['GIT_CONFIG_GLOBAL'];
    else process.env['GIT_CONFIG_GLOBAL'] = kept;
    expect([code, existsSync(at('ran')), existsSync(at('of-user'))]).toEqual([0, false, true]);
    expect(readFileSync(at('checked-out/a.txt'), 'utf8')).toBe('XXXX\n');
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
