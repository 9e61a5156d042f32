/** A gate that judges by the literal rule measures the pairs that it was asked for, and compares the medians of both sides. */
import { describe, expect, test } from '@jest/globals';
import { equal, measuredTeam, slower } from './_measured-team.js';

const words = (stdout: string): string => stdout.replace(/\s+/g, ' ');

describe.each([0, 5])('with %d recorded runs', (runs) => {
  const project = measuredTeam();
  project.version(equal);
  const gate = async (...argv: readonly string[]) => {
    const before = project.log().length;
    const ended = await project.run('gate', '--judge', 'bands', '--out', 'report.json', ...argv);
    return { ...ended, measured: project.log().length - before, ...project.report() };
  };

  test('measures all pairs of an unchanged version, and passes it', async () => {
    await project.recordRuns(runs);
    project.version(equal);
    const { exitCode, stdout, measured, pairs } = await gate();
    expect([exitCode, measured, pairs]).toEqual([0, 6, expect.objectContaining({ pairs: 3, state: 'passed' })]);
    expect(words(stdout)).toMatch(/^PASSED no regression in 10 cases, measured 3 times beside its base /);
    expect(words(stdout)).toContain('6 measurements in');
    expect(words(stdout)).toContain(': 3 pairs of base and head.');
  });

  test('fails what is beyond its band in the medians, after all pairs', async () => {
    project.version(slower);
    const { exitCode, stdout, measured, pairs } = await gate('--pairs', '4');
    expect([exitCode, measured, pairs]).toEqual([1, 8, expect.objectContaining({ pairs: 4, state: 'failed' })]);
    expect(words(stdout)).toMatch(/^FAILED POST \/orders got slower: .*measured 4 times beside its base/);
    expect(stdout).not.toContain('past run');
  });
});
