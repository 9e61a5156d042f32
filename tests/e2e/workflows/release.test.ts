/** The Action in examples/workflows/release-signoff.yml, which signs or rejects a release. */
import { expect, test } from '@jest/globals';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../stories/_git.js';
import { log, outputs, withCounterparts, type Line } from '../_act.js';
import { jobResults, keepHistory, kept, moveByOneDay, repository, run } from './_shop.js';

const signoff = 'examples/workflows/release-signoff.yml';

/** Tags the newest commit, and runs the workflow as GitHub does when a tag is pushed. */
function releaseOf(folder: string, tag: string): readonly Line[] {
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', `Release ${tag}`);
  return sign(folder, tag);
}
function sign(folder: string, tag: string): readonly Line[] {
  git(folder, 'tag', '--force', tag);
  rmSync(`${folder}.artifacts`, { recursive: true, force: true });
  git(folder, 'fetch', '--quiet', 'origin'); // as after actions/checkout
  const github = { url: 'http://127.0.0.1:9', token: 'tests/e2e/gh asks for one' };
  return run(folder, 'push', signoff, { event: { ref: `refs/tags/${tag}` }, github });
}
const attached = (folder: string, tag: string): readonly string[] => readdirSync(`${folder}.releases/${tag}`).sort();

withCounterparts('examples/workflows/release-signoff.yml', () => {
  test('a release as good as the last one is signed, attached, and becomes the baseline of the next', () => {
    const folder = repository('signed', 'healthy');
    git(folder, 'tag', 'v1.0.0');
    keepHistory(folder, { tag: 'v1.0.0' });
    const before = kept(folder);

    const lines = releaseOf(folder, 'v1.1.0');
    expect({ sign: jobResults(lines, 'sign'), keep: jobResults(lines, 'keep'), log: log(lines) }).toMatchObject({
      sign: ['success'],
      keep: ['success'],
    });
    expect(outputs(lines, 'last')).toEqual({ against: 'tag:v1.0.0' });
    expect(outputs(lines, 'signoff')).toMatchObject({ outcome: 'signed' });
    expect(attached(folder, 'v1.1.0')).toEqual(['.draft', 'signoff.json', 'signoff.md']);
    expect(readFileSync(`${folder}.releases/v1.1.0/.draft`, 'utf8')).toBe('true');
    expect(readFileSync(`${folder}.releases/v1.1.0/signoff.md`, 'utf8')).toContain('v1.1.0');
    const after = kept(folder);
    expect(after.filter((line) => line.includes('"tag":"v1.1.0"'))).toHaveLength(12);
    expect(after).toEqual(expect.arrayContaining([...before]));

    // One run of a release fails no other one, so it is measured on two more days.
    for (let day = 2; day <= 3; day++) {
      moveByOneDay(join(folder, 'examples/shop/results/healthy'));
      git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
      expect(outputs(sign(folder, 'v1.1.0'), 'signoff')).toMatchObject({ outcome: 'signed' });
    }

    // A slow release is compared with it, rejected, attached nevertheless, and never becomes a baseline.
    cpSync('examples/shop/results/slow', join(folder, 'examples/shop/results/healthy'), { recursive: true });
    git(folder, 'add', '.');
    const slow = releaseOf(folder, 'v1.2.0');
    expect(outputs(slow, 'last')).toEqual({ against: 'tag:v1.1.0' });
    expect({ sign: jobResults(slow, 'sign'), keep: jobResults(slow, 'keep'), log: log(slow) }).toMatchObject({
      sign: ['failure'],
      keep: ['success'],
    });
    expect(outputs(slow, 'signoff')).toMatchObject({ outcome: 'rejected' });
    expect(attached(folder, 'v1.2.0')).toEqual(['.draft', 'signoff.json', 'signoff.md']);
    expect(kept(folder).filter((line) => line.includes('v1.2.0'))).toEqual([]);
    expect(outputs(releaseOf(folder, 'v1.2.1'), 'last')).toEqual({ against: 'tag:v1.1.0' });
  });
});

withCounterparts('the first release of examples/workflows/release-signoff.yml', () => {
  test('the first release is compared with the history', () => {
    const folder = repository('first-release', 'healthy');
    keepHistory(folder);
    const lines = releaseOf(folder, 'v1.0.0');
    expect(outputs(lines, 'last')).toEqual({ against: 'history' });
    expect({ outcome: outputs(lines, 'signoff')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'signed' });
  });
});
