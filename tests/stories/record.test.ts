/** Recording must never duplicate a result. */
import { describe, expect, test } from '@jest/globals';
import { historyLines, jtl, story } from './_story.js';

describe('the same result, recorded again', () => {
  const { run, write, at } = story();
  const lines = (folder: string): readonly string[] => historyLines(at(folder));
  const nothing = 'Recorded 0 cases; refused 0 cases.\n';

  test('adds nothing even without a start time; a different result is another run', async () => {
    const summary = (users: readonly (readonly [users: string, throughput: number])[]): string => {
      const rows = users.map(([count, throughput]) => `shop,${count},1000,0.00,${String(throughput)},20.5,41`);
      return [
        'Scenario Name,Users,# Samples,Error %,Throughput (Requests/sec),Average Response Time (ms),99th Percentile of Response Time (ms)',
        ...rows,
        '',
      ].join('\n');
    };
    const record = async (...users: readonly (readonly [string, number])[]) => {
      write('r/summary.csv', summary(users));
      return run('record @r/summary.csv --baselines @a');
    };
    expect(await record(['10', 99.5], ['20', 180.25])).toMatchObject({ exitCode: 0 });
    expect(lines('a')).toHaveLength(2);
    const again = await record(['10', 99.5], ['20', 180.25]);
    expect([again.exitCode, again.stdout]).toEqual([0, nothing]);
    expect(again.stderr).toMatch(/note: 2 cases of this run: without a start time .* newest recorded run/);
    const other = await record(['10', 99.5], ['20', 181]);
    expect([other.exitCode, other.stdout]).toEqual([0, expect.stringContaining('Recorded 1 case in')]);
    expect(lines('a')).toHaveLength(3);
  });

  test('adds nothing with another warm-up: the recorded run stays, with a note', async () => {
    write('r/shop/10_users/results.jtl', jtl('GET /'));
    const record = (...argv: readonly string[]) => run('record', '@r/shop', '--baselines', '@b', ...argv);
    const set = ['--set', 'scenario=shop'];
    await record(...set);
    const [first] = lines('b');
    for (const warmup of ['1s', '0s']) {
      const again = await record(...set, '--warmup', warmup);
      expect([again.exitCode, again.stdout, lines('b')]).toEqual([0, nothing, [first]]);
      expect(again.stderr).toContain(warmup === '0s' ? 'already recorded: ' : 'keep those values');
    }
    // A release often gets its name later.
    expect(await record(...set, '--tag', '4.5.0')).toMatchObject({
      stdout: expect.stringContaining('Recorded 1 case'),
    });
    expect(await record(...set, '--tag', '4.5.0')).toMatchObject({ stdout: nothing });
    expect(lines('b')).toHaveLength(2);
  });
});
