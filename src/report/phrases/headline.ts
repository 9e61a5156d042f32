/** The verdict as one sentence for a pull request. It never claims more certainty than the findings have. */
import type { Finding, OutcomeReason, Report, RunShift } from '../../model/documents.js';
import { isOnlyOwnBaseline } from './compared-runs.js';
import { describeWorst } from './example.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import { isSameNews, worseFindings, noisyFindings, suspectFindings } from './failing.js';
import { describeFindings } from './sentence.js';
import { countUnjudged } from './summary.js';
import {
  describeMovement,
  describeShortHistory,
  undecidedRunShifts,
  describeEvidence,
  wholeRunShifts,
} from './run-shift.js';
import { reasonTexts, count, joinWithAnd, metricName, type FormatName } from './words.js';

export interface Headline {
  /** The sign before the sentence. doubt: passed, but something looks worse. */
  readonly sign: 'failed' | 'passed' | 'doubt' | 'undecided';
  /** The verdict: "2 of 144 cases got slower". */
  readonly lead: string;
  /** The worst finding or other details: ": throughput -11.8 % in shop [users=50]". */
  readonly rest: string;
}

export function headline(report: Report, named: FormatName): Headline {
  return outcomes[report.outcome](report, named);
}

type Say = (report: Report, named: FormatName) => Headline;

const failed: Say = (report, named) => {
  const all = [...worseFindings(report), ...suspectFindings(report)];
  const guilty = all.filter(({ fails }) => fails);
  const [whole] = report.reasons.includes('whole-run') ? wholeRunShifts(report) : [];
  if (guilty.length > 0) {
    const { lead, rest } = describeFindings(guilty, report, named);
    const and =
      whole === undefined ? '' : `; the whole run is ${describeMovement(whole)} too (${metricName(whole, named)})`;
    return { sign: 'failed', lead, rest: rest + and };
  }
  if (whole === undefined) return { sign: 'failed', lead: 'The gate failed', rest: `: ${saidReasons(report)}` };
  return { sign: 'failed', lead: `The whole run is ${describeMovement(whole)}`, rest: asWhole(whole, report, named) };
};

const asWhole = (whole: RunShift, report: Report, named: FormatName): string =>
  `: ${metricName(whole, named)} of ${count(whole.cases, 'case')}, ${describeEvidence(whole, report)}`;

const passed: Say = (report, named) => {
  const { tallies } = report;
  const offending = worseFindings(report);
  if (tallies.compared === 0)
    return {
      sign: 'doubt',
      lead: 'Nothing was compared',
      rest: `, and the configuration lets that pass${whyNothing(report, named)}`,
    };
  if (offending.length > 0) {
    const { lead, rest } = describeFindings(offending, report, named);
    return { sign: 'doubt', lead: `Passed, but ${lead}`, rest: `${rest} (the configuration does not fail on this)` };
  }
  const [whole] = wholeRunShifts(report);
  if (whole !== undefined)
    return {
      sign: 'doubt',
      lead: `Passed, but the whole run is ${describeMovement(whole)}`,
      rest: `${asWhole(whole, report, named)} (the configuration does not fail on this)`,
    };
  const doubtful = suspectFindings(report);
  if (doubtful.length > 0) return { sign: 'doubt', ...inDoubt(doubtful, report, named) };
  const rest = [
    within(report),
    tallies.improvement > 0 ? `${thousands(tallies.improvement)} of them better` : '',
    tallies.waived > 0 ? `${thousands(tallies.waived)} waived` : '',
    tallies.new > 0 ? `${thousands(tallies.new)} new` : '',
    tallies.inconclusive > 0 ? `${thousands(tallies.inconclusive)} could not be judged` : '',
  ].filter((part) => part !== '');
  const others = rest.join(', ') + withinNoise(report, named);
  const [unsure] = undecidedRunShifts(report);
  if (unsure !== undefined) {
    const { lead, rest: open } = asUnsure(unsure, report, named);
    return { sign: 'doubt', lead: `No regression found, but ${lead}`, rest: `${open}. Beyond that ${others}` };
  }
  const lead = tallies.inconclusive > 0 ? 'No regression found' : 'No regression';
  // If most cases could not be judged, the pass deserves a look.
  const isThin = tallies.inconclusive >= tallies.pass + tallies.improvement;
  return { sign: isThin ? 'doubt' : 'passed', lead, rest: `: ${others}` };
};

/** A shift of the whole run comes first: the verdicts on single cases assume that the machine caused it. */
const asUnsure = (unsure: RunShift, report: Report, named: FormatName): Pick<Headline, 'lead' | 'rest'> => ({
  lead: `the whole run is ${describeMovement(unsure)}`,
  rest: `: ${metricName(unsure, named)} of ${count(unsure.cases, 'case')}, by the machine or by the change; ${describeShortHistory(unsure, report)}`,
});

const undecided: Say = (report, named) => {
  const { tallies, reasons } = report;
  if (tallies.compared === 0)
    return {
      sign: 'undecided',
      lead: reasons.includes('no-baseline') ? 'Nothing to compare with' : 'Nothing was compared',
      rest: whyNothing(report, named),
    };
  if (reasons.includes('unreadable-input')) {
    const unread = new Set(report.problems.flatMap(({ level, file }) => (level === 'error' ? [file] : []))).size;
    return {
      sign: 'undecided',
      lead: unread === 0 ? 'Not all inputs could be read' : `${count(unread, 'input')} could not be read in full`,
      rest: `: no regression in the rest, where ${within(report)}`,
    };
  }
  if (reasons.includes('metric-never-judged')) {
    const never = neverJudged(report, named);
    return {
      sign: 'undecided',
      lead: 'No verdict',
      rest: `: ${never === '' ? saidReasons(report) : `${never} could not be judged in any case`}`,
    };
  }
  const [unsure] = reasons.includes('whole-run-undecided') ? undecidedRunShifts(report) : [];
  if (unsure !== undefined) {
    const { lead, rest } = asUnsure(unsure, report, named);
    return { sign: 'undecided', lead: lead.replace(/^./, (first) => first.toUpperCase()), rest };
  }
  if (reasons.includes('suspect-unresolved')) {
    const { lead, rest } = describeFindings(suspectFindings(report), report, named);
    return { sign: 'undecided', lead: `One run cannot tell: ${lead}`, rest };
  }
  const why = [...countUnjudged(report).keys()].map((reason) => reasonTexts[reason]);
  return {
    sign: 'undecided',
    lead: `${thousands(tallies.inconclusive)} of ${count(tallies.cases, 'case')} could not be judged`,
    rest: why.length === 0 ? '' : `: ${joinWithAnd(why)}`,
  };
};

const outcomes = { failed, passed, undecided } as const satisfies Record<Report['outcome'], Say>;

const reasonWords = {
  regression: 'a regression',
  'whole-run': 'the whole run is worse than any before it',
  objective: 'a broken objective',
  missing: 'a case that was not measured',
  invalid: 'a value that cannot be used',
  suspect: 'a case that looks worse',
  'no-baseline': 'there is no baseline',
  'nothing-compared': 'nothing was compared',
  'metric-never-judged': 'a gated metric was never judged',
  'suspect-unresolved': 'a suspect change is too large to pass',
  'whole-run-undecided': 'the whole run is worse, by the machine or by the change',
  inconclusive: 'a case could not be judged',
  'unreadable-input': 'an input could not be read',
} as const satisfies Record<OutcomeReason, string>;

const saidReasons = ({ reasons }: Report): string => joinWithAnd(reasons.map((reason) => reasonWords[reason]));

/** "140 of 144 cases are within their limits". */
function within({ tallies }: Report): string {
  const good = tallies.pass + tallies.improvement;
  return tallies.cases === 1 && good === 1
    ? 'the only case is within its limits'
    : `${thousands(good)} of ${count(tallies.cases, 'case')} ${good === 1 ? 'is within its limits' : 'are within their limits'}`;
}

/** "; throughput -36.3 % in 6 cases of checkout is not beyond the noise": the largest change without a verdict. */
function withinNoise(report: Report, named: FormatName): string {
  const moved = noisyFindings(report);
  const [worst] = moved;
  if (worst === undefined) return '';
  const alike = moved.filter((finding) => isSameNews(finding, worst));
  return `; ${describeWorst(worst, alike, named)} is not beyond the noise`;
}

function inDoubt(doubtful: readonly Finding[], report: Report, named: FormatName): Pick<Headline, 'lead' | 'rest'> {
  const { lead, rest } = describeFindings(doubtful, report, named);
  const one = new Set(doubtful.map((finding) => finding.case.key)).size === 1;
  const [unsure] = undecidedRunShifts(report);
  const whole =
    unsure === undefined ? '' : `; the whole run is ${describeMovement(unsure)} too (${metricName(unsure, named)})`;
  return { lead: `No regression found, but ${lead} and ${one ? 'needs' : 'need'} another run`, rest: rest + whole };
}

function whyNothing(report: Report, named: FormatName): string {
  const { tallies, reasons, candidate, baseline } = report;
  if (isOnlyOwnBaseline(report)) return ': the baseline holds no other run than this one';
  if (candidate.cases + baseline.cases === 0) return ': no case of either side is meant by --only';
  if (candidate.cases > 0 && baseline.cases > 0 && tallies.cases === 0)
    return ': no case has a metric that is gated, as metrics and controls are declared';
  const why = [...countUnjudged(report).keys()].map((reason) => reasonTexts[reason]);
  const isOpen = why.length > 0 && !reasons.includes('no-baseline');
  if (!isOpen && (reasons.includes('no-baseline') || baseline.cases === 0))
    return `: there is no baseline yet for ${tallies.cases === 1 ? 'the 1 case' : `any of the ${count(tallies.cases, 'case')}`} of this run`;
  if (why.length > 0) return `: ${joinWithAnd(why)}${otherEnvironment(report, named)}`;
  return `: none of the ${count(candidate.cases, 'case')} of this run is among the ${count(baseline.cases, 'case')} of the baseline (${named(baseline.selector)})`;
}

/** Gated metrics that were never judged, although they have findings. */
function neverJudged({ findings }: Report, named: FormatName): string {
  const gated = findings.filter((finding) => finding.gated);
  const never = [...groupBy(gated, ({ metric }) => metric).values()].filter((all) =>
    all.every(({ verdict }) => verdict === 'inconclusive' || verdict === 'new'),
  );
  return joinWithAnd(never.flatMap((all) => all.slice(0, 1)).map((finding) => metricName(finding, named)));
}

/** " (instance c5.large, before c5.xlarge)" if the newest baseline was measured in another environment. */
function otherEnvironment({ candidate, baseline }: Report, named: FormatName): string {
  const now = candidate.provenance.environment ?? {};
  const before = baseline.runs.at(-1)?.environment ?? {};
  const differing = Object.keys(now).filter((axis) => Object.hasOwn(before, axis) && before[axis] !== now[axis]);
  const differences = differing
    .slice(0, 3)
    .map((axis) => `${named(axis)} ${named(now[axis] ?? '')}, before ${named(before[axis] ?? '')}`);
  return differences.length === 0 ? '' : ` (${differences.join('; ')})`;
}
