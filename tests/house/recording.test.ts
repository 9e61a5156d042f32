/** The workflows that record main: no code of the project runs beside a token that may push, and good cases are always kept. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

describe.each([
  ['.github/workflows/record.yml', false],
  ['examples/workflows/record-on-main.yml', true],
])('%s', (file, pushes) => {
  const text = readFileSync(file, 'utf8');
  const { measure, record, ...others } = (parse(text) as { readonly jobs: Readonly<Record<string, Job>> }).jobs;
  const artifactOf = (job: Job | undefined, action: string) =>
    job?.steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;

  test('measures in a job that cannot push', () => {
    expect(Object.keys(others)).toEqual(pushes ? [] : ['site', 'pages']);
    expect(measure?.permissions).toEqual({ contents: 'read' });
    expect(artifactOf(measure, 'checkout')).toMatchObject({ 'persist-credentials': false });
    expect(measure?.steps.map(({ name }) => name)).toContain('Load test');
  });

  test('runs nothing of the project in the job that can push', () => {
    expect(record).toMatchObject({ needs: 'measure', permissions: { contents: 'write' } });
    expect(record?.steps.flatMap(({ name, run }) => (run === undefined ? [] : name))).toEqual(pushes ? ['Push'] : []);
    const uploaded = artifactOf(measure, 'upload-artifact');
    const downloaded = artifactOf(record, 'download-artifact');
    const name = String(uploaded?.['name']).replace('steps.part.outputs.name', 'needs.measure.outputs.part');
    expect(downloaded).toEqual({ name, path: '${{ runner.temp }}/results' });
    expect(measure?.outputs ?? {}).toEqual(pushes ? {} : { part: '${{ steps.part.outputs.name }}' });
    expect(record?.steps.find(({ id }) => id === 'record')?.with).toMatchObject({ results: downloaded?.['path'] });
  });

  test('pushes the recorded cases also if others were refused, but not what an unusable run left', () => {
    const steps = record?.steps ?? [];
    const push = steps.find(({ name }) => name === 'Push');
    expect(steps.find(({ id }) => id === 'record')?.with).toMatchObject({ mode: pushes ? 'record' : 'trend' });
    if (!pushes) return;
    expect(push?.if).toBe("${{ !cancelled() && endsWith(steps.record.outputs.outcome, 'recorded') }}");
  });
});
