/** The load generator that examples/load-test.sh starts is the one that was published, whatever a cache delivers. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'guardband-load-test-'));
const at = (name: string): string => join(folder, name);
const write = (name: string, text: string): void => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const kept = 'cache/apache-jmeter-5.6.3.tgz';

beforeAll(() => {
  write('apache-jmeter-5.6.3/bin/ApacheJMeter.jar', 'JMeter');
  execFileSync('tar', ['-czf', 'published.tgz', 'apache-jmeter-5.6.3'], { cwd: folder });
  const sum = createHash('sha512')
    .update(readFileSync(at('published.tgz')))
    .digest('hex');
  const values = {
    build: "''",
    start: "'touch started; sleep 9'",
    plan: 'p.jmx',
    sha512: sum,
    warm_up: '0',
    loads: "''",
  };
  const script = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=(?:'[^']*'|\\S+)`, 'm'), `${name}=${value}`),
    readFileSync('examples/load-test.sh', 'utf8'),
  );
  write('load-test.sh', script);
  write('p.jmx', '');
  // Says which jar it was to start, and answers like a service and an archive.
  write(
    'bin/java',
    '#!/bin/sh\nwhile [ $# -gt 0 ]; do case $1 in -jar) jar=$2;; -l) l=$2;; esac; shift; done\ncat "$jar" >ran; echo x >"$l"\n',
  );
  write(
    'bin/curl',
    '#!/bin/sh\nfor word; do case $last in --output) o=$word;; esac; last=$word; done\ncase $last in *.tgz) cp "$last" "$o";; *) [ -f started ];; esac\n',
  );
  for (const name of ['java', 'curl']) chmodSync(at(`bin/${name}`), 0o755);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function measure(archive: string, more: Readonly<Record<string, string>> = {}) {
  for (const name of ['started', 'ran']) rmSync(at(name), { force: true });
  const { status, stdout, stderr } = spawnSync('bash', ['load-test.sh', 'measure', '.', 'out'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`,
      JMETER_HOME: at('cache'),
      JMETER_ARCHIVE: archive,
      GITHUB_ACTIONS: '',
      ...more,
    },
  });
  const started = existsSync(at('ran')) ? readFileSync(at('ran'), 'utf8') : 'nothing';
  return { status, started, isDownloaded: stdout.includes('Downloading'), stderr };
}

describe('a cache', () => {
  test.each([
    ['is empty', () => undefined],
    [
      'has another archive',
      () => {
        write(kept, 'another');
      },
    ],
    [
      'has a pipe',
      () => {
        mkdirSync(at('cache'));
        execFileSync('mkfifo', [at(kept)]);
      },
    ],
    [
      'has an installation',
      () => {
        write('cache/bin/ApacheJMeter.jar', 'another');
      },
    ],
  ])('that %s is filled by a download', (_, fill) => {
    rmSync(at('cache'), { recursive: true, force: true });
    fill();
    expect(measure(at('published.tgz'))).toMatchObject({ status: 0, started: 'JMeter', isDownloaded: true });
    expect(measure('/none.tgz')).toMatchObject({ status: 0, started: 'JMeter', isDownloaded: false });
  });

  test('is not filled by a download of something else', () => {
    rmSync(at('cache'), { recursive: true, force: true });
    write('other.tgz', 'another');
    expect(measure(at('other.tgz'))).toMatchObject({
      status: 1,
      started: 'nothing',
      stderr: expect.stringContaining('is damaged'),
    });
    expect(existsSync(at(kept))).toBe(false);
  });
});

test('an installation that is named is believed', () => {
  write('own/bin/ApacheJMeter.jar', 'with plugins');
  expect(measure('/none.tgz', { JMETER_INSTALLED: at('own') })).toMatchObject({ status: 0, started: 'with plugins' });
});
