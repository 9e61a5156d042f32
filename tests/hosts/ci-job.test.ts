/** The command line in a step of a workflow knows which commit a pull request goes into, so that its rules are guarded there, too. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCiJob } from '../../src/hosts/job.js';
import { nodeHost } from '../../src/hosts/node/host.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-job-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const commit = 'a'.repeat(40);
const pullRequest = { number: 1, head: { sha: 'b'.repeat(40) }, base: { sha: commit } };

test.each<readonly [string, string, string | undefined]>([
  ['a pull request', JSON.stringify({ pull_request: pullRequest }), commit],
  ['a group of a merge queue', JSON.stringify({ merge_group: { base_sha: commit } }), commit],
  ['a push', JSON.stringify({ ref: 'refs/heads/main' }), undefined],
  ['a damaged event', '{', undefined],
])('in a GitHub job for %s', async (_, event, target) => {
  const file = join(folder, 'event.json');
  writeFileSync(file, event);
  const host = await withCiJob(nodeHost(), { GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: file });
  expect(host.targetCommit).toBe(target);
});

test('outside of a job', async () => {
  expect((await withCiJob(nodeHost(), {})).targetCommit).toBeUndefined();
});
