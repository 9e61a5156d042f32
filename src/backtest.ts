/** How the gate would have done over a user's own past, and how other rules would have. */
import { caseOf, runKey } from './case.js';
import { groupBy } from './group-by.js';
import { metricById, metrics } from './metrics/index.js';
import {
  unusable,
  type Accept,
  type CaseName,
  type ExitCode,
  type Finding,
  type Host,
  type Metric,
  type MetricRule,
  type Outcome,
  type OutcomeReason,
  type Problem,
  type Provenance,
  type Run,
  type ToleranceBand,
} from './model.js';
import { judgingOf, type Policy } from './policy.js';
import { noHistory, noSuchFile, nothingRead, tooFewRuns, undatedRuns } from './problems.js';
import { read, type ReadRequest } from './read.js';
import { replay, type Judged, type Replayed } from './replay.js';
import { settle, type Request } from './settings.js';
import { storeAt } from './stores/index.js';
import { version } from './version.js';

export interface BacktestRequest extends Omit<Request, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; the recorded history when there are none. */
  readonly history: readonly string[];
  /** Replay only so many of the newest runs; what lies before them still serves as history. */
  readonly runs?: number;
}

export interface Backtested {
  /** 0: replayed, whatever it found. 2: one run only, or not all could be read. 3: nothing could be read. */
  readonly exitCode: ExitCode;
  readonly backtest?: Backtest;
  readonly problems: readonly Problem[];
}

/**
 * What a replay found, also the JSON that `--format json` and `--out FILE.json` write:
 *
 * ```
 * {schemaVersion: 1, tool: {name, version},
 *  runs: {read, replayed, from, to, cases, measurements, history},   history: at most so many runs were looked back on
 *  outcomes: {passed, failed, undecided},                            in runs; they sum up to replayed
 *  suspectsOnly,                                                     runs that did not fail, but hold a suspect
 *  stretches, longestStretch,                                        failed runs in a row count as one stretch
 *  causes: [{cause, runs}],                                          a run counts under each of its causes
 *  undecided: [{reason, runs}],
 *  cases: [{case, judged, failed, suspect, causes: {cause: runs}, worst?}],
 *  failures: [{startedAt, tag?, commit?, causes, cases, worst?}],    the runs that failed, oldest first
 *  rules: [{rule, bands?, failed, percent, onSpeed}]}                the configured bands first, then the others
 * ```
 *
 * A cause is a metric id, `missing`, `invalid`, `objective`, `suspect` (where the policy fails on suspects), `scenario`
 * (cases that only fail together; counted under its metric too) or `whole-run`. `percent` is of the replayed runs.
 */
export interface Backtest {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'guardband'; readonly version: string };
  readonly runs: {
    readonly read: number;
    readonly replayed: number;
    readonly from: string;
    readonly to: string;
    readonly cases: number;
    readonly measurements: number;
    readonly history: number;
  };
  readonly outcomes: { readonly passed: number; readonly failed: number; readonly undecided: number };
  readonly suspectsOnly: number;
  readonly stretches: number;
  readonly longestStretch: number;
  readonly causes: readonly { readonly cause: string; readonly runs: number }[];
  readonly undecided: readonly { readonly reason: OutcomeReason; readonly runs: number }[];
  readonly cases: readonly CaseRecord[];
  readonly failures: readonly FailedRun[];
  readonly rules: readonly RuleRecord[];
}

export interface CaseRecord {
  readonly case: string;
  /** Runs in which it was held against a history, or expected. */
  readonly judged: number;
  /** Runs that failed on it. */
  readonly failed: number;
  readonly suspect: number;
  readonly causes: Readonly<Record<string, number>>;
  readonly worst?: Finding & { readonly startedAt: string };
}

export interface FailedRun extends Pick<Provenance, 'tag' | 'commit'> {
  readonly startedAt: string;
  readonly causes: readonly string[];
  /** How many cases failed; 0 where only the whole run was worse. */
  readonly cases: number;
  /** Undefined where only the whole run was worse. */
  readonly worst?: Finding;
  readonly wholeRun: readonly { readonly metric: string; readonly percent: number }[];
}

export interface RuleRecord {
  readonly rule: 'configured' | 'bands x0.5' | 'bands x2' | 'fixed 5 %' | 'fixed 10 %' | 'fixed 20 %';
  /** The bands by metric; of a case that has overrides, its own. Not there for fixed rules. */
  readonly bands?: Readonly<Record<string, readonly ToleranceBand[]>>;
  /** Runs that would have failed, for whatever cause. A fixed rule only knows throughput and response times. */
  readonly failed: number;
  readonly percent: number;
  /** Those of them that failed on throughput or a response time. */
  readonly onSpeed: number;
}

/** Replays the gate over a history. */
export async function backtest(request: BacktestRequest, host: Host): Promise<Backtested> {
  const settings = await settle(request, host);
  if (settings.problems.some(isError)) return { exitCode: unusable, problems: settings.problems };
  const { runs, accepts, problems } = await readHistory(request.history, settings.read, settings.store, host);
  const dated = runs.filter(({ provenance }) => provenance.startedAt !== undefined);
  const told = [...problems, ...(dated.length < runs.length ? [undatedRuns(runs.length - dated.length)] : [])];
  if (runs.length === 0) return { exitCode: unusable, problems: told.some(isError) ? told : [...told, nothingRead()] };
  if (dated.length < 2) return { exitCode: 2, problems: [...told, tooFewRuns(dated.length)] };

  const { policy } = settings;
  const first = Math.max(1, dated.length - (request.runs ?? Infinity));
  const policies: Policies = [policy, ...bandRules.slice(1).map(({ factor }) => withBands(policy, factor))];
  const nights: Night[] = [];
  for (const each of replay(dated, policies, { first, accepts })) {
    nights.push(nightOf(each));
    host.progress(`replaying run ${count(nights.length)} of ${count(dated.length - first)}`);
  }
  return { exitCode: problems.some(isError) ? 2 : 0, backtest: summary(dated, nights, policies), problems: told };
}

const isError = ({ level }: Problem): boolean => level === 'error';
const count = (n: number): string => n.toLocaleString('en-US');

/**
 * Every file is read by itself, as each run document is a run of its own; what says of itself that it is the same run (the
 * files of a store) is put together again.
 */
async function readHistory(
  named: readonly string[],
  request: ReadRequest,
  place: string,
  host: Host,
): Promise<{ runs: readonly Run[]; accepts: readonly Accept[]; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const runs: Run[] = [];
  const accepts: Accept[] = [];
  const files = new Map<string, ReadRequest>();
  for (const pattern of named) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern));
    for (const file of matching) files.set(file, { ...request, patterns: [file] });
  }
  if (named.length === 0) {
    const at = storeAt(place);
    // The history says itself what its cases are: nothing is added to it.
    for (const file of await at.store.files(at.place, host))
      files.set(file, { ...request, patterns: [file], paths: [], set: {} });
    if (files.size === 0) problems.push(noHistory(place));
  }
  for (const [file, how] of files) {
    const found = await read(how, host);
    runs.push(...found.runs);
    accepts.push(...found.accepts);
    // What lies in a folder beside its results was not named.
    problems.push(...found.problems.filter(({ code }) => code !== 'unknown-format' || named.includes(file)));
  }
  const together = [...groupBy(runs, ({ provenance }) => runKey(provenance)).values()].flatMap(([one, ...more]) =>
    one === undefined
      ? []
      : [{ ...one, measurements: [one, ...more].flatMap(({ measurements }) => measurements) } satisfies Run],
  );
  return { runs: together.sort((a, b) => startOf(a).localeCompare(startOf(b))), accepts, problems };
}

const startOf = ({ provenance }: Run): string => provenance.startedAt ?? '';

/** The same policy with every band so many times as wide. */
export function withBands(policy: Policy, factor: number): Policy {
  const wider = (rule: MetricRule): MetricRule => {
    if (typeof rule === 'string' || rule.band === undefined) return rule;
    const [first, second] = [rule.band].flat().map((part) => times(part, factor));
    return { ...rule, band: second === undefined ? (first ?? 0) : [first ?? 0, second] };
  };
  // Only what can be judged at all: what the configuration does not name stays reported, whatever its band.
  const judged = metrics.filter(
    ({ id, gated }: Metric) => gated || policy.rules.some(({ metrics: rules }) => Object.hasOwn(rules, id)),
  );
  const banded = judged.filter(({ band }: Metric) => Object.keys(band).length > 0);
  const reported = banded.filter(({ gated }: Metric) => !gated);
  return {
    ...policy,
    rules: [
      { where: {}, metrics: Object.fromEntries(banded.map(({ id, band }) => [id, wider({ band: partsOf(band) })])) },
      // Naming a band also gates the metric: what is only reported is said to be so again.
      ...(reported.length === 0
        ? []
        : [{ where: {}, metrics: Object.fromEntries(reported.map(({ id }) => [id, 'report' as const])) }]),
      ...policy.rules.map(({ where, metrics: rules }) => ({
        where,
        metrics: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, wider(rule)])),
      })),
    ],
  };
}

function partsOf({ percent, absolute }: ToleranceBand): [string] | [string, string] {
  const relative = `${String(percent ?? 0)}%`;
  if (absolute === undefined) return [relative];
  return percent === undefined ? [String(absolute)] : [relative, String(absolute)];
}

/** "10%" twice is "20%"; the unit stays as it was written. */
function times(part: string | number, factor: number): string {
  const [, number = '0', unit = ''] = /^([\d.]+)(.*)$/.exec(String(part).trim()) ?? [];
  return `${String(Number(number) * factor)}${unit}`;
}

const fixedPercents = [5, 10, 20] as const;
/** The configured bands come first. */
const bandRules = [
  { rule: 'configured', factor: 1 },
  { rule: 'bands x0.5', factor: 0.5 },
  { rule: 'bands x2', factor: 2 },
] as const;
type Policies = readonly [Policy, ...Policy[]];

/** What a run failed on; the order is the one in which causes are shown. */
function causesOf({ failures, wholeRun }: Judged): readonly string[] {
  const found = new Set(failures.flatMap(causesOfOne));
  if (wholeRun.length > 0) found.add('whole-run');
  return [...found].sort((a, b) => rank(a) - rank(b));
}

function causesOfOne({ verdict, metric, objective, reason }: Finding): readonly string[] {
  if (verdict !== 'regression') return [verdict];
  if (objective !== undefined) return ['objective'];
  return reason === 'scenario' ? [metric, 'scenario'] : [metric];
}

const order: readonly string[] = [
  ...metricById.keys(),
  'scenario',
  'whole-run',
  'objective',
  'missing',
  'invalid',
  'suspect',
];
const rank = (cause: string): number => order.indexOf(cause);

const isSpeed = (metric: string): boolean => metricById.get(metric)?.scale === 'ratio';

/** Errors first, then what is furthest beyond its limit; what was not measured is worse than nothing that was. */
function worstOf(findings: readonly Finding[]): Finding | undefined {
  const weight = ({ metric, verdict, severity = 0 }: Finding): number =>
    verdict === 'missing' || verdict === 'invalid' ? -1 : severity + (metric === 'errorPercent' ? 1e9 : 0);
  return findings.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** What is kept of a replayed run. */
interface Night {
  readonly run: Provenance;
  readonly startedAt: string;
  readonly judged: readonly Judged[];
  /** What the configured policy says. */
  readonly configured: Judged;
  readonly causes: readonly string[];
  /** The cases that were held against a history, or expected. */
  readonly cases: readonly string[];
  readonly worstStepPercent: number;
}

function nightOf({ run, pairs, judged, worstStepPercent }: Replayed): Night {
  const configured = judged[0];
  return {
    run,
    startedAt: run.startedAt ?? '',
    judged,
    configured,
    causes: causesOf(configured),
    cases: pairs.filter(({ history }) => history.length > 0).map((pair) => pair.case.key),
    worstStepPercent,
  };
}

function summary(runs: readonly Run[], nights: readonly Night[], policies: Policies): Backtest {
  const all = runs.flatMap(({ measurements }) => measurements);
  const cases = [...new Map(all.map(caseOf).map((name) => [name.key, name])).values()];
  const failed = nights.filter(({ configured }) => configured.outcome === 'failed');
  const lengths = stretchesOf(nights);
  const having = (outcome: Outcome): readonly Night[] =>
    nights.filter(({ configured }) => configured.outcome === outcome);
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    runs: {
      read: runs.length,
      replayed: nights.length,
      from: nights[0]?.startedAt ?? '',
      to: nights.at(-1)?.startedAt ?? '',
      cases: cases.length,
      measurements: all.length,
      history: policies[0].historyRuns,
    },
    outcomes: { passed: having('passed').length, failed: failed.length, undecided: having('undecided').length },
    suspectsOnly: nights.filter(({ configured }) => configured.outcome !== 'failed' && configured.suspects.length > 0)
      .length,
    stretches: lengths.length,
    longestStretch: Math.max(0, ...lengths),
    causes: counted(failed.flatMap(({ causes }) => causes))
      .map(([cause, n]) => ({ cause, runs: n }))
      .sort((a, b) => rank(a.cause) - rank(b.cause)),
    undecided: counted(having('undecided').flatMap(({ configured }) => configured.reasons)).map(([reason, n]) => ({
      reason,
      runs: n,
    })),
    cases: cases
      .map(({ key }) => key)
      .sort()
      .map(caseRecords(nights))
      .sort((a, b) => b.failed - a.failed),
    failures: failed.map(failedRun),
    rules: [
      ...bandRules.map(({ rule }, i) => bandRule(rule, nights, i, bandsOf(cases, policies[i] ?? policies[0]))),
      ...fixedPercents.map((percent): RuleRecord => {
        const n = nights.filter(({ worstStepPercent }) => worstStepPercent > percent).length;
        return { rule: `fixed ${percent} %`, failed: n, percent: share(n, nights), onSpeed: n };
      }),
    ],
  };
}

const share = (n: number, of: readonly unknown[]): number => (100 * n) / of.length;

const counted = <T>(items: readonly T[]): (readonly [T, number])[] =>
  [...groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const);

/** How many runs in a row failed, each time. */
function stretchesOf(nights: readonly Night[]): readonly number[] {
  const lengths: number[] = [];
  nights.forEach(({ configured }, i) => {
    if (configured.outcome !== 'failed') return;
    const goesOn = nights[i - 1]?.configured.outcome === 'failed';
    lengths.push(1 + (goesOn ? (lengths.pop() ?? 0) : 0));
  });
  return lengths;
}

function failedRun({ run: { tag, commit }, startedAt, causes, configured: { failures, wholeRun } }: Night): FailedRun {
  const worst = worstOf(failures);
  return {
    startedAt,
    ...(tag === undefined ? {} : { tag }),
    ...(commit === undefined ? {} : { commit }),
    causes,
    cases: new Set(failures.map((finding) => finding.case.key)).size,
    ...(worst === undefined ? {} : { worst: lean(worst) }),
    wholeRun: wholeRun.map(({ metric, percent }) => ({ metric, percent })),
  };
}

/** Without the series, which stands in the history itself. */
function lean(finding: Finding): Finding {
  const { series, ...rest } = finding;
  return series === undefined ? finding : rest;
}

/** What became of each case: all nights are gone through once. */
function caseRecords(nights: readonly Night[]): (key: string) => CaseRecord {
  const judged = new Map(counted(nights.flatMap(({ cases }) => cases)));
  const suspects = new Map(
    counted(nights.flatMap(({ configured }) => [...new Set(configured.suspects.map((finding) => finding.case.key))])),
  );
  const failures = groupBy(
    nights.flatMap(({ configured, startedAt }) =>
      [...groupBy(configured.failures, (finding) => finding.case.key)].map(([key, findings]) => ({
        key,
        findings,
        startedAt,
      })),
    ),
    ({ key }) => key,
  );
  return (key) => {
    const failed = failures.get(key) ?? [];
    const worst = worstOf(failed.flatMap(({ findings }) => findings));
    const when = failed.find(({ findings }) => worst !== undefined && findings.includes(worst))?.startedAt;
    const causes = counted(failed.flatMap(({ findings }) => [...new Set(findings.flatMap(causesOfOne))]));
    return {
      case: key,
      judged: judged.get(key) ?? 0,
      failed: failed.length,
      suspect: suspects.get(key) ?? 0,
      causes: Object.fromEntries(causes.sort(([a], [b]) => rank(a) - rank(b))),
      ...(worst === undefined || when === undefined ? {} : { worst: { ...lean(worst), startedAt: when } }),
    };
  };
}

function bandRule(
  rule: RuleRecord['rule'],
  nights: readonly Night[],
  i: number,
  bands: NonNullable<RuleRecord['bands']>,
): RuleRecord {
  const failed = nights.flatMap(({ judged }) => judged[i] ?? []).filter(({ outcome }) => outcome === 'failed');
  const onSpeed = failed.filter(
    ({ failures, wholeRun }) =>
      wholeRun.length > 0 || failures.some(({ verdict, metric }) => verdict === 'regression' && isSpeed(metric)),
  );
  return { rule, bands, failed: failed.length, percent: share(failed.length, nights), onSpeed: onSpeed.length };
}

/** Each judged metric's bands, as the cases have them. */
function bandsOf(cases: readonly CaseName[], policy: Policy): NonNullable<RuleRecord['bands']> {
  const entries = metrics.flatMap((metric: Metric) => {
    const judgings = cases.map((of) => judgingOf(policy, of, metric)).filter(({ gated }) => gated);
    const distinct = new Map(judgings.map(({ band }) => [JSON.stringify(band), band]));
    return distinct.size === 0 ? [] : [[metric.id, [...distinct.values()]] as const];
  });
  return Object.fromEntries(entries);
}
