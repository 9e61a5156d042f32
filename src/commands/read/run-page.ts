/** Shows results as the load test's own report: without a baseline, and without a verdict on them. */
import type { CheckRequest } from '../../config/settings.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { isError, isOf } from '../../problems/problem.js';
import { describeLoadTest, describeMeasured } from '../../report/sentences/runs.js';
import { plainWording } from '../../report/sentences/words.js';
import { reportRenderings } from '../../report/renderings.js';
import { readAndJudge } from '../check/read-and-judge.js';
import { createReport } from '../check/create-report.js';
import type { RunDocumentResult } from './run-document.js';
import { noBaseline } from '../../problems/comparison.js';

/** No history has this name, so there is nothing to compare with. */
const noStore = 'none';

export async function runPage(request: CheckRequest, host: Host): Promise<RunDocumentResult> {
  const checked = await readAndJudge({ ...request, baselines: noStore, against: 'history' }, host);
  if (checked.judged === undefined) return { exitCode: unusable, problems: checked.problems };
  const report = await createReport(checked, host);
  const wording = plainWording(report);
  const heading = describeLoadTest(report, wording) || `${describeMeasured(report, wording)} measured`;
  const problems = report.problems.filter((one) => !isOf(one, noBaseline));
  const text = reportRenderings({ ...report, problems }, host).text('html', { heading });
  return {
    exitCode: problems.some(isError) ? unusable : 0,
    ...(text !== undefined && { text }),
    problems,
  };
}
