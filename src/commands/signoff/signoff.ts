/** The release sign-off: accounts for every case of the baseline, and gives a decision with its reasons. */
import type { CheckedRun } from '../../judge/checked-run.js';
import { readAndJudge } from '../check/read-and-judge.js';
import { createReport } from '../check/create-report.js';
import { defined, groupBy, readOwn } from '../../lang/objects.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type {
  AccountedCase,
  Finding,
  OutcomeReason,
  Problem,
  Report,
  Signoff,
  SignoffGroup,
  SignoffReason,
  Drift,
  Measurement,
} from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import type { CheckRequest } from '../../config/settings.js';
import { readBaseline } from '../../history/baseline.js';
import { groupFindings, makeStatements } from '../../judge/groups/groups.js';
import { describeGroupFully } from '../../report/phrases/group-clauses.js';
import { plainWording } from '../../report/phrases/wording.js';
import { environmentDifferences, nameCase } from '../../cases/names.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { createMetricTable } from '../../metrics/index.js';
import { logTolerance, toPercent, worseSign, midpoint } from '../../metrics/values.js';
import { median } from '../../stats/averages.js';

export interface SignoffRequest extends CheckRequest {
  /** The name of the release, if the results do not contain it. */
  readonly tag?: string;
}

/** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged. */
export type SignoffResult = Result<{
  /** Undefined if nothing could be judged. */
  readonly signoff?: Signoff;
  /** The run, judged as strictly as the sign-off; undefined if nothing could be judged. */
  readonly report?: Report;
}>;

const exitCodes = { signed: 0, rejected: 1, undecided: 2 } as const;

/**
 * Judges a release: every case of the baseline must be accounted for.
 *
 * @param request as for a check; `tag` names the release if the results do not
 * @param host the outside world; `nodeHost()` on a machine with Node
 * @returns exit code 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged; the document unless it is 3
 * @throws only for defects; problems that a user can cause are in the result
 */
export async function signoff({ tag, ...request }: SignoffRequest, host: Host): Promise<SignoffResult> {
  const checked = await readAndJudge(request, host);
  if (checked.judged === undefined) return { exitCode: unusable, problems: checked.problems };
  const report = await createReport(checked, host);
  const document = createDocument(report, await readReleases(checked, host), tag, host);
  const strict = judgeStrictly(report, document);
  return { exitCode: exitCodes[document.decision], problems: report.problems, signoff: document, report: strict };
}

const outcomes = { signed: 'passed', rejected: 'failed', undecided: 'undecided' } as const;
/** What the sign-off says in the words of the gate. */
const kept: ReadonlySet<OutcomeReason> = new Set([
  'no-baseline',
  'nothing-compared',
  'unreadable-input',
  'whole-run-undecided',
]);
const rejectedVerdicts: ReadonlySet<string> = new Set(['regression', 'missing', 'invalid']);

/** The report as the sign-off judges it, whatever the policy of the gate lets pass. */
function judgeStrictly({ reference: _, ...report }: Report, { decision, reasons }: Signoff): Report {
  const kinds = new Set(reasons.map(({ kind }) => kind));
  const findings = report.findings.map(({ fails: __, ...finding }) =>
    finding.gated &&
    rejectedVerdicts.has(finding.verdict) &&
    classifyFinding(finding) !== 'measured' &&
    finding.reason !== 'retired'
      ? { ...finding, fails: true as const }
      : finding,
  );
  return {
    ...report,
    outcome: outcomes[decision],
    findings,
    statements: makeStatements({ ...report, findings }),
    reasons: [
      ...(kinds.has('whole-run') ? (['whole-run'] as const) : []),
      ...(kinds.has('not-judged') ? (['inconclusive'] as const) : []),
      ...report.reasons.filter((reason) => kept.has(reason)),
    ],
  };
}

async function readReleases({ settings, baseline }: CheckedRun, host: Host): Promise<readonly PastMeasurement[]> {
  if (settings.against.startsWith('tag:')) return baseline.measurements;
  return (await readBaseline({ ...settings, against: 'history' }, host, 'releases')).measurements;
}

function createDocument(
  report: Report,
  past: readonly PastMeasurement[],
  tag: string | undefined,
  host: Host,
): Signoff {
  const cases = accounts(report);
  const reasons = reasonsAgainst(report, cases);
  const isRejected = reasons.some(({ kind }) => rejects.has(kind));
  const { candidate } = report;
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version: report.tool.version },
    decidedAt: host.now().toISOString(),
    decision: reasons.length === 0 ? 'signed' : isRejected ? 'rejected' : 'undecided',
    reasons,
    candidate: { ...candidate, provenance: { ...candidate.provenance, ...(tag !== undefined && { tag }) } },
    baseline: report.baseline,
    ...defined({ metrics: report.metrics }),
    groups: createGroups(report, cases),
    cases,
    objectives: report.findings.filter(({ objective }) => objective !== undefined),
    drift: findDrift(report, past, tag ?? candidate.provenance.tag),
    waivers: report.waivers,
    problems: report.problems,
  };
}

const maxGroups = 1000;

/** The groups of the report whose cases need an explanation. */
function createGroups(report: Report, cases: readonly AccountedCase[]): readonly SignoffGroup[] {
  const wording = plainWording(report);
  const accounts = new Map(cases.map((accounted) => [accounted.case, accounted.account]));
  return groupFindings(report)
    .groups.flatMap((group): readonly SignoffGroup[] => {
      const found = new Set(group.cases.map(({ name }) => accounts.get(name.key)));
      const account = gravest.find((possible) => found.has(possible));
      if (account === undefined) return [];
      return [{ account, sentence: describeGroupFully(group, report, wording), cases: group.cases.length }];
    })
    .sort((a, b) => gravest.indexOf(a.account) - gravest.indexOf(b.account))
    .slice(0, maxGroups);
}

const rejects: ReadonlySet<string> = new Set([...rejectedVerdicts, 'whole-run', 'objective']);

/** Most severe first: a case gets the first of these that applies to one of its findings. */
const gravest = [
  'missing',
  'regression',
  'invalid',
  'suspect',
  'slow-loss',
  'not-judged',
  'waived',
  'retired',
  'new',
] as const;
type Account = AccountedCase['account'];

function accounts({ findings }: Report): readonly AccountedCase[] {
  return [...groupBy(findings, ({ case: { key } }) => key)].map(([key, group]) => {
    // Broken absolute limits are listed with the objectives.
    const relevant = group.filter(
      (finding) => (finding.gated || finding.reason === 'retired') && finding.objective === undefined,
    );
    const found = new Set(relevant.map(classifyFinding));
    const findings = relevant.filter((finding) => !['measured', 'new', 'retired'].includes(classifyFinding(finding)));
    const account = gravest.find((possible) => found.has(possible)) ?? 'measured';
    return { case: key, account, ...(findings.length > 0 && { findings }) };
  });
}

function classifyFinding({ verdict, reason, baseline }: Finding): Account {
  if (reason === 'retired') return 'retired';
  if (verdict === 'inconclusive') return 'not-judged';
  if (verdict === 'suspect' && reason === 'drift') return 'slow-loss';
  // A metric that neither side ever recorded is not reported.
  if (verdict === 'invalid' && baseline === undefined) return 'measured';
  return verdict === 'pass' || verdict === 'improvement' ? 'measured' : verdict;
}

const isUnmetObjective = ({ code, pointer = '' }: Problem): boolean =>
  code === 'unmet-entry' && pointer.startsWith('/objectives/');

/**
 * Stricter than the gate, whose policy may let a missing case or an open suspect pass: every case of a release must be
 * accounted for.
 */
function reasonsAgainst(report: Report, cases: readonly AccountedCase[]): readonly SignoffReason[] {
  const listKeys = (account: Account): readonly string[] =>
    cases
      .filter(
        (accounted) =>
          accounted.account === account || accounted.findings?.some((finding) => classifyFinding(finding) === account),
      )
      .map((accounted) => accounted.case);
  const broken = report.findings.filter(({ objective, verdict }) => objective !== undefined && verdict !== 'pass');
  const objectiveKeys = (isBroken: boolean): readonly string[] => [
    ...new Set(
      broken.filter(({ verdict }) => (verdict === 'regression') === isBroken).map((finding) => finding.case.key),
    ),
  ];
  const found: readonly (readonly [SignoffReason['kind'], boolean, readonly string[]])[] = [
    ['regression', false, listKeys('regression')],
    ['whole-run', report.runShifts.some(({ verdict }) => verdict === 'regression'), []],
    ['objective', false, objectiveKeys(true)],
    ['missing', false, listKeys('missing')],
    ['invalid', false, listKeys('invalid')],
    ['unreadable-input', report.problems.some(({ level }) => level === 'error'), []],
    ['no-baseline', report.baseline.runs.length === 0 || report.tallies.compared === 0, []],
    ['whole-run-undecided', report.runShifts.some(({ verdict }) => verdict === 'inconclusive'), []],
    ['suspect', false, listKeys('suspect')],
    ['slow-loss', false, listKeys('slow-loss')],
    ['not-judged', false, [...new Set([...listKeys('not-judged'), ...objectiveKeys(false)])]],
    // An objective that was not measured cannot be confirmed.
    ['unmet-objective', report.problems.some(isUnmetObjective), []],
  ];
  return found.flatMap(([kind, isSo, keys]) => (isSo || keys.length > 0 ? [{ kind, cases: keys }] : []));
}

/** The number of past releases that are examined. */
const maxReleases = 5;
const minReleases = 2;

/** Finds many small losses, each within its band, from the oldest of the last releases to the candidate. */
export function findDrift(
  { findings, candidate, metrics = [] }: Report,
  past: readonly PastMeasurement[],
  own: string | undefined,
): readonly Drift[] {
  const comparable = past.filter(
    ({ provenance }) =>
      provenance.tag !== undefined &&
      provenance.tag !== own &&
      environmentDifferences(candidate.provenance, provenance).length === 0,
  );
  const tagged = groupBy(comparable, ({ provenance }) => provenance.tag ?? '');
  const readStart = (group: readonly PastMeasurement[]): string => group[0]?.provenance.startedAt ?? '';
  const releases = [...tagged].sort(([, a], [, b]) => compareCodeUnits(readStart(a), readStart(b))).slice(-maxReleases);
  const known = createMetricTable(metrics).byId;
  return findings.flatMap((finding): readonly Drift[] => {
    const metric = known.get(finding.metric);
    const { candidate: value, band, gated, verdict, case: caseName } = finding;
    if (metric?.scale !== 'ratio' || value === undefined || band === undefined || !gated || verdict === 'regression')
      return [];
    const values = releases.flatMap(([tag, measured]) => {
      const found = measured
        .filter(({ measurement }) => nameCase(measurement).key === caseName.key)
        .flatMap(({ measurement }) => readRecorded(measurement, finding) ?? []);
      return found.length === 0 ? [] : [{ tag, value: median(found) }];
    });
    const [oldest] = values;
    const current = midpoint(value);
    if (oldest === undefined || values.length < minReleases || !(current > 0)) return [];
    const isLoss = (before: number, after: number): boolean =>
      worseSign(metric) * Math.log(after / before) > logTolerance({ band }, metric, before);
    const loss = worseSign(metric) * Math.log(current / oldest.value);
    const steps = [...values.map((release) => release.value), current];
    // A single step is not a drift: the table of findings shows the last one, and earlier ones were decided before.
    if (!isLoss(oldest.value, current) || steps.some((after, i) => i > 0 && isLoss(steps[i - 1] ?? after, after)))
      return [];
    return [
      { case: caseName.key, metric: finding.metric, percent: toPercent(loss, metric), releases: values, now: current },
    ];
  });
}

/** Only recorded values count; zero means not recorded. */
function readRecorded({ metrics, groupedMedian }: Measurement, { metric, interpolated }: Finding): number | undefined {
  const value = (interpolated === true ? groupedMedian : undefined) ?? readOwn(metrics, metric);
  const number = value === undefined ? 0 : midpoint(value);
  return number > 0 ? number : undefined;
}
