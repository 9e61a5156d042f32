/** Every surface says the same of a run: verdicts, changes, severities and counts, as read back from what was rendered. */
import { describe, expect, test } from '@jest/globals';
import { story } from '../stories/_story.js';
import { expectAgreement } from './_agreement.js';
import { reports } from './reports/index.js';

test.each(Object.entries(reports))('%s is the same on every surface', (_, report) => {
  expectAgreement(report);
});

describe('results of JMeter', () => {
  const { run, report, write } = story();
  const check = (name: string, ...more: readonly string[]) =>
    run('check', `examples/shop/results/${name}`, '--out', '@r.json', ...more);
  const history = ['--baselines', 'examples/shop/baselines'];
  const waiver = "{where: {scenario: checkout}, metric: p50, ceiling: 90%, until: 2026-12-31, reason: 'new tax rules'}";

  test.each([
    ['healthy', 'healthy', history],
    ['slow', 'slow', history],
    ['failing', 'failing', history],
    ['beside a run of the same session', 'slow', ['--against', 'examples/shop/results/healthy']],
    ['with a waiver for a part of what failed', 'slow', [...history, '--config', '@waived.yml']],
  ])('%s', async (_, name, more) => {
    write('waived.yml', `version: 1\nmetrics: {throughput: report}\nwaivers: [${waiver}]\n`);
    await check(name, ...more);
    expectAgreement(report('r.json'));
  });

  test.each([
    ['healthy', 'failure', 'NOT JUDGED  the load test failed, so nothing was judged'],
    ['slow', 'cancelled', 'did not succeed (cancelled), so nothing was judged'],
  ])('that are %s of a load test that ended with %s are shown, but never judged', async (name, end, said) => {
    const { exitCode, stdout } = await check(name, ...history, '--load-test', end);
    expect([exitCode, stdout]).toEqual([2, expect.stringContaining(said)]);
    expect(stdout).not.toMatch(/unchanged|passed/i);
    expectAgreement(report('r.json'));
  });
});
