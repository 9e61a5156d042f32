/** A release that is measured beside the last one until it can be signed or rejected. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signoff } from '../../src/model/documents.js';
import { git } from './_git.js';
import { equal, measuredTeam, slower } from './_measured-team.js';

describe('a sign-off without results', () => {
  const project = measuredTeam();
  const read = (file: string): string => readFileSync(join(project.folder, file), 'utf8');
  const document = (): Signoff => JSON.parse(read('signoff.json')) as Signoff;
  const out = ['--out', 'signoff.json', '--out', 'signoff.md'];
  project.version(equal);
  git(project.folder, 'tag', '1.0.0');

  test('signs an unchanged release, and its document says what was measured under which load', async () => {
    project.version(equal);
    const { exitCode, stdout } = await project.run('signoff', '--against', 'tag:1.0.0', '--tag', '1.1.0', ...out);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^SIGNED {2}1\.1\.0: no regression in 10 cases/)]);
    expect(document().baseline.selector).toBe('tag:1.0.0');
    expect(read('signoff.md')).toMatch(/- Runs: \d+ pairs of both versions, measured one right after the other in /);
    expect(read('signoff.md')).toMatch(
      /\| `shop \/ GET \/a \[users=20\]` \| not worse \| 1 thread, \d+ s \| 1,000 \| 0 \|/,
    );
    expect(read('signoff.md')).toMatch(/## Signature\n\nName: _+ Date: _+\n/);
  });

  test('rejects a slower one, and so it does when it is given the folder of these measurements', async () => {
    project.version(slower);
    const { exitCode, stdout, stderr } = await project.run('signoff', '--against', 'tag:1.0.0', ...out);
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/^REJECTED {2}\w+: POST \/orders got slower/)]);
    const [, folder = ''] = /the results are in (\S+)/.exec(stderr) ?? [];
    expect(existsSync(join(project.folder, folder, 'gate.json'))).toBe(true);
    const again = await project.run('signoff', folder, '--against', 'tag:1.0.0');
    expect([again.exitCode, again.stdout]).toEqual([1, expect.stringContaining('POST /orders got slower')]);
    git(project.folder, 'tag', '1.0.1', 'HEAD~1');
    const other = await project.run('signoff', folder, '--against', 'tag:1.0.1');
    expect([other.exitCode, other.stderr]).toEqual([3, expect.stringContaining('were measured beside')]);
  });

  test('signs what a gate measured beside the release', async () => {
    project.version(equal);
    const gate = await project.run('gate', '--base', '1.0.0', '--no-screen', '--pairs', '12');
    const [, folder = ''] = /the results are in (\S+)/.exec(gate.stderr) ?? [];
    const { exitCode, stdout } = await project.run('signoff', folder, '--against', 'tag:1.0.0');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^SIGNED/)]);
  });
});
