/** Sentences about the reports of several jobs. */
import { formatCount, thousands } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import { headline, type Headline } from '../phrases/headline.js';
import { describeGroup } from '../phrases/group-clauses.js';
import type { Wording } from '../phrases/wording.js';
import type { JobReport } from './job-report.js';

export interface JobsHeadline {
  readonly sign: Headline['sign'] | 'unusable';
  readonly text: string;
}

/** "2 of 6 jobs failed; the worst is linux: checkout got slower: throughput −37 %", or "all 6 jobs failed; ...". */
export function describeJobs(jobs: readonly JobReport[], wording: Wording): JobsHeadline {
  const verdicts = jobs.map(({ report }) => (report === undefined ? undefined : headline(report, wording)));
  const pick = (sign: JobsHeadline['sign']): readonly number[] =>
    jobs.flatMap((_, i) => ((verdicts[i]?.sign ?? 'unusable') === sign ? [i] : []));
  for (const [sign, singular, plural = singular] of verbs) {
    const chosen = pick(sign);
    const [worst] = chosen;
    if (worst === undefined) continue;
    const name = wording.name(jobs[worst]?.name ?? '');
    const detail = verdicts[worst]?.text ?? explainUnread(jobs[worst]);
    const subject = chosen.length === 1 ? name : `the worst is ${name}`;
    return {
      sign,
      text: `${countJobs(chosen.length, jobs.length)} ${chosen.length === 1 ? singular : plural}; ${subject}: ${detail}`,
    };
  }
  const cases = jobs.reduce((sum, { report }) => sum + (report?.tallies.cases ?? 0), 0);
  return {
    sign: 'passed',
    text: `no regression in ${formatCount(cases, 'case')} of ${formatCount(jobs.length, 'job')}`,
  };
}

/** Why a job has no report: it wrote none, or the file is not one. */
export const explainUnread = ({ problems }: Pick<JobReport, 'problems'> = { problems: [] }): string =>
  problems.length > 0 && problems.every(({ code }) => code === 'no-such-report')
    ? 'it wrote no report'
    : 'its report cannot be used';

/** Worst first. */
const verbs = [
  ['failed', 'failed'],
  ['unusable', 'judged nothing'],
  ['undecided', 'is unknown', 'are unknown'],
  ['doubt', 'passed with a warning'],
] as const satisfies readonly (readonly [JobsHeadline['sign'], singular: string, plural?: string])[];

/** "2 of 6 jobs", "both jobs", "all 6 jobs", "the only job". */
function countJobs(some: number, all: number): string {
  if (some < all) return `${thousands(some)} of ${formatCount(all, 'job')}`;
  return all === 1 ? 'the only job' : all === 2 ? 'both jobs' : `all ${formatCount(all, 'job')}`;
}

/** The groups of a report that a reader must know, worst first. */
const notableGroups = (report: Report): readonly Group[] =>
  groupFindings(report).groups.filter(
    ({ state }) => state === 'failing' || state === 'tolerated' || state === 'suspect',
  );

/** One sentence per group that got worse; otherwise the verdict. */
export function describeJob(report: Report, wording: Wording): readonly string[] {
  const groups = notableGroups(report).map((group) => describeGroup(group, report, wording));
  return groups.length > 0 ? groups : [headline(report, wording).text];
}
