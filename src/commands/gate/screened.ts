/** What the first measurement of the head shows, compared with the history. */
import type { JudgedRun } from '../../judge/judge-run.js';
import { decide } from '../../judge/outcome.js';
import { screen, type Screen } from '../../judge/pairs/screen.js';
import type { GateRequest } from '../../config/settings.js';
import type { GuardedSettings } from '../../history/guarded-settings.js';
import type { Finding, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { isError } from '../../problems/problem.js';
import { checkBy, type CheckedRun } from '../check/checked-run.js';
import { tablesOf } from './judge-measured.js';
import type { Measurer } from './measurer.js';

export interface Screened {
  readonly checked: CheckedRun;
  readonly screen: Screen;
  /** Present if no pairs are needed. */
  readonly decision?: { readonly by: 'screen' | 'errors'; readonly checked: CheckedRun };
}

/** Measures the head once, and looks at what the history makes suspicious. */
export async function screenHead(
  measurer: Measurer,
  head: string,
  guarded: GuardedSettings,
  request: Omit<GateRequest, 'results' | 'against'>,
  host: Host,
): Promise<Screened | { readonly problems: readonly Problem[] }> {
  const folder = await measurer.measure({ side: 'head', folder: head });
  if (typeof folder !== 'string') return { problems: [folder] };
  const { settings } = guarded;
  const read = { ...settings.read, patterns: [folder] };
  const checked = await checkBy({ ...guarded, settings: { ...settings, read } }, request, host);
  return checked.judged === undefined ? { problems: checked.problems } : readScreen(checked);
}

/**
 * Decides by the screen where that needs no statistics: failures other than those of speed, unreadable results, and a run in
 * which nothing looks suspicious.
 */
function readScreen(checked: CheckedRun): Screened {
  const { judged, problems } = checked;
  const doubted = new Set(judged.findings.filter((finding) => isDoubted(finding, checked)).map(keyOf));
  const tables = tablesOf(checked);
  const seen = screen(tables, ({ case: { key } }, { id }) => doubted.has(keyOf({ case: { key }, metric: id })));
  const milder = { ...checked, judged: withoutSpeed(judged, checked) };
  const { outcome, findings } = milder.judged;
  const isUnreadable = problems.some(isError);
  if (outcome === 'failed' || isUnreadable)
    return { checked, screen: seen, decision: { by: 'errors', checked: milder } };
  const isErrorDoubtful = findings.some(
    ({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift',
  );
  const isCalm = seen.suspects?.size === 0 && outcome === 'passed' && !isErrorDoubtful;
  return isCalm ? { checked, screen: seen, decision: { by: 'screen', checked: milder } } : { checked, screen: seen };
}

const keyOf = ({
  case: { key },
  metric,
}: {
  readonly case: { readonly key: string };
  readonly metric: string;
}): string => `${metric} ${key}`;

/** A slow loss over many runs is not a change of this one, so pairs say nothing about it. */
const isDoubted = (finding: Finding, checked: CheckedRun): boolean =>
  isOfSpeed(finding, checked) &&
  (finding.verdict === 'regression' || (finding.verdict === 'suspect' && finding.reason !== 'drift'));

const isOfSpeed = ({ gated, metric, objective }: Finding, { settings: { policy } }: CheckedRun): boolean =>
  gated && objective === undefined && policy.metrics.byId.get(metric)?.scale === 'ratio';

/** The same run, judged as if no metric of speed could fail: only pairs decide about those. */
function withoutSpeed(judged: JudgedRun, checked: CheckedRun): JudgedRun {
  const findings = judged.findings.map(({ fails: _, ...finding }): Finding => {
    if (!isDoubted(finding, checked)) return finding;
    const { unresolved: __, ...rest } = finding;
    return { ...rest, verdict: 'suspect', reason: 'single-run' };
  });
  const runShifts = judged.runShifts.map(({ unresolved: _, ...shift }) => ({ ...shift, verdict: 'pass' as const }));
  const { policy } = checked.settings;
  const decided = decide(findings, policy, {
    baselineRuns: judged.runs.length,
    isInputIncomplete: checked.problems.some(isError),
    runShifts,
  });
  return { ...judged, ...decided, runShifts };
}
