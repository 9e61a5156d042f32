/** Nothing that a commit or an artifact contains leads git or the host, and nothing waits forever. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { findFolderAt } from '../../src/history/stores/git.js';
import { gitIn, forgetPrograms } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob } from '../../src/model/context.js';
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

  test('nor for the work tree of a commit alone', async () => {
    const { checkOut } = await import('../../src/measuring/folders.js');
    write('programs/a.txt', 'of a commit\n');
    write('worktree.config', '');
    git(at('programs'), 'config', '--file', at('worktree.config'), 'filter.x.smudge', at('evil.sh'));
    git(at('programs'), 'config', 'includeIf.gitdir:**/worktrees/**.path', at('worktree.config'));
    forgetPrograms();
    const host = { ...nodeHost(), git: gitIn(at('programs')) };
    const refused = await checkOut('HEAD', host);
    git(at('programs'), 'config', '--unset', 'includeIf.gitdir:**/worktrees/**.path');
    forgetPrograms();
    const checkedOut = await checkOut('HEAD', host);
    if ('code' in checkedOut) throw new Error(checkedOut.message);
    const text = readFileSync(`${checkedOut.folder}/a.txt`, 'utf8');
    await checkedOut.remove();
    expect([refused, existsSync(at('ran')), text]).toEqual([
      expect.objectContaining({ code: 'base-not-checked-out' }),
      false,
      'text\n',
    ]);
  });

  test.each([
    ['a repository in the folder of -C', [], ['-C', 'inner', 'status']],
    ['a submodule', ['add', 'inner'], ['status']],
    ['a submodule that is compared', ['add', 'inner'], ['diff', 'HEAD', '--submodule=diff']],
  ])('of %s', async (_, added, args) => {
    project(at('inner.git'), at('programs/inner'));
    write('programs/inner/.gitattributes', '*.txt filter=x\n');
    write('programs/inner/a.txt', '1\n');
    commit(at('programs/inner'), 'Inner');
    if (added.length > 0) git(at('programs'), '-c', 'advice.addEmbeddedRepo=false', ...added);
    write('programs/inner/a.txt', '2\n');
    git(at('programs/inner'), 'config', 'filter.x.clean', at('evil.sh'));
    forgetPrograms();
    await gitIn({ folder: at('programs'), workspace: at('programs') })(args);
    git(at('programs'), 'rm', '--cached', '--quiet', '--ignore-unmatch', '-f', 'inner');
    for (const name of ['inner.git', 'programs/inner']) rmSync(at(name), { recursive: true });
    expect(existsSync(at('ran'))).toBe(false);
  });

  test.each([
    ['remote.evil.url', './evil.git', 'evil'],
    ['remote.evil.pushUrl', 'file://{here}/evil.git', 'evil'],
    ['url.{here}/evil.git.pushInsteadOf', 'https://example.invalid/x', 'https://example.invalid/x'],
    // What a remote names after the rewritten beginning leads back.
    ['url.{above}/.insteadOf', 'https://origin.invalid/', 'origin'],
  ])('by %s', async (named, value, remote) => {
    const [key, url] = [named, value].map((text) =>
      text.replace('{here}', at('programs')).replace('{above}', at('')),
    ) as [string, string];
    git(at('programs'), 'init', '--quiet', '--bare', 'evil.git');
    write('programs/evil.git/hooks/pre-receive', `#!/bin/sh\ntouch '${at('ran')}'\n`);
    chmodSync(at('programs/evil.git/hooks/pre-receive'), 0o755);
    git(at('programs'), 'config', key, url);
    git(at('programs'), 'config', 'remote.origin.url', 'https://origin.invalid/programs/evil.git');
    forgetPrograms();
    const { stderr } = await gitIn(at('programs'))(['push', remote, 'HEAD:refs/heads/x']);
    for (const each of [key, 'remote.origin.url']) git(at('programs'), 'config', '--unset', each);
    rmSync(at('programs/evil.git'), { recursive: true });
    expect([stderr, existsSync(at('ran'))]).toEqual([expect.stringContaining('chooses a program'), false]);
  });

  test('but a mirror elsewhere on the machine is used', async () => {
    git(at(''), 'init', '--quiet', '--bare', 'mirror/x.git');
    git(at('programs'), 'config', `url.${at('mirror')}/.insteadOf`, 'https://example.invalid/');
    forgetPrograms();
    const { code } = await gitIn(at('programs'))(['ls-remote', 'https://example.invalid/x.git']);
    git(at('programs'), 'config', '--unset', `url.${at('mirror')}/.insteadOf`);
    expect(code).toBe(0);
  });

  test.each(['.', '', 'node_modules/.bin', '{here}'])(
    'nor is git looked for in "%s" of the checkout',
    async (entry) => {
      const kept = process.env['PATH'];
      const here = process.cwd();
      for (const folder of ['.', 'node_modules/.bin']) {
        write(`programs/${folder}/git`, `#!/bin/sh\ntouch '${at('ran')}'\n`);
        chmodSync(at(`programs/${folder}/git`), 0o755);
      }
      process.env['PATH'] = `${entry.replace('{here}', at('programs'))}:${kept ?? ''}`;
      process.chdir(at('programs'));
      forgetPrograms();
      const { code } = await gitIn()(['rev-parse', 'HEAD']);
      process.chdir(here);
      process.env['PATH'] = kept;
      expect([code, existsSync(at('ran'))]).toEqual([0, false]);
    },
  );

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

test('a job for the artifacts of others reads no links', async () => {
  mkdirSync(at('artifact'));
  write('secret', 'key');
  write('artifact/run.json', '{}');
  symlinkSync(at('secret'), at('artifact/link.json'));
  const change = { kind: 'known', name: '#7', target: {} } as const;
  const { CI = '' } = process.env;
  process.env['CI'] = 'true';
  const host = nodeHost({}, { ...noJob, change, run: { isAfterRun: true } });
  expect(await host.readText(at('artifact/run.json'))).toBe('{}');
  await expect(host.readText(at('artifact/link.json'))).rejects.toThrow('is a link');
  await expect(host.content?.(at('artifact/link.json'))).rejects.toThrow('is a link');
  expect(() => host.read(at('artifact/link.json'))).toThrow('is a link');
  expect(await nodeHost().readText(at('artifact/link.json'))).toBe('key');
  process.env['CI'] = CI;
});
