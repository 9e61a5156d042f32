/** The release sign-off: every case of the baseline accounted for, and a decision with its reasons. */
import { nameCase } from '../../cases/names.js';
import { midpoint } from '../../metrics/values.js';
import { gate } from '../check/check.js';
import { groupBy } from '../../lang/group-by.js';
import { environmentDifferences } from '../../cases/environment.js';
import { metricById } from '../../metrics/index.js';
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type {
  AccountedCase,
  Drift,
  Finding,
  Measurement,
  Problem,
  Report,
  Signoff,
  SignoffReason,
} from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { PastMeasurement } from '../../model/run.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { toPercent, worseSign, logTolerance } from '../../metrics/log-scale.js';
import { readSettings, type Request } from '../../config/settings.js';
import { readBaseline } from '../../history/baseline.js';
import { median } from '../../stats/median.js';

export interface SignoffRequest extends Request {
  /** The name of the release, where the results do not say it. */
  readonly tag?: string;
}

export interface Signed {
  /** 0 signed, 1 rejected, 2 undecided, 3 nothing could be judged at all. */
  readonly exitCode: ExitCode;
  readonly signoff?: Signoff;
  readonly problems: readonly Problem[];
}

const exitCodes = { signed: 0, rejected: 1, undecided: 2 } as const;

export async function signoff({ tag, ...request }: SignoffRequest, host: Host): Promise<Signed> {
  const { report, problems } = await gate(request, [], host);
  if (report === undefined) return { exitCode: unusable, problems };
  const cases = accounts(report);
  const reasons = reasonsAgainst(report, cases);
  const settings = await readSettings(request, host);
  const { past } = await readBaseline({ ...settings, against: 'history' }, host);
  const { candidate } = report;
  const decision =
    reasons.length === 0 ? 'signed' : reasons.some(({ kind }) => rejects.has(kind)) ? 'rejected' : 'undecided';
  return {
    exitCode: exitCodes[decision],
    problems,
    signoff: {
      schemaVersion: 1,
      tool: { name: 'guardband', version: report.tool.version },
      decidedAt: host.now().toISOString(),
      decision,
      reasons,
      candidate: { ...candidate, provenance: { ...candidate.provenance, ...(tag !== undefined && { tag }) } },
      baseline: report.baseline,
      cases,
      objectives: report.findings.filter(({ objective }) => objective !== undefined),
      drift: driftOf(report, past, tag ?? candidate.provenance.tag),
      waivers: report.waivers,
      problems: report.problems,
    },
  };
}

const rejects: ReadonlySet<SignoffReason['kind']> = new Set([
  'regression',
  'whole-run',
  'objective',
  'missing',
  'invalid',
]);

/** The gravest first: a case has the first of these that one of its findings has. */
const gravest = ['missing', 'regression', 'invalid', 'suspect', 'not-judged', 'waived', 'retired', 'new'] as const;
type Account = AccountedCase['account'];

function accounts({ findings }: Report): readonly AccountedCase[] {
  return [...groupBy(findings, ({ case: { key } }) => key)].map(([key, of]) => {
    // What is broken of absolute limits is told with the objectives.
    const told = of.filter((each) => (each.gated || each.reason === 'retired') && each.objective === undefined);
    const found = new Set(told.map(accountOf));
    const findings = told.filter((each) => !['measured', 'new', 'retired'].includes(accountOf(each)));
    const account = gravest.find((each) => found.has(each)) ?? 'measured';
    return { case: key, account, ...(findings.length > 0 && { findings }) };
  });
}

function accountOf({ verdict, reason, baseline }: Finding): Account {
  if (reason === 'retired') return 'retired';
  if (verdict === 'inconclusive') return 'not-judged';
  // What neither side ever recorded is no news.
  if (verdict === 'invalid' && baseline === undefined) return 'measured';
  return verdict === 'pass' || verdict === 'improvement' ? 'measured' : verdict;
}

/** Stricter than the gate, whose policy may let a missing case or an open suspect pass: a release is signed for all of it. */
function reasonsAgainst(report: Report, cases: readonly AccountedCase[]): readonly SignoffReason[] {
  const keysOf = (account: Account): readonly string[] =>
    cases
      .filter((each) => each.account === account || each.findings?.some((finding) => accountOf(finding) === account))
      .map((each) => each.case);
  const broken = report.findings.filter(({ objective, verdict }) => objective !== undefined && verdict !== 'pass');
  const objectiveKeys = (isBroken: boolean): readonly string[] => [
    ...new Set(broken.filter(({ verdict }) => (verdict === 'regression') === isBroken).map((each) => each.case.key)),
  ];
  const found: readonly (readonly [SignoffReason['kind'], boolean, readonly string[]])[] = [
    ['regression', false, keysOf('regression')],
    ['whole-run', report.runShifts.some(({ verdict }) => verdict === 'regression'), []],
    ['objective', false, objectiveKeys(true)],
    ['missing', false, keysOf('missing')],
    ['invalid', false, keysOf('invalid')],
    ['unreadable-input', report.problems.some(({ level }) => level === 'error'), []],
    ['no-baseline', report.baseline.runs.length === 0 || report.tallies.compared === 0, []],
    ['whole-run-undecided', report.runShifts.some(({ verdict }) => verdict === 'inconclusive'), []],
    ['suspect', false, keysOf('suspect')],
    ['not-judged', false, [...new Set([...keysOf('not-judged'), ...objectiveKeys(false)])]],
    // Nobody can say that it was kept.
    ['unmet-objective', report.problems.some(({ code }) => code === 'unmet-objective'), []],
  ];
  return found.flatMap(([kind, isSo, keys]) => (isSo || keys.length > 0 ? [{ kind, cases: keys }] : []));
}

/** Releases looked back on. */
const mostReleases = 5;
const fewestReleases = 2;

/** Many small losses, each within its band, from the oldest of the last releases to the candidate. */
function driftOf(
  { findings, candidate }: Report,
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
  const startOf = (of: readonly PastMeasurement[]): string => of[0]?.provenance.startedAt ?? '';
  const releases = [...tagged].sort(([, a], [, b]) => compareCodeUnits(startOf(a), startOf(b))).slice(-mostReleases);
  return findings.flatMap((finding): readonly Drift[] => {
    const metric = metricById.get(finding.metric);
    const { candidate: value, band, gated, verdict, case: of } = finding;
    if (metric?.scale !== 'ratio' || value === undefined || band === undefined || !gated || verdict === 'regression')
      return [];
    const values = releases.flatMap(([tag, measured]) => {
      const found = measured
        .filter(({ measurement }) => nameCase(measurement).key === of.key)
        .flatMap(({ measurement }) => valueOf(measurement, finding.metric) ?? []);
      return found.length === 0 ? [] : [{ tag, value: median(found) }];
    });
    const [oldest] = values;
    const now = midpoint(value);
    if (oldest === undefined || values.length < fewestReleases || !(now > 0)) return [];
    const by = worseSign(metric) * Math.log(now / oldest.value);
    if (by <= logTolerance({ band }, metric, oldest.value)) return [];
    return [{ case: of.key, metric: finding.metric, percent: toPercent(by, metric), releases: values, now }];
  });
}

/** Of what was recorded; a zero is none. */
function valueOf({ metrics }: Measurement, id: string): number | undefined {
  const value = metrics[id];
  const number = value === undefined ? 0 : midpoint(value);
  return number > 0 ? number : undefined;
}
