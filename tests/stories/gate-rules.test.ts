/** What judges a change is known before anything of the change runs. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit, git } from './_git.js';
import { equal, measuredTeam } from './_measured-team.js';

describe.each([
  ['in pairs', ['--no-screen']],
  ['after a screen', []],
])('a load test that moves HEAD and branches, judged %s', (_, options) => {
  const { folder, write, version, recordRuns, runOnce, report } = measuredTeam("run: 'sh load.sh {version} {out}'");

  test('chooses neither the rules nor the base', async () => {
    write('load.sh', 'node load.mjs "$1" "$2"');
    const strict = readFileSync(join(folder, 'guardband.yml'), 'utf8');
    write('guardband.yml', `${strict}metrics: {p50: {band: 900%}, p99: {band: 900%}, throughput: {band: 90%}}\n`);
    const loose = version(equal);
    write('guardband.yml', strict);
    version(equal);
    if (options.length === 0) await recordRuns(5);
    const target = commit(folder, 'The history', '--allow-empty');
    git(folder, 'branch', 'trunk');
    write('load.sh', `node load.mjs "$1" "$2"; git update-ref --no-deref HEAD ${loose}; git branch -f trunk HEAD`);
    version({ ...equal, 'POST /orders': { factor: 2 } });
    const { exitCode, stderr } = await runOnce({}, 'gate', '--target', 'trunk', ...options, '--out', 'report.json');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(`the base is ${target.slice(0, 10)}`)]);
    expect(report()).toMatchObject({ gate: { decidedBy: 'pairs' }, configuration: { commit: target } });
  });
});
