/**
 * The first day of a new user, with a real service, a real JMeter and the workflows written by `guardband init`, run by
 * act. Every step needs only what the previous steps printed.
 */
import { expect, test } from '@jest/globals';
import { git } from '../../stories/_git.js';
import { withCounterparts, type Ran } from '../_act.js';
import { ownProject, port, toldBy } from './_project.js';

/** Also runs again where the machine made an unchanged version slower; a version that is slower never passes. */
const hasNotPassed = ({ outcome }: Ran): boolean => outcome !== 'passed';

/** Both cases were compared, and nothing got worse. On a busy machine the noise may hide small changes. */
const unchanged = {
  result: 'success',
  outcome: 'passed',
  summary: expect.stringMatching(/^### (✅|⚠️) Performance: no (certain )?regression in \d case/),
};

// init writes examples/workflows/guardband.yml
withCounterparts('from a plan and a service to a gate', () => {
  test('record, fail, pass, rename and waive', () => {
    const { folder, shell, write, text, commit, propose, judge, recordMain } = ownProject('first');

    // With --start the load test needs no edit.
    const initialised = shell(
      `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`,
    );
    expect(initialised).toMatchObject({ status: 0, stderr: '' });
    const [, commandOf = ''] = /^\d\. Commit: +(.*)$/m.exec(initialised.stdout) ?? [];
    git(folder, 'checkout', '--quiet', '-B', 'guardband');
    expect(shell(commandOf).status).toBe(0);
    write('guardband.yml', `${text('guardband.yml')}warmup: 1s\n`);
    commit('Judge performance');

    // The pull request that adds Guardband passes: it is measured beside its base, which lacks only Guardband.
    git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'guardband');
    const first = judge();
    expect(toldBy(first)).toMatchObject({
      result: 'success',
      outcome: 'passed',
      summary: expect.stringContaining('beside its base'),
    });

    // After the merge, main is recorded three times. What one run on a busy machine is unlike the others is not known yet.
    git(folder, 'push', '--quiet', 'origin', 'merge:main');
    git(folder, 'fetch', '--quiet');
    for (let i = 0; i < 3; i++)
      expect(recordMain()).toMatchObject({
        result: 'success',
        outcome: expect.stringMatching(/^(steady|changed|undecided)$/),
      });

    // A slower pull request fails, and an unchanged one passes.
    propose('slow', () => {
      write('slower', 'POST /orders=3');
    });
    const slow = judge();
    expect(toldBy(slow)).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(slow.summary).toContain('POST /orders'); // on a busy machine everything may be slower
    propose('same', () => {
      write('README.md', 'A shop\n');
    });
    expect(judge(hasNotPassed)).toMatchObject(unchanged);

    // A renamed endpoint is missing, and keeps its history by the block that the report contains.
    const plan = text('shop.jmx');
    const rename = (): void => {
      write('shop.jmx', plan.replace('testname="POST /orders"', 'testname="POST /order"'));
    };
    propose('renamed', rename);
    const renamed = judge();
    expect(renamed).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(renamed.summary).toMatch(/missing: \*\*POST \/orders/);
    const [, block = ''] = /```yaml\n( *renamed:\n[^`]*)```/.exec(renamed.summary) ?? [];
    expect(block).toContain('{label: "POST /orders", to: "POST /order"}');
    propose('renamed', () => {
      rename();
      write('guardband.yml', `${text('guardband.yml')}${block.replaceAll(/^ {2}/gm, '')}`);
    });
    const kept = judge(hasNotPassed);
    expect(kept).toMatchObject(unchanged);
    expect(kept.summary).toMatch(/`POST \/order[,`].*\d\s→\s\d/);

    // The slower version is meant to stay for a while: the waiver of its report on main lets its pull request pass.
    git(folder, 'checkout', '--quiet', '-B', 'main', 'origin/main');
    const [, waiver = ''] = /```yaml\n( *waivers:\n[^`]*)```/.exec(slow.summary) ?? [];
    write('guardband.yml', `${text('guardband.yml')}${waiver.replaceAll(/^ {2}/gm, '')}`);
    commit('Allow slower orders');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    propose('slow-again', () => {
      write('slower', 'POST /orders=3');
    });
    const again = judge(hasNotPassed);
    expect(toldBy(again)).toMatchObject({ result: 'success', outcome: 'passed' });
  }, 900_000);
});
