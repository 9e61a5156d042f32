/** Steps for regressions: fix, accept as the new level, or waive. */
import { groupBy } from '../../../lang/group-by.js';
import type { Finding, Report, RunShift } from '../../../model/documents.js';
import { classifyFinding } from '../failing.js';
import { configurationToEdit } from '../judged-by.js';
import { wholeRunShifts } from '../run-shift.js';
import { count, findMetric } from '../words.js';
import {
  againstCommand,
  formatCasePattern,
  guardbandCommand,
  ownersComment,
  quoteShell,
  quoteYamlIfNeeded,
  shellCode,
  shortenToPattern,
  yamlCode,
  type Step,
} from './step.js';

export function worseSteps(worse: readonly Finding[], report: Report, today: string | undefined): readonly Step[] {
  const [worst] = worse;
  const movable = worse.filter((finding) => canBeAccepted(finding) && classifyFinding(finding) !== 'errors');
  const shifts = wholeRunShifts(report);
  // If all cases that moved are waived, the run as a whole still fails.
  const whole = shifts.length + movable.length > 0 ? shifts : report.runShifts.filter(isRegression);
  const fix: readonly Step[] =
    worst === undefined
      ? []
      : [
          {
            sentence: 'Fix it. Every number behind the worst row:',
            code: shellCode(
              againstCommand(
                `explain ${quoteShell(shortenToPattern(worst.case.key))} ${quoteShell(worst.metric)} --results RESULTS`,
                report,
              ),
            ),
          },
        ];
  const isMeant = movable.length + whole.length > 0;
  return [
    ...fix,
    ...(whole.length > 0 ? wholeRunSteps(report) : []),
    ...(isMeant ? [acceptStep(movable, whole, report)] : []),
    ...waiveSteps(worse, report, today),
  ];
}

/** How to tell a slow machine from a change that slows every case, if the whole run is worse. */
function wholeRunSteps(report: Report): readonly Step[] {
  const hasControls = report.findings.some(({ control }) => control === true);
  return [
    {
      sentence:
        'The whole run is worse, by the machine or by the change. Measure again on the same machine, and check that:',
      code: shellCode(againstCommand('check RESULTS', report)),
    },
    ...(hasControls
      ? []
      : [
          {
            sentence: `Or declare a control in ${configurationToEdit(report)}, a case that the change cannot touch and every run measures: it tells what the machine did.`,
            code: yamlCode(
              ...ownersComment('guardband.yml', report.owners?.configuration),
              'controls:',
              '  - scenario: "what the change cannot touch"',
            ),
          },
        ]),
    ...(report.baseline.repetitions === undefined
      ? [
          {
            sentence:
              'Or measure the version before it too, on the same machine in the same session, and compare the two:',
            code: shellCode('guardband check RESULTS --against RESULTS-BEFORE'),
          },
        ]
      : []),
  ];
}

const isRegression = ({ verdict }: RunShift): boolean => verdict === 'regression';

/** How the new level becomes the baseline depends on what the run was judged against: only a history can accept a level. */
function acceptStep(movable: readonly Finding[], whole: readonly RunShift[], report: Report): Step {
  const { selector, repetitions } = report.baseline;
  const recorded = guardbandCommand('record RESULTS', report);
  const { accepted, others } = acceptCommands(movable, whole, report);
  const seen = ownersComment('the baselines', report.owners?.baselines);
  if (repetitions !== undefined)
    return {
      sentence:
        'Or merge it, if it is meant to stay: the baseline is measured anew in every session and has it from then on; until then it passes with a waiver alone.',
    };
  if (selector === 'history')
    return {
      sentence: `Or make it the new baseline, if it is meant to stay${others}:`,
      code: shellCode(...seen, recorded, ...accepted),
    };
  if (selector.startsWith('ref:'))
    return {
      sentence: `Or make it the new baseline, if it is meant to stay. That alone does not turn this check green: it takes the baselines from another commit (for a pull request, one of its target), and what is recorded here counts for those that begin after the merge. To pass before that, waive it, or record and accept on the target branch and merge that into this one${others}:`,
      code: shellCode(...seen, recorded, ...accepted),
    };
  if (selector === 'last')
    return { sentence: 'Or let it be the last run from now on, if it is meant to stay:', code: shellCode(recorded) };
  return {
    sentence:
      'If it is meant to stay, compare with something newer from now on (`--against`): what a release or a file holds cannot be told to take it.',
  };
}

const mostAcceptCommands = 6;

/**
 * One `accept` per metric in which the whole run is worse, then one per case, worst first. The command of a case names the
 * metric if only one is worse.
 */
function acceptCommands(
  movable: readonly Finding[],
  whole: readonly RunShift[],
  report: Report,
): { readonly accepted: readonly string[]; readonly others: string } {
  const everywhere = new Set(whole.map(({ metric }) => metric));
  const rest = movable.filter(({ metric }) => !everywhere.has(metric));
  const cases = [...groupBy(rest, (finding) => finding.case.key)];
  const { startedAt } = report.candidate.provenance;
  // A run that started later may have been recorded before this one.
  const fromOption = startedAt === undefined ? '' : ` --from ${quoteShell(startedAt)}`;
  const accept = (pattern: string, metric: string | undefined): string => {
    const only = metric === undefined ? '' : ` --metric ${quoteShell(metric)}`;
    return guardbandCommand(
      `accept ${quoteShell(pattern)}${only}${fromOption} --reason 'why it is meant to stay'`,
      report,
    );
  };
  const all = [...everywhere].map((metric) => accept('*', metric));
  const single = cases
    .slice(0, mostAcceptCommands)
    .map(([key, [one, ...more]]) => accept(shortenToPattern(key), more.length > 0 ? undefined : one?.metric));
  const left = cases.length - single.length;
  return { accepted: [...all, ...single], others: left === 0 ? '' : `, and so for ${count(left, 'more case')}` };
}

function waiveSteps(worse: readonly Finding[], report: Report, today: string | undefined): readonly Step[] {
  const tolerable = worse.find(canBeAccepted);
  const ceiling = tolerable === undefined ? undefined : suggestCeiling(tolerable);
  if (tolerable === undefined || ceiling === undefined) return [];
  return [
    {
      sentence: `Or allow it for a while, in ${configurationToEdit(report)}:`,
      code: yamlCode(
        ...ownersComment('guardband.yml', report.owners?.configuration),
        'waivers:',
        `  - where: ${formatCasePattern(tolerable)}`,
        `    metric: ${quoteYamlIfNeeded(tolerable.metric)}`,
        `    ceiling: ${ceiling}`,
        `    until: ${thirtyDaysAfter(today)}`,
        '    issue: "where it is followed up"',
        '    reason: "why it is allowed until then"',
      ),
    },
  ];
}

/** A baseline does not change an objective, and a run above the cap of a metric never becomes a baseline. */
function canBeAccepted(finding: Finding): boolean {
  const { cap } = findMetric(finding);
  return (
    finding.objective === undefined && !(typeof finding.candidate === 'number' && finding.candidate > (cap ?? Infinity))
  );
}

/** A waiver's ceiling just above the measured change, in steps of 5 % or of whole points. */
function suggestCeiling({ delta, metric }: Finding): string | undefined {
  if (delta === undefined) return undefined;
  if (findMetric({ metric }).scale === 'points') return `${Math.floor(Math.abs(delta.absolute)) + 1} points`;
  return delta.percent === undefined ? undefined : `${5 * (Math.floor(Math.abs(delta.percent) / 5) + 1)}%`;
}

/** A waiver ends 30 days after today, however old the run is: it is short by default. */
const thirtyDaysAfter = (today: string | undefined): string =>
  today === undefined ? 'YYYY-MM-DD' : new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
