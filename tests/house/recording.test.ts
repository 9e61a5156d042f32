/** The workflows that record main: no code of the project runs beside a token that may push, and good cases are always kept. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { recordWorkflow } from '../../src/generated/starters.js';

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly steps: readonly Step[];
}

describe.each([
  ['record-load-test.yml', readFileSync('examples/workflows/record-load-test.yml', 'utf8'), false],
  ['record-on-main.yml', readFileSync('examples/workflows/record-on-main.yml', 'utf8'), true],
  ['the workflow of init', recordWorkflow, false],
])('%s', (_, text, pushes) => {
  const { measure, record, ...others } = (parse(text) as { readonly jobs: Readonly<Record<string, Job>> }).jobs;
  const artifactOf = (job: Job | undefined, action: string) =>
    job?.steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;

  test('measures in a job that cannot push', () => {
    expect(Object.keys(others)).toEqual(pushes ? [] : ['site', 'pages']);
    expect(measure?.permissions).toEqual({ contents: 'read' });
    expect(measure?.steps[0]?.with).toMatchObject({ 'persist-credentials': false });
    expect(measure?.steps.map(({ name }) => name)).toContain('Load test');
  });

  test('runs nothing of the project in the job that can push', () => {
    expect(record).toMatchObject({ needs: 'measure', permissions: { contents: 'write' } });
    expect(record?.steps.flatMap(({ name, run }) => (run === undefined ? [] : name))).toEqual(pushes ? ['Push'] : []);
    const uploaded = artifactOf(measure, 'upload-artifact');
    const downloaded = artifactOf(record, 'download-artifact');
    expect(downloaded).toEqual({ name: uploaded?.['name'], path: '${{ runner.temp }}/results' });
    expect(record?.steps.find(({ id }) => id === 'record')?.with).toMatchObject({ results: downloaded?.['path'] });
  });

  test('pushes the recorded cases also if others were refused, but not what an unusable run left', () => {
    const steps = record?.steps ?? [];
    const push = steps.find(({ name }) => name === 'Push');
    const place = pushes ? {} : { baselines: 'branch:performance' };
    expect(steps.find(({ id }) => id === 'record')?.with).toMatchObject({
      mode: pushes ? 'record' : 'trend',
      ...place,
    });
    if (!pushes) return;
    expect(push?.if).toBe("${{ !cancelled() && endsWith(steps.record.outputs.outcome, 'recorded') }}");
  });
});
