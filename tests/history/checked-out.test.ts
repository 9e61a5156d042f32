/** Which commit judges a change: what is checked out wins over what the job states, and what disagrees with it judges nothing. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { findChangeBase } from '../../src/history/change-base.js';
import { findHiddenFiles } from '../../src/history/stores/directory.js';
import { findOldPath } from '../../src/history/guarded-settings.js';
import { record } from '../../src/commands/record/record.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob, type Context } from '../../src/model/context.js';
import { commit, git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const { at, write } = story();
const clone = (...args: readonly string[]): string => git(at('clone'), ...args).trim();

let [fork, late, head, merge, elsewhere] = ['', '', '', '', ''];
beforeAll(() => {
  project(at('bare.git'), at('clone'));
  write('clone/shop/guardband.yml', 'warmup: 5s\n');
  write('clone/shop/baselines/shop.ndjson', '{"a": 1}\n'.repeat(9));
  fork = commit(at('clone'), 'The target as the change left it');
  clone('switch', '--quiet', '--create', 'change');
  write('clone/code', 'x');
  head = commit(at('clone'), 'The change');
  clone('switch', '--quiet', 'main');
  late = commit(at('clone'), 'Faster meanwhile', '--allow-empty');
  clone('switch', '--quiet', '--detach', 'main');
  clone('-c', 'user.name=a', '-c', 'user.email=a@x', 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'change');
  merge = clone('rev-parse', 'HEAD');
  clone('switch', '--quiet', '--orphan', 'other');
  elsewhere = commit(at('clone'), `Elsewhere\n\nparent ${head}`, '--allow-empty');
});

const jobAbout = (target: Context['change'] | string, more: Partial<Context> = {}): Context => ({
  ...noJob,
  change:
    typeof target === 'string' ? { kind: 'known', name: '#7', number: 7, head, target: { commit: target } } : target,
  ...more,
});
const baseOf = async (checkedOut: string, context: Context, named?: object) => {
  clone('switch', '--quiet', '--detach', checkedOut);
  return await findChangeBase({ git: gitIn(at('clone')), context }, named);
};
const contradiction = { kind: 'problem', problem: { code: 'contradictory-job' } };

describe('the base', () => {
  test('of the change itself is where it left the target', async () => {
    expect(await baseOf(head, jobAbout(late))).toMatchObject({ kind: 'known', commit: fork });
  });

  test('of a merge is what it was merged into, whichever commit of the target the job states', async () => {
    for (const stated of [fork, late, merge])
      expect(await baseOf(merge, jobAbout(stated))).toMatchObject({ kind: 'known', commit: late });
  });

  test('of a merge of the target into the change is that of the target, too', async () => {
    clone('switch', '--quiet', '--detach', head);
    clone('-c', 'user.name=a', '-c', 'user.email=a@x', 'merge', '--quiet', '--no-ff', '-m', 'Update', late);
    const updated = clone('rev-parse', 'HEAD');
    for (const stated of [fork, late])
      expect(await baseOf(updated, jobAbout(stated))).toMatchObject({ kind: 'known', commit: late });
  });

  test('of a commit on top of the change is where the change left the target', async () => {
    clone('switch', '--quiet', '--detach', head);
    const bookkeeping = commit(at('clone'), 'A recording', '--allow-empty');
    expect(await baseOf(bookkeeping, jobAbout(late))).toMatchObject({ kind: 'known', commit: fork });
  });

  test('of a shallow clone of a merge is what its commit says', async () => {
    const shallow = ['clone', '--quiet', '--depth=1', `file://${at('clone')}`, at('shallow')];
    clone('switch', '--quiet', '--detach', merge);
    execFileSync('git', shallow);
    const job = { git: gitIn(at('shallow')), context: jobAbout(fork) };
    expect(await findChangeBase(job)).toMatchObject({ kind: 'known', commit: late, isTargetItself: true });
  });
});

describe('nothing is judged', () => {
  test.each([
    ['the target is checked out', () => [late, jobAbout(late)] as const],
    ['another commit is checked out, whatever its message says', () => [elsewhere, jobAbout(late)] as const],
    ['the target contains the change', () => [head, jobAbout(head)] as const],
    ['the target contains the change and more', () => [head, jobAbout(merge)] as const],
    ['the change was merged into something else', () => [merge, jobAbout(elsewhere)] as const],
    [
      'the variables are those of two systems',
      () => [head, jobAbout({ kind: 'contradictory', why: 'its variables are those of a and b' })] as const,
    ],
  ])('if %s', async (_, about) => {
    const [checkedOut, context] = about();
    expect(await baseOf(checkedOut, context)).toMatchObject(contradiction);
  });

  test('and nothing is recorded', async () => {
    write('results/shop/results.jtl', jtl('GET /', { elapsedMs: 40, everyMs: 100 }));
    clone('switch', '--quiet', '--detach', late);
    const host = { ...nodeHost({}, jobAbout(late)), git: gitIn(at('clone')) };
    const request = { results: [at('results')], baselines: at('recorded') };
    const { exitCode, problems } = await record(request, host);
    expect({ exitCode, codes: problems.map(({ code }) => code) }).toEqual({
      exitCode: 3,
      codes: ['contradictory-job'],
    });
    expect((await record({ ...request, commit: head }, host)).recorded).toHaveLength(1);
  });

  test('unless the caller names what is measured, or what it goes into', async () => {
    expect(await baseOf(late, jobAbout(late), { commit: head })).toMatchObject({ kind: 'known', commit: fork });
    const contradictory = jobAbout({ kind: 'contradictory', why: 'x' });
    expect(await baseOf(head, contradictory, { target: late })).toMatchObject({ kind: 'known', commit: fork });
  });

  test('but after another run, the target is checked out on purpose', async () => {
    const context = jobAbout(late, { run: { isAfterRun: true } });
    expect(await baseOf(late, context)).toMatchObject({ kind: 'known', commit: late });
  });
});

test('what a change moves is looked for where its base has it, but nothing of another name', async () => {
  clone('switch', '--quiet', '--detach', head);
  const repository = { git: gitIn(at('clone')) };
  clone('mv', 'shop', 'services');
  commit(at('clone'), 'Moved');
  expect(await findOldPath('services/guardband.yml', fork, repository)).toBe('shop/guardband.yml');
  expect(await findOldPath('services/baselines', fork, repository)).toBe('shop/baselines');
  expect(await findOldPath('services/baselines', 'HEAD', repository)).toBeUndefined();
  expect(await findOldPath(at('elsewhere'), fork, repository)).toBeUndefined();
  clone('mv', 'services/guardband.yml', 'services/rules.yml');
  commit(at('clone'), 'Renamed');
  expect(await findOldPath('services/rules.yml', fork, repository)).toBeUndefined();
});

test('a history that a sparse checkout leaves out is not an empty one', async () => {
  clone('switch', '--quiet', '--detach', fork);
  const repository = { git: gitIn(at('clone')) };
  expect(await findHiddenFiles('shop/baselines', repository)).toEqual([]);
  clone('sparse-checkout', 'set', '--no-cone', '/code');
  expect(await findHiddenFiles('shop/baselines', repository)).toMatchObject([{ code: 'files-hidden', level: 'error' }]);
  clone('sparse-checkout', 'disable');
});
