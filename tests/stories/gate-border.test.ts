/** Measured code of a change, as real processes: what it sees, says and leaves has no effect on the gate. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from './_git.js';
import { equal, measuredTeam } from './_measured-team.js';

const { folder, write, version, runIn } = measuredTeam();
const base = version(equal);
version(equal);
const job = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_TOKEN: 'ghs-secret',
  NPM_TOKEN: 'npm-s3cret',
};
const gate = async (script: string, ...more: readonly string[]) => {
  write('measure.sh', script);
  return await runIn(job, 'gate', '--base', base, '--pairs', '1', '--run', 'bash measure.sh {version} {out}', ...more);
};
const load = 'node load.mjs "$1" "$2"\n';
const seen = (): string => readFileSync(join(folder, 'report.seen'), 'utf8');

describe('variables of the job', () => {
  test('are not seen, and listed once when a command fails', async () => {
    const { exitCode, stderr } = await gate('env >report.seen; exit 7\n');
    expect([exitCode, /s3cret|ghs-secret/.test(seen())]).toEqual([3, false]);
    expect(stderr).toMatch(/failed \(exit code 7\).*under `measure:` passes them: `env: \[.*NPM_TOKEN.*\]`/s);
    expect(stderr).not.toContain('GITHUB_TOKEN');
  });

  test('are seen if the configuration names them, and masked in the log', async () => {
    const config = readFileSync(join(folder, 'guardband.yml'), 'utf8');
    write('guardband.yml', `${config}  env: [NPM_TOKEN]\n`);
    const { exitCode, stderr } = await gate(`env >report.seen; echo "token $NPM_TOKEN"\n${load}`);
    expect([exitCode, seen().includes('NPM_TOKEN=npm-s3cret')]).toEqual([0, true]);
    expect(stderr).toContain('token ***\n');
    write('guardband.yml', `${config}  env: [GITHUB_TOKEN]\n`);
    expect((await gate(load)).stderr).toContain('measure.env does not accept "GITHUB_TOKEN"');
    write('guardband.yml', config);
  });

  test('are those that the base names, not those that a change does', async () => {
    const config = readFileSync(join(folder, 'guardband.yml'), 'utf8');
    write('guardband.yml', `${config}  env: [NPM_TOKEN]\n`);
    commit(folder, 'Take a token');
    const { exitCode } = await gate(`env >report.seen\n${load}`, '--target', base);
    expect([exitCode, seen().includes('s3cret')]).toEqual([0, false]);
    write('guardband.yml', config);
    commit(folder, 'Take none');
  });
});

test('what it prints is no command of the runner', async () => {
  const { stdout, stderr } = await gate(
    `printf 'a\\r::stop-commands::x\\n'; echo '::error::x' >&2; echo ' ##vso[task.complete]'\n${load}`,
  );
  expect(stdout + stderr).not.toMatch(/^\s*::|##vso\[/m);
  expect(stderr).toContain(': :stop-commands::x\n');
  // Each of the commands says it.
  expect(stderr.match(/: :stop-commands::x/g)).toHaveLength(2);
});

test.each([
  ['keeps its results', '[ -d kept ] || node load.mjs "$1" kept\n'],
  ['does not overwrite them', 'rm -rf new; node load.mjs "$1" new; mkdir -p kept; cp -Rn new/. kept/\n'],
])('a load test that measured only once since it %s decides nothing', async (_, measure) => {
  const copy = 'mkdir -p "$2" && cp -R kept/. "$2"\n';
  const { exitCode, stderr } = await gate(`${measure}${copy}`, '--no-screen');
  rmSync(join(folder, 'kept'), { recursive: true });
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('have rows in common')]);
});

test('a bisection lists the variables once', async () => {
  const { stderr } = await runIn(job, 'bisect', base, 'HEAD', '--run', 'false', '--pairs', '1');
  expect(stderr.match(/passes them/g)).toHaveLength(1);
});
