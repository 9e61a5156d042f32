/** Every surface says the same of a run: verdicts, changes, severities and counts, as read back from what was rendered. */
import { describe, expect, test } from '@jest/globals';
import { story } from '../stories/_story.js';
import { expectAgreement } from './_agreement.js';
import { reports } from './reports/index.js';

describe.each(Object.entries(reports))('%s', (_, report) => {
  test('is the same on every surface', () => {
    expectAgreement(report);
  });
});

describe('results of JMeter', () => {
  const { run, report, write } = story();
  test.each(['healthy', 'slow', 'failing'])('%s', async (name) => {
    await run('check', `examples/shop/results/${name}`, '--baselines', 'examples/shop/baselines', '--out', '@r.json');
    expectAgreement(report('r.json'));
  });

  test('beside a run of the same session', async () => {
    await run(
      'check',
      'examples/shop/results/slow',
      '--against',
      'examples/shop/results/healthy',
      '--out',
      '@pair.json',
    );
    expectAgreement(report('pair.json'));
  });

  test('with a waiver for a part of what failed', async () => {
    const waiver =
      "{where: {scenario: checkout}, metric: p50, ceiling: 90%, until: 2026-12-31, reason: 'new tax rules'}";
    write('waived.yml', `version: 1\nmetrics: {throughput: report}\nwaivers: [${waiver}]\n`);
    const argv = ['check', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines'];
    await run(...argv, '--config', '@waived.yml', '--out', '@waived.json');
    expectAgreement(report('waived.json'));
  });

  test('of a load test that failed are shown, but never as unchanged', async () => {
    const { exitCode, stdout } = await run(
      ...['check', 'examples/shop/results/healthy', '--baselines', 'examples/shop/baselines'],
      ...['--load-test', 'failure', '--out', '@failed.json', '--out', '@failed.md'],
    );
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringContaining('NOT JUDGED  the load test failed, so nothing was judged'),
    ]);
    expect(stdout).not.toMatch(/unchanged|passed/i);
    expectAgreement(report('failed.json'));
  });

  test('whose load test failed in a way that looks like a regression are no regression', async () => {
    const { exitCode, stdout } = await run(
      ...['check', 'examples/shop/results/slow', '--baselines', 'examples/shop/baselines', '--load-test', 'cancelled'],
    );
    expect([exitCode, stdout]).toEqual([
      2,
      expect.stringContaining('did not succeed (cancelled), so nothing was judged'),
    ]);
  });
});
