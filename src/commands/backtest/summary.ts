/** Summarises a replay as a backtest document. */
import { type Policy, findMetricPolicy } from '../../config/policy.js';
import type { Judged, Replayed } from './replay.js';
import type { Finding, Provenance, Outcome, CaseName } from '../../model/documents.js';
import { listDeclared, metrics } from '../../metrics/index.js';
import type { Run } from '../../model/run.js';
import type { Backtest, RuleRecord, FailedRun, CaseRecord } from '../../model/documents.js';
import { nameCase } from '../../cases/names.js';
import { version } from '../../version.js';
import { defined } from '../../lang/defined.js';
import { groupBy } from '../../lang/group-by.js';
import type { Metric } from '../../model/metric.js';

export const fixedPercents = [5, 10, 20] as const;

/** The configured bands must come first. */
export const bandRules = [
  { rule: 'configured', factor: 1 },
  { rule: 'bands x0.5', factor: 0.5 },
  { rule: 'bands x2', factor: 2 },
] as const;
export type Policies = readonly [Policy, ...Policy[]];

/** The causes of a failed run, in display order. */
function listCauses({ failures, wholeRun }: Judged): readonly string[] {
  const found = new Set(failures.flatMap(findCauses));
  if (wholeRun.length > 0) found.add('whole-run');
  return [...found].sort((a, b) => rank(a) - rank(b));
}

function findCauses({ verdict, metric, objective, reason }: Finding): readonly string[] {
  if (verdict !== 'regression') return [verdict];
  if (objective !== undefined) return ['objective'];
  return reason === 'scenario' ? [metric, 'scenario'] : [metric];
}
const order: readonly string[] = [
  ...metrics.map(({ id }) => id),
  'declared',
  'scenario',
  'whole-run',
  'objective',
  'missing',
  'invalid',
  'suspect',
];
/** Metrics that the configuration declares follow the built-in ones. */
const rank = (cause: string): number => order.indexOf(order.includes(cause) ? cause : 'declared');
const isSpeed = (metric: string, { metrics: known }: Policy): boolean => known.byId.get(metric)?.scale === 'ratio';

/** The worst finding: errors first, then the furthest beyond its limit; anything measured ranks above anything missing. */
function findWorst(findings: readonly Finding[]): Finding | undefined {
  const weight = ({ metric, verdict, severity = 0 }: Finding): number =>
    verdict === 'missing' || verdict === 'invalid' ? -1 : severity + (metric === 'errorPercent' ? 1e9 : 0);
  return findings.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** A replayed run, reduced to what the summary needs. */
export interface Night {
  readonly run: Provenance;
  readonly startedAt: string;
  readonly judged: readonly Judged[];
  /** The verdict of the configured policy. */
  readonly configured: Judged;
  readonly causes: readonly string[];
  /** The cases that have a history or were expected. */
  readonly cases: readonly string[];
  readonly worstStepPercent: number;
}

export function summariseNight({ run, pairs, judged, worstStepPercent }: Replayed): Night {
  const configured = judged[0];
  return {
    run,
    startedAt: run.startedAt ?? '',
    judged,
    configured,
    causes: listCauses(configured),
    cases: pairs.filter(({ history }) => history.length > 0).map((pair) => pair.case.key),
    worstStepPercent,
  };
}

export function summarise(runs: readonly Run[], nights: readonly Night[], policies: Policies): Backtest {
  const all = runs.flatMap(({ measurements }) => measurements);
  const cases = [...new Map(all.map(nameCase).map((name) => [name.key, name])).values()];
  const failed = nights.filter(({ configured }) => configured.outcome === 'failed');
  const lengths = stretchLengths(nights);
  const having = (outcome: Outcome): readonly Night[] =>
    nights.filter(({ configured }) => configured.outcome === outcome);
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    ...listDeclared(policies[0].metrics),
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
    causes: countEqual(failed.flatMap(({ causes }) => causes))
      .map(([cause, n]) => ({ cause, runs: n }))
      .sort((a, b) => rank(a.cause) - rank(b.cause)),
    undecided: countEqual(having('undecided').flatMap(({ configured }) => configured.reasons)).map(([reason, n]) => ({
      reason,
      runs: n,
    })),
    cases: cases
      .map(({ key }) => key)
      .sort()
      .map(createCaseRecords(nights))
      .sort((a, b) => b.failed - a.failed),
    failures: failed.map(failedRun),
    rules: [
      ...bandRules.map(({ rule }, i) => bandRule(rule, nights, i, cases, policies[i] ?? policies[0])),
      ...fixedPercents.map((percent): RuleRecord => {
        const n = nights.filter(({ worstStepPercent }) => worstStepPercent > percent).length;
        return { rule: `fixed ${percent} %`, failed: n, percent: share(n, nights), onSpeed: n };
      }),
    ],
  };
}
const share = (n: number, whole: readonly unknown[]): number => (100 * n) / whole.length;
const countEqual = <T>(items: readonly T[]): (readonly [T, number])[] =>
  [...groupBy(items, (item) => item)].map(([item, same]) => [item, same.length] as const);

/** The lengths of the stretches of consecutive failed runs. */
function stretchLengths(nights: readonly Night[]): readonly number[] {
  const lengths: number[] = [];
  nights.forEach(({ configured }, i) => {
    if (configured.outcome !== 'failed') return;
    const goesOn = nights[i - 1]?.configured.outcome === 'failed';
    lengths.push(1 + (goesOn ? (lengths.pop() ?? 0) : 0));
  });
  return lengths;
}

function failedRun({ run: { tag, commit }, startedAt, causes, configured: { failures, wholeRun } }: Night): FailedRun {
  const worst = findWorst(failures);
  return {
    startedAt,
    ...defined({ tag, commit }),
    causes,
    cases: new Set(failures.map((finding) => finding.case.key)).size,
    ...defined({ worst: worst === undefined ? undefined : withoutSeries(worst) }),
    wholeRun: wholeRun.map(({ metric, percent }) => ({ metric, percent })),
  };
}

/** The finding without its series, which the history already contains. */
function withoutSeries(finding: Finding): Finding {
  const { series, ...rest } = finding;
  return series === undefined ? finding : rest;
}

/** Returns a function that looks up the record of a case, after one pass over all runs. */
function createCaseRecords(nights: readonly Night[]): (key: string) => CaseRecord {
  const judged = new Map(countEqual(nights.flatMap(({ cases }) => cases)));
  const suspects = new Map(
    countEqual(
      nights.flatMap(({ configured }) => [...new Set(configured.suspects.map((finding) => finding.case.key))]),
    ),
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
    const worst = findWorst(failed.flatMap(({ findings }) => findings));
    const when = failed.find(({ findings }) => worst !== undefined && findings.includes(worst))?.startedAt;
    const causes = countEqual(failed.flatMap(({ findings }) => [...new Set(findings.flatMap(findCauses))]));
    return {
      case: key,
      judged: judged.get(key) ?? 0,
      failed: failed.length,
      suspect: suspects.get(key) ?? 0,
      causes: Object.fromEntries(causes.sort(([a], [b]) => rank(a) - rank(b))),
      ...(worst === undefined || when === undefined ? {} : { worst: { ...withoutSeries(worst), startedAt: when } }),
    };
  };
}

function bandRule(
  rule: RuleRecord['rule'],
  nights: readonly Night[],
  i: number,
  cases: readonly CaseName[],
  policy: Policy,
): RuleRecord {
  const failed = nights.flatMap(({ judged }) => judged[i] ?? []).filter(({ outcome }) => outcome === 'failed');
  const onSpeed = failed.filter(
    ({ failures, wholeRun }) =>
      wholeRun.length > 0 ||
      failures.some(({ verdict, metric }) => verdict === 'regression' && isSpeed(metric, policy)),
  );
  const bands = listBands(cases, policy);
  return { rule, bands, failed: failed.length, percent: share(failed.length, nights), onSpeed: onSpeed.length };
}

/** The distinct tolerance bands of each judged metric over all cases. */
function listBands(cases: readonly CaseName[], policy: Policy): NonNullable<RuleRecord['bands']> {
  const entries = policy.metrics.all.flatMap((metric: Metric) => {
    const judgings = cases.map((caseName) => findMetricPolicy(policy, caseName, metric)).filter(({ gated }) => gated);
    const distinct = new Map(judgings.map(({ band }) => [JSON.stringify(band), band]));
    return distinct.size === 0 ? [] : [[metric.id, [...distinct.values()]] as const];
  });
  return Object.fromEntries(entries);
}
