/** A release is one recorded run. The other runs of the history show how much its cases vary. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RunDocument, Signoff } from '../../src/model/documents.js';
import { endpointsOf } from './_nights.js';
import { story } from './_story.js';

/** @param factors how much slower an endpoint is */
const run = (day: number, factors: Readonly<Record<string, number>> = {}): RunDocument =>
  endpointsOf(day, factors, { machine: Math.exp(0.02 * Math.sin(3 * day)), noise: 0.012 });

describe.each(['tag:v1', 'last'])('against %s', (against) => {
  const { run: guardband, write, text, report } = story();
  const record = async (day: number, factors = {}, ...tag: readonly string[]): Promise<void> => {
    write('r/run.json', JSON.stringify(run(day, factors)));
    await guardband('record', '@r', '--baselines', '@b', ...tag);
  };
  const sign = async (factors: Readonly<Record<string, number>>, store = '@b') => {
    write('r/run.json', JSON.stringify(run(60, factors)));
    const options = ['@r/run.json', '--baselines', store, '--against', against];
    const { exitCode } = await guardband('signoff', ...options, '--out', '@s.json', '--out', '@s.md');
    const checked = await guardband('check', ...options, '--out', '@c.json');
    return { exitCode, document: JSON.parse(text('s.json')) as Signoff, page: text('s.md'), stdout: checked.stdout };
  };

  beforeAll(async () => {
    for (let day = 1; day <= 10; day++) await record(day);
    if (against === 'tag:v1') {
      await record(11, {}, '--tag', 'v1');
      // What got faster since then does not change what the release was.
      for (let day = 12; day <= 22; day++) await record(day, { cart: 0.7 });
    } else await record(11);
    write('r/run.json', JSON.stringify(run(11)));
    await guardband('record @r --baselines @one --tag v1');
  });

  test('an equal run is signed, and the document says what shows the noise', async () => {
    const { exitCode, document, page } = await sign({});
    expect(document.reasons).toEqual([]);
    expect([exitCode, document.decision]).toEqual([0, 'signed']);
    const others = against === 'tag:v1' ? 21 : 10;
    expect(document.baseline).toMatchObject({ noiseRuns: others, runs: [{ startedAt: '2026-01-11T00:00:00.000Z' }] });
    expect(page).toMatch(new RegExp(`\n- Against: \`${against}\`: 1 run of .*, noise from ${String(others)} others\n`));
    const { findings, baseline } = report('c.json');
    expect(baseline.noiseRuns).toBe(others);
    for (const { metric, baseline: level, noise } of findings.filter(({ gated }) => gated)) {
      expect(level?.runs).toBe(1);
      if (metric !== 'errorPercent') expect(noise).toMatchObject({ from: 'history', runs: others });
    }
  });

  test('a run that is 40 % slower in one endpoint is rejected, and the limit is near the level', async () => {
    const { exitCode, document, stdout } = await sign({ cart: 1.4 });
    expect([exitCode, document.decision]).toEqual([1, 'rejected']);
    expect(document.reasons).toContainEqual({ kind: 'regression', cases: ['cart [users=50]'] });
    expect(stdout).not.toContain('too few');
    const p99 = report('c.json').findings.find(
      ({ case: { key }, metric }) => key.startsWith('cart') && metric === 'p99',
    );
    expect(p99?.baseline?.value).toBeCloseTo(40 * Math.exp(0.02 * Math.sin(33)) * (1 + 0.012 * Math.sin(59)), 3);
    expect(p99?.limit).toBeLessThan(52);
  });
});

const partly = story();
test.each(['tag:v1', 'last'])(
  'against %s, a case that only other runs have is not compared with it',
  async (against) => {
    const { run: guardband, write, text } = partly;
    for (let day = 1; day <= 6; day++) {
      const whole = run(day);
      const left = day === 6 ? whole.measurements.filter(({ scenario }) => scenario !== 'login') : whole.measurements;
      write('r/run.json', JSON.stringify({ ...whole, measurements: left }));
      await guardband('record', '@r', '--baselines', `@${against}`, ...(day === 6 ? ['--tag', 'v1'] : []));
    }
    write('r/run.json', JSON.stringify(run(60)));
    await guardband('signoff', '@r/run.json', '--baselines', `@${against}`, '--against', against, '--out', '@s.json');
    const document = JSON.parse(text('s.json')) as Signoff;
    // The last run is that of each scenario.
    const account = against === 'last' ? 'measured' : 'new';
    expect(document.cases).toContainEqual(expect.objectContaining({ case: 'login [users=50]', account }));
  },
);
