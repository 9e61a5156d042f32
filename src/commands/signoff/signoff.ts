/** The release sign-off: accounts for every case of the baseline, and gives a decision with its reasons. */
import { posix } from 'node:path';
import { type Checked, readAndJudge } from '../check/read-and-judge.js';
import { measureAndJudge, type GateRequest } from '../gate/gate.js';
import { listInputs } from '../check/check.js';
import { createReport } from '../check/create-report.js';
import { compareCodeUnits, defined, groupBy } from '../../lang/objects.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type {
  Accept,
  AccountedCase,
  Finding,
  OutcomeReason,
  Problem,
  Report,
  Signoff,
  SignoffReason,
} from '../../model/documents.js';
import type { Host, Inputs } from '../../model/host.js';
import { byStart, startOf, type PastMeasurement } from '../../model/run.js';
import type { CheckRequest, Settings } from '../../config/settings.js';
import { selectRuns } from '../../compare/join-cases.js';
import { groupRuns, readBaseline, type Past } from '../../history/baseline.js';
import { findRevision } from '../../history/commits.js';
import { readGuardedSettings } from '../../history/guarded-settings.js';
import { tally } from '../../judge/outcome.js';
import { type CheckedRun, isReleaseOpen } from '../../measuring/judge-measured.js';
import { gateOfOther } from '../../problems/gate.js';
import { isError, isOf } from '../../problems/problem.js';
import { makeStatements } from '../../judge/account/groups.js';
import { createMetricTable } from '../../metrics/index.js';
import { midpoint, worseSign } from '../../metrics/values.js';
import { knownMedian } from '../../stats/averages.js';
import { unmatchedEntry } from '../../problems/config.js';

export interface SignoffRequest extends CheckRequest, Pick<GateRequest, 'measure'> {
  /** The name of the release, if the results do not contain it. */
  readonly tag?: string;
}

/** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged. */
export type SignoffResult = Result<{
  /** Undefined if nothing could be judged. */
  readonly signoff?: Signoff;
  /** The run, judged as strictly as the sign-off; undefined if nothing could be judged. */
  readonly report?: Report;
  /** How a command reads the same results; undefined for pairs. */
  readonly inputs?: Inputs;
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
  const checked = await judgeRelease(request, host);
  if (checked.judged === undefined) return { exitCode: unusable, problems: checked.problems };
  const report = await createReport(checked, host);
  const asked = defined({ tag, against: request.against });
  const document = createDocument(report, await readReleases(checked, host), asked, host);
  const strict = judgeStrictly(report, document);
  const inputs = report.gate === undefined ? listInputs(request, checked, host) : undefined;
  const signed = { signoff: document, report: strict, ...defined({ inputs }) };
  return { exitCode: exitCodes[document.decision], problems: report.problems, ...signed };
}

/** Judges results, the pairs in the folder of a gate, or else pairs that it measures until the release can be signed or rejected. */
async function judgeRelease({ measure, ...request }: SignoffRequest, host: Host): Promise<Checked> {
  const { settings } = await readGuardedSettings(request, host);
  const { results = [], against = 'history' } = request;
  const [folder = '', ...others] = results;
  const isGate = others.length === 0 && (await host.find(posix.join(folder, 'head'))).length > 0;
  const isMeasured = results.length === 0 && (measure?.run ?? settings.measure.run) !== undefined;
  if (settings.problems.some(isError) || !(isMeasured || (isGate && folder !== '')))
    return await readAndJudge(request, host);
  const base = await findReleased(against, settings, host);
  if (isMeasured)
    return await measureAndJudge(
      { ...request, ...defined({ measure, base }), skipsScreen: true, isRelease: true },
      host,
    );
  const [head, before] = ['head', 'base'].map((side) => posix.join(folder, side));
  const checked = await readAndJudge({ ...request, results: [head ?? ''], against: before ?? '' }, host);
  const measured = checked.judged === undefined ? undefined : checked.gate?.base;
  const wanted = base === undefined ? undefined : await findRevision(base, host);
  const isOther = wanted !== undefined && measured !== undefined && wanted !== measured;
  return isOther ? { problems: [gateOfOther(folder, measured, against, wanted)] } : checked;
}

/** The commit of the release that a selector names: the one that was recorded, or else the one that git knows by this name. */
async function findReleased(against: string, settings: Settings, host: Host): Promise<string | undefined> {
  const [, kind, name] = /^(tag|commit|ref):(.+)$/.exec(against) ?? [];
  if (kind !== 'tag') return name;
  const { measurements, selection } = await readBaseline({ ...settings, against }, host, 'releases');
  const runs = groupRuns(measurements).map(({ provenance }) => provenance);
  return selectRuns(runs.toSorted(byStart), selection, undefined).at(-1)?.commit ?? name;
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
  const isCalm = findCalm(report);
  const findings = report.findings.map(({ fails: __, ...finding }): Finding => {
    if (isCalm(finding)) return { ...finding, verdict: 'pass', reason: 'within-noise' };
    const isAgainst = rejectedVerdicts.has(finding.verdict) && finding.reason !== 'retired';
    return finding.gated && isAgainst && classifyFinding(finding) !== 'measured'
      ? { ...finding, fails: true }
      : finding;
  });
  return {
    ...report,
    outcome: outcomes[decision],
    findings,
    tallies: tally(findings),
    statements: makeStatements({ ...report, findings }),
    reasons: [
      ...(kinds.has('whole-run') ? (['whole-run'] as const) : []),
      ...(kinds.has('suspect') || kinds.has('slow-loss') ? (['suspect-unresolved'] as const) : []),
      ...(kinds.has('not-judged') ? (['inconclusive'] as const) : []),
      ...report.reasons.filter((reason) => kept.has(reason)),
    ],
  };
}

async function readReleases({ settings, baseline }: CheckedRun, host: Host): Promise<Past> {
  if (settings.against.startsWith('tag:')) return baseline;
  return await readBaseline({ ...settings, against: 'history' }, host, 'releases');
}

function createDocument(
  report: Report,
  { measurements: past, accepts }: Past,
  { tag, against = report.baseline.selector }: Pick<SignoffRequest, 'tag' | 'against'>,
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
    // Of pairs, the folder of the base says nothing.
    baseline: { ...report.baseline, ...(report.gate !== undefined && { selector: against }) },
    accepted: listAccepted(accepts, releasedAt(report, past, against)),
    ...defined({ metrics: report.metrics }),
    cases,
    objectives: report.findings.filter(({ objective }) => objective !== undefined),
    waivers: report.waivers,
    problems: report.problems,
  };
}

/** When the last release was measured; empty if it was not recorded, so that everything was accepted since. */
function releasedAt({ baseline, gate }: Report, past: readonly PastMeasurement[], against: string): string {
  const tagged = past.filter(
    ({ provenance: { tag, commit } }) => `tag:${tag ?? ''}` === against || commit === gate?.base,
  );
  const runs = gate === undefined ? baseline.runs : tagged.map(({ provenance }) => provenance);
  return runs.map(startOf).toSorted(compareCodeUnits).at(-1) ?? '';
}

/** What somebody accepted since then, the newest first. */
const listAccepted = (accepts: readonly Accept[], since: string): readonly Accept[] =>
  accepts
    .filter(({ given, from, acceptedAt }) => given !== true && (from > since || acceptedAt > since))
    .toSorted((a, b) => compareCodeUnits(b.acceptedAt, a.acceptedAt));

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

function accounts(report: Report): readonly AccountedCase[] {
  const { findings } = report;
  const isCalm = findCalm(report);
  const classify = (finding: Finding): Account => (isCalm(finding) ? 'measured' : classifyFinding(finding));
  return [...groupBy(findings, ({ case: { key } }) => key)].map(([key, group]) => {
    // Broken absolute limits are listed with the objectives.
    const relevant = group.filter(
      (finding) => (finding.gated || finding.reason === 'retired') && finding.objective === undefined,
    );
    const found = new Set(relevant.map(classify));
    const findings = relevant.filter((finding) => !['measured', 'new', 'retired'].includes(classify(finding)));
    const account = gravest.find((possible) => found.has(possible)) ?? 'measured';
    return { case: key, account, ...(findings.length > 0 && { findings }) };
  });
}

const noisy: ReadonlySet<Finding['reason']> = new Set(['too-noisy', 'within-noise']);

/**
 * What is too noisy to be judged alone is judged with its family: by the pairs of all cases; or if it is a tail that moved by no more
 * than its noise, by the tails of all cases, half of which stayed within their band.
 */
function findCalm({ findings, pairs, metrics = [] }: Report): (finding: Finding) => boolean {
  const known = createMetricTable(metrics).byId;
  const lossOf = ({ metric, delta, candidate, baseline }: Finding): number => {
    const found = known.get(metric);
    const sizes = [midpoint(candidate), baseline?.value ?? NaN] as const;
    return found === undefined || delta === undefined ? NaN : 100 * worseSign(found) * Math.log(sizes[0] / sizes[1]);
  };
  const families = groupBy(
    findings.filter(({ gated }) => gated),
    ({ metric }) => metric,
  );
  return (finding) => {
    const { verdict, reason, metric, noise, band } = finding;
    if (verdict !== 'inconclusive' || !noisy.has(reason)) return false;
    if (pairs !== undefined) return true;
    const isTail = /^p9/.test(metric);
    const family = knownMedian((families.get(metric) ?? []).map(lossOf));
    return isTail && family <= (band?.percent ?? 0) && lossOf(finding) <= (noise?.percent ?? 0);
  };
}

function classifyFinding({ verdict, reason, baseline }: Finding): Account {
  if (reason === 'retired') return 'retired';
  if (verdict === 'inconclusive') return 'not-judged';
  if (verdict === 'suspect' && reason === 'drift') return 'slow-loss';
  // A metric that neither side ever recorded is not reported.
  if (verdict === 'invalid' && baseline === undefined) return 'measured';
  return verdict === 'pass' || verdict === 'improvement' ? 'measured' : verdict;
}

const isUnmetObjective = (problem: Problem): boolean =>
  isOf(problem, unmatchedEntry) && problem.pointer?.startsWith('/objectives/') === true;

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
    ['too-few-pairs', report.pairs?.alpha !== undefined && isReleaseOpen({ ...report, measured: report.pairs }), []],
    // An objective that was not measured cannot be confirmed.
    ['unmet-objective', report.problems.some(isUnmetObjective), []],
  ];
  return found.flatMap(([kind, isSo, keys]) => (isSo || keys.length > 0 ? [{ kind, cases: keys }] : []));
}
