/** What stands between a measured program and this one: real processes of real shells. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt } from '../../src/lang/objects.js';
import { runProgram, watchLeftOver } from '../../src/hosts/node/run-program.js';
import { makeEnvironment } from '../../src/hosts/node/environment.js';
import { filterOutput } from '../../src/hosts/node/filter-output.js';
import { runAlone } from '../_alone.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-border-'));
const at = (name: string): string => join(folder, name);
const sh = async (script: string, passed: readonly string[] = []) =>
  await runProgram(['sh', '-c', script], {}, { folder, passed });
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const onLinux = process.platform === 'linux' ? describe : describe.skip;

describe('the environment', () => {
  const given = {
    CI: 'true',
    'INPUT_GITHUB-TOKEN': 'secret-1',
    GUARDBAND_WEBHOOK_URL: 'secret-2',
    GITHUB_TOKEN: 'secret-3',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-4',
    AWS_SECRET_ACCESS_KEY: 'secret-5',
    CI_JOB_TOKEN: 'secret-6',
    SYSTEM_ACCESSTOKEN: 'secret-7',
    SSH_AUTH_SOCK: '/secret-8',
    GITHUB_ENV: '/secret-9',
    HTTPS_PROXY: 'http://user:secret-10@proxy.example',
    MYSQL_ROOT_PASSWORD: 'secret-11',
    VAULT_HOME_TOKEN: 'secret-12',
    DEPLOY_CERT: '-----BEGIN RSA PRIVATE KEY-----\nsecret-13',
    MYSQL_ROOT_PASS: 'secret-14',
    JMETER_PROXY_PW: 'secret-15',
    MAVEN_OPTS: '-Xmx1g -Dhttp.proxyPassword=secret-16',
    JAVA_TOOL_OPTIONS: '-Djavax.net.ssl.trustStorePassword=usual',
    NPM_TOKEN: 'wanted-1',
    SHOP_HOST: 'wanted-2',
    JAVA_HOME_17_X64: '/usual',
  };
  const kept = { ...process.env };
  beforeAll(() => {
    Object.assign(process.env, given);
  });
  afterAll(() => {
    process.env = kept;
  });
  const seen = (): string => readFileSync(at('seen'), 'utf8');

  test('has what programs need, and no secret', async () => {
    const { leftOut = [] } = await sh('env >seen');
    expect(seen()).toContain('JAVA_HOME_17_X64=/usual\n');
    expect(seen()).toContain('trustStorePassword=usual\n');
    expect(seen()).toMatch(/^PATH=/m);
    expect(seen()).not.toMatch(/secret|wanted/);
    expect(leftOut).toEqual(expect.arrayContaining(['NPM_TOKEN', 'SHOP_HOST', 'HTTPS_PROXY']));
    expect(leftOut).not.toContain('GITHUB_TOKEN');
  });

  test('has everything but secrets where no job runs', async () => {
    process.env['CI'] = '';
    const { leftOut } = await sh('env >seen');
    process.env['CI'] = 'true';
    expect(seen()).toContain('SHOP_HOST=wanted-2\n');
    expect(seen()).not.toMatch(/secret|wanted-1/);
    expect(leftOut).toContain('NPM_TOKEN');
  });

  test('a password is a secret, the current folder none', () => {
    const { secrets } = makeEnvironment([], { PWD: '/home/me/shop', OLDPWD: '/home/me', DB_PWD: 'hunter22' });
    expect(secrets).toEqual(['hunter22']);
  });

  test('has what the configuration names, except for what is never passed', async () => {
    const { leftOut } = await sh('env >seen', Object.keys(given));
    expect(seen()).toContain('NPM_TOKEN=wanted-1\n');
    expect(seen()).toContain('SHOP_HOST=wanted-2\n');
    expect(
      seen()
        .match(/secret-\d+/g)
        ?.toSorted(),
    ).toEqual([10, 11, 12, 13, 14, 15, 16].map((n) => `secret-${String(n)}`));
    expect(leftOut).not.toContain('NPM_TOKEN');
  });
});

describe('the output', () => {
  const filtered = (...pieces: readonly string[]): string => {
    let printed = '';
    const { take, end } = filterOutput((text) => (printed += text), ['s3cret-value']);
    for (const piece of pieces) take(Buffer.from(piece));
    end();
    return printed;
  };

  test.each([
    ['a command', '::stop-commands::x\n', ': :stop-commands::x\n'],
    ['a command in pieces', ':|:add-mask::x\n', ': :add-mask::x\n'],
    ['a command after other blanks', '\u00a0\u3000\t::error::x\n', '\u00a0\u3000\t: :error::x\n'],
    ['a command after a line that a carriage return ends', 'a\r::error::x\n', 'a\n: :error::x\n'],
    ['a command behind what nobody sees', '\u200b\u0085\0::error::x', '\ufffd\ufffd\ufffd::error::x\n'],
    ['a command in colours', ':\u001b[1m:error::x', ': :error::x\n'],
    ['commands of Azure and TeamCity', 'a ##vso[x]##|[y]##teamcity[z\n', 'a ## vso[x]## [y]## teamcity[z\n'],
    ['what controls a terminal', '\u001b]0;title\u0007\u009b2J\b\n', '\ufffd]0;title\ufffd\ufffd2J\ufffd\n'],
    ['a secret', 'Bearer s3cret-|value and http://u:p@h/\n', 'Bearer *** and http://h/\n'],
    ['a character in pieces', 'gr\u00fc\u00dfe', 'gr\u00fc\u00dfe\n'],
  ])('%s', (_, text, expected) => {
    expect(filtered(...text.split('|'))).toBe(expected);
    expect(filtered(...text.replaceAll('|', '').split(''))).toBe(expected);
  });

  test('a line without an end', () => {
    expect(
      filtered('x'.repeat(40_000))
        .split('\n')
        .map(({ length }) => length),
    ).toEqual([16_384, 16_384, 7232, 0]);
  });
});

onLinux('what a program leaves running', () => {
  const toPort = `function () { require('node:fs').writeFileSync('port', String(this.address().port)) }`;
  const listen = `require('node:net').createServer().listen(0, '127.0.0.1', ${toPort})`;
  const service = `"${process.execPath}" -e "${listen}"`;
  const started = `while [ ! -s port ]; do sleep 0.05; done`;
  beforeAll(() => {
    writeFileSync(at('service.sh'), `echo $$ >daemon; exec ${service}\n`);
    // Its name is that of the program that passes the packets of a container on. Node names its threads itself.
    copyFileSync('/bin/sleep', at('docker-proxy'));
  });
  /** Not with an empty id: a signal to 0 would end the tests themselves. */
  const endDaemon = (): unknown => attempt(() => process.kill(Number(readFileSync(at('daemon'), 'utf8')) || NaN));
  /** Starts a program when the command has asked for it, as a service of the machine would. */
  const startService = (script: string) => {
    rmSync(at('wanted'), { force: true });
    const starter = spawn('setsid', ['sh', '-c', `until [ -e wanted ]; do sleep 0.02; done; ${script}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    const end = (): void => {
      endDaemon();
      starter.kill();
    };
    return { end };
  };
  const port = (): number => Number(readFileSync(at('port'), 'utf8'));
  const isListening = (): boolean =>
    spawnSync('sh', ['-c', `grep -qi ':${port().toString(16).padStart(4, '0')} 0*:0000 0A' /proc/net/tcp`]).status ===
    0;

  test.each([
    ['a daemon', `setsid sh service.sh >/dev/null 2>&1 &`],
    ['a daemon that ignores SIGTERM', `(trap '' TERM; setsid sh service.sh >/dev/null 2>&1 &)`],
    ['a daemon of a daemon', `setsid sh -c 'setsid sh service.sh & exit' >/dev/null 2>&1 &`],
    ['a daemon of a command that fails', `(setsid sh service.sh >/dev/null 2>&1 &); ${started}; exit 1`],
    ['a daemon without its environment', `env -i setsid -f sh service.sh >/dev/null 2>&1 </dev/null`],
    ['one of two sessions', `(env -i setsid sh -c 'setsid -f sh service.sh' >/dev/null 2>&1 &)`],
  ])('%s is ended', async (_, script) => {
    rmSync(at('port'), { force: true });
    const { left } = await sh(`${script}\n${started}`);
    expect([left, isListening()]).toEqual([[], false]);
  });

  test('a container that a service of the machine has started for it is named', async () => {
    const release = await runAlone();
    const dockerd = startService(`sh -c 'echo $$ >daemon; exec ./docker-proxy 60'`);
    const { left } = await sh(`touch wanted; until grep -qsx docker-proxy /proc/[0-9]*/comm; do sleep 0.05; done`);
    dockerd.end();
    release();
    expect(left).toEqual(['docker-proxy']);
  });

  test.each([
    ['a daemon that another program starts', 'setsid -f sh service.sh'],
    ['one that a supervisor starts again', 'sh service.sh & wait'],
  ])('%s meanwhile is no reason to end', async (_, script) => {
    rmSync(at('port'), { force: true });
    const other = startService(script);
    const { left } = await sh(`touch wanted; ${started}`);
    expect([left, isListening()]).toEqual([[], true]);
    other.end();
  });

  test.each([
    ['sleep', 'sleep 60'],
    ['node', `"${process.execPath}" -e "setTimeout(String, 60000)"`],
  ])('where nothing adopts orphans, the %s that a command of a job leaves is named', async (name, command) => {
    const { CI } = process.env;
    process.env['CI'] = 'true';
    const findLeft = watchLeftOver(randomUUID(), false);
    writeFileSync(at('lasting.sh'), `echo $$ >daemon; exec ${command}`);
    spawnSync('env', ['-i', 'setsid', '-f', 'sh', 'lasting.sh'], { cwd: folder, stdio: 'ignore' });
    expect(await findLeft(-1)).toContain(name);
    endDaemon();
    process.env['CI'] = CI;
  });

  test('a program that ended leaves nothing', async () => {
    expect((await sh('true')).left).toEqual([]);
    expect(existsSync(at('nothing'))).toBe(false);
  });
});
