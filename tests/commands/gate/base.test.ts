/** The commit that the gate measures beside the head, in real clones. */
import { describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBase } from '../../../src/history/change-base.js';
import { gitIn } from '../../../src/hosts/node/git.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { noJob, type Context } from '../../../src/model/context.js';
import { commit, git, project } from '../../stories/_git.js';

/** A clone with two more commits on main, of which the first is pushed. */
function cloned() {
  const parent = mkdtempSync(join(tmpdir(), 'guardband-base-'));
  const clone = join(parent, 'clone');
  project(join(parent, 'bare.git'), clone);
  const pushed = commit(clone, 'Pushed', '--allow-empty');
  git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
  git(clone, 'remote', 'set-head', 'origin', 'main');
  const find = async (recorded: readonly string[] = [], context: Partial<Context> = {}) => {
    const host = { ...nodeHost(), git: gitIn(clone), context: { ...noJob, ...context } };
    const runs = recorded.map((id) => ({ commit: id }));
    return await findBase(undefined, { kind: 'none' }, runs, host);
  };
  return { clone, pushed, find, step: (name: string) => commit(clone, name, '--allow-empty') };
}

describe('a branch', () => {
  const { clone, pushed, find, step } = cloned();
  git(clone, 'switch', '--quiet', '--create', 'change');
  const first = step('One');
  step('Two');
  const mergeBase = { commit: pushed, why: 'merge base with origin/main' };

  test('is compared with its merge base, also if runs of the branch itself were recorded', async () => {
    expect(await find()).toEqual(mergeBase);
    expect(await find([pushed, first])).toEqual(mergeBase);
  });

  test('is found by its commit where no branch is checked out', async () => {
    git(clone, 'checkout', '--quiet', '--detach');
    expect(await find()).toEqual(mergeBase);
  });

  test('knows the default branch without a reference to it', async () => {
    git(clone, 'remote', 'set-head', 'origin', '--delete');
    expect(await find()).toEqual(mergeBase);
  });

  test('that has nothing in common with it has no base', async () => {
    git(clone, 'switch', '--quiet', '--orphan', 'alone');
    step('Alone');
    expect(await find()).toMatchObject({ code: 'no-base', message: expect.stringContaining('origin/main') });
  });
});

describe('the default branch', () => {
  const { clone, pushed, find, step } = cloned();

  test('is compared with the newest recorded ancestor, or with the parent', async () => {
    const local = step('Local');
    step('Local too');
    expect(await find()).toMatchObject({ commit: local, why: expect.stringContaining('parent') });
    expect(await find([pushed])).toEqual({ commit: pushed, why: 'newest recorded ancestor' });
  });

  test('is known where no branch is checked out, by what it contains or by the job', async () => {
    git(clone, 'checkout', '--quiet', '--detach', pushed);
    expect(await find()).toMatchObject({ why: expect.stringContaining('parent') });
    git(clone, 'checkout', '--quiet', '--detach', 'main');
    expect(await find([], { subject: { branch: 'main' } })).toMatchObject({ why: expect.stringContaining('parent') });
  });

  test('may have another name', async () => {
    git(clone, 'push', '--quiet', 'origin', 'main:trunk');
    git(clone, 'fetch', '--quiet');
    git(clone, 'remote', 'set-head', 'origin', 'trunk');
    git(clone, 'switch', '--quiet', '--create', 'change', 'origin/trunk');
    const on = git(clone, 'rev-parse', 'HEAD').trim();
    step('One');
    expect(await find()).toEqual({ commit: on, why: 'merge base with origin/trunk' });
  });
});

test('without a remote it is the newest recorded ancestor, or the parent', async () => {
  const { clone, find, step } = cloned();
  git(clone, 'remote', 'remove', 'origin');
  git(clone, 'switch', '--quiet', '--create', 'change');
  const before = step('One');
  step('Two');
  expect(await find()).toMatchObject({ commit: before });
});
