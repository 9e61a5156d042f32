/** How sure a group is, in a few words beside its numbers. */
import { formatCount, thousands } from '../../lang/format.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { findDrift } from '../../judge/groups/case-states.js';
import { common } from '../../judge/model/settings.js';
import type { Group } from '../../judge/groups/groups.js';
import { countPastRuns, describePastRuns, tellsNoMachine } from './compared-runs.js';

/** A limit decides that has nothing to do with chance. */
const fixedReasons = new Set<Reason>(['objective', 'whole-step', 'beyond-band', 'cap']);

/**
 * "1 in 400,000 by chance", "4 of 4 pairs", "one run", "9 runs together", "fixed limit".
 *
 * @returns an empty text if certainty does not apply: a missing case is simply missing
 */
export function describeSure(group: Group, report: Report): string {
  const { state, kind, moves } = group;
  const findings = listFindings([group]);
  if (findings.length === 0) return '';
  if (kind === 'drift') {
    const runs = Math.max(...findings.map((finding) => findDrift(finding)?.runs ?? 0));
    return `${formatCount(runs, 'run')} together`;
  }
  if (kind !== 'moved' && kind !== 'errors' && kind !== 'objective') return '';
  const { effect } = moves[0]?.largest ?? {};
  if (effect !== undefined)
    return `${thousands(effect.beyond ?? effect.pairs)} of ${formatCount(effect.pairs, 'pair')}`;
  if (state === 'suspect') return describeBasis(findings, report);
  if (state === 'unjudged')
    return moves.every(({ largest }) => isNoise(largest)) ? describeBasis(findings, report) : '';
  if (findings.every(({ reason }) => fixedReasons.has(reason))) return 'fixed limit';
  const chances = findings.flatMap(({ probability }) => probability ?? []);
  // The result of another run shows nothing.
  const isOld = report.problems.some(({ code }) => code === 'looks-like-old-result');
  const end = isOld ? ', if these are the results of this run' : '';
  return chances.length === 0 ? '' : formatChance(Math.min(...chances)) + end;
}

/** Smaller ones depend on tails that no history shows. */
const smallestChance = 1e-6;

function formatChance(probability: number): string {
  if (probability < smallestChance) return 'under 1 in a million by chance';
  const odds = 1 / probability;
  return `1 in ${thousands(odds < 10 ? Math.round(odds) : Number(odds.toPrecision(2)))} by chance`;
}

const noiseReasons = new Set<Reason>(['within-noise', 'short-history', 'too-noisy', 'single-run', 'relative']);

/** Whether more runs would settle a finding that could not be judged. Otherwise its reason names the obstacle. */
export const isNoise = ({ reason }: Finding): boolean => noiseReasons.has(reason);

/** "one run cannot tell", "2 runs cannot tell", "one past run cannot tell a slow machine from a change". */
export function describeDoubt(groups: readonly Group[], report: Report): string {
  const findings = listFindings(groups);
  return isShort(findings)
    ? tellsNoMachine(countPastRuns(report, findings))
    : `${describeBasis(findings, report)} cannot tell`;
}

/** "one run", "2 runs"; "one past run" if there are too few to know what the machine does. */
function describeBasis(findings: readonly Finding[], report: Report): string {
  if (isShort(findings)) return describePastRuns(report, findings);
  const runs = Math.max(1, ...findings.map(({ repetitions = 1 }) => repetitions));
  return runs === 1 ? 'one run' : formatCount(runs, 'run');
}

const listFindings = (groups: readonly Group[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));

/** Whether too few past runs show what the machine does. */
const isShort = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ noise }) => (noise?.runs ?? Infinity) < common.runsOfMachine);
