/** The certainty of a group, in words. */
import { capitalize, formatCount, joinParts, joinWithAnd } from '../../lang/format.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { findDrift } from '../../judge/groups/case-states.js';
import { common } from '../../judge/model/settings.js';
import type { Group } from '../../judge/groups/groups.js';
import { countPastRuns, describePastRuns, tellsNoMachine } from './compared-runs.js';
import { formatRange, formatTimes } from './numbers.js';
import { isCauseOpen } from './run-shift.js';

/** fixed: a limit decides that has nothing to do with chance. gradual: several runs show it together. open: one run cannot tell. */
const certainties = ['certain', 'likely', 'fixed', 'gradual', 'open'] as const;
type Certainty = (typeof certainties)[number];

const fixedReasons = new Set<Reason>(['objective', 'whole-step', 'beyond-band', 'cap']);

/** Undefined if certainty does not apply: a missing case is simply missing. */
function rateCertainty({ state, kind, cases, moves }: Group): Certainty | undefined {
  const findings = moves.flatMap((move) => move.findings);
  if (kind === 'drift') return 'gradual';
  if (state === 'suspect') return 'open';
  if (state === 'unjudged') return moves.every(({ largest }) => isNoise(largest)) ? 'open' : undefined;
  if (kind !== 'moved' && kind !== 'errors' && kind !== 'objective') return undefined;
  if (findings.length > 0 && findings.every(({ reason }) => fixedReasons.has(reason))) return 'fixed';
  // Pairs have an interval, and one probability of error for all that they show.
  if (findings.length === 0 || (kind === 'moved' && findings.some(({ effect }) => effect !== undefined)))
    return undefined;
  const assumed = findings.filter(({ noise }) => noise?.from === 'assumed').length;
  if (2 * assumed > findings.length) return state === 'better' ? 'open' : 'likely';
  const severity = Math.max(0, ...moves.map((move) => Math.abs(move.severity)));
  return severity >= clearSeverity || cases.length >= clearCases ? 'certain' : 'likely';
}

const noiseReasons = new Set<Reason>(['within-noise', 'short-history', 'too-noisy', 'single-run', 'relative']);

/** Whether more runs would settle a finding that could not be judged. Otherwise its reason names the obstacle. */
export const isNoise = ({ reason }: Finding): boolean => noiseReasons.has(reason);

/** This multiple of the limit, or this number of cases that agree, leaves no doubt. */
const clearSeverity = 1.5;
const clearCases = 3;

/** "one run cannot tell", "2 runs cannot tell", "one past run cannot tell a slow machine from a change". */
export function describeDoubt(groups: readonly Group[], report: Report): string {
  const findings = listFindings(groups);
  if (isShort(findings)) return tellsNoMachine(countPastRuns(report, findings));
  const runs = Math.max(1, ...findings.map(({ repetitions = 1 }) => repetitions));
  return `${runs === 1 ? 'one run' : formatCount(runs, 'run')} cannot tell`;
}

const listFindings = (groups: readonly Group[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));

/** Whether too few past runs show what the machine does. */
const isShort = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ noise }) => (noise?.runs ?? Infinity) < common.runsOfMachine);

const isAssumed = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ noise }) => noise?.from === 'assumed');

function nameCertainty(certainty: Certainty, groups: readonly Group[], report: Report): string {
  if (certainty === 'open') return capitalize(describeDoubt(groups, report));
  if (certainty === 'fixed') return 'Judged by a fixed limit';
  if (certainty === 'gradual') {
    const runs = Math.max(...listFindings(groups).map((finding) => findDrift(finding)?.runs ?? 0));
    return `Seen only in ${formatCount(runs, 'run')} together`;
  }
  const isOld = report.problems.some(({ code }) => code === 'looks-like-old-result');
  const end = isOld ? ' if these are the results of this run' : '';
  if (certainty === 'likely') return `Likely${end}`;
  // If the whole run moved, either the machine or the change is the cause.
  const verb = groups.every(({ state }) => state === 'better') ? 'got better' : 'got worse';
  return `Certain${isCauseOpen(report) ? ` that it ${verb}` : ''}${end}`;
}

/**
 * "Certain: 2 to 9 times the limit; noise 1 to 7 % over 11 runs." Several groups are referred to by their row.
 *
 * @param groups the groups in the table, worst first
 * @param isHeaded whether a heading has said what cannot be told
 */
export function certaintyLine(groups: readonly Group[], report: Report, isHeaded = false): string {
  const rows = groups.map((group, i) => ({ group, row: i + 1, certainty: rateCertainty(group) }));
  const noises = new Set<string>();
  const parts = certainties.flatMap((certainty) => {
    const matching = rows.filter((row) => row.certainty === certainty);
    if (matching.length === 0) return [];
    const numbers = joinWithAnd(matching.map(({ row }) => String(row)));
    const where = matching.length === rows.length ? '' : ` for row${matching.length === 1 ? '' : 's'} ${numbers}`;
    const own = matching.map(({ group }) => group);
    const [isOpen, findings] = [certainty === 'open', listFindings(own)];
    // Too few past runs are the whole doubt, so it is said once.
    const isFew = isOpen && isAssumed(findings) && isShort(findings);
    const name = isOpen && (isHeaded || (isAssumed(findings) && !isFew)) ? '' : nameCertainty(certainty, own, report);
    const size = certainty === 'certain' || certainty === 'likely' ? describeSize(findings) : '';
    const noise = isFew ? '' : describeNoise(findings, certainty, report);
    // Rows of the same noise say it once.
    const isSaid = noises.has(noise) && size + name !== '';
    noises.add(noise);
    const parts = [name, joinParts([size, isSaid ? '' : noise], '; ')];
    const [first, ...others] = parts.filter((part) => part !== '');
    return first === undefined ? [] : [`${[capitalize(first) + where, ...others].join(': ')}.`];
  });
  return parts.join(' ');
}

/** "2 to 9 times the limit"; empty if nothing is beyond it. */
function describeSize(findings: readonly Finding[]): string {
  const severities = findings.map(({ severity = 0 }) => Math.abs(severity)).filter((severity) => severity > 1);
  return severities.length === 0 ? '' : `${formatRange(severities, formatTimes)} times the limit`;
}

function describeNoise(findings: readonly Finding[], certainty: Certainty, report: Report): string {
  if (certainty === 'fixed') return 'noise is not considered';
  const noises = findings.flatMap(({ noise }) => (noise?.percent === undefined ? [] : [noise.percent]));
  const runs = Math.max(0, ...findings.map(({ noise, baseline }) => noise?.runs ?? baseline?.runs ?? 0));
  const { repetitions } = report.baseline;
  if (isAssumed(findings)) {
    const past =
      repetitions === undefined ? describePastRuns(report, findings) : formatCount(runs, 'baseline repetition');
    return `${past} ${runs === 1 ? 'is' : 'are'} too few to estimate the noise`;
  }
  // Another line says the noise of pairs.
  if (noises.length === 0 || report.pairs?.noise !== undefined) return '';
  const basis = runs <= 1 ? '' : ` over ${formatCount(runs, repetitions === undefined ? 'run' : 'repetition')}`;
  return `noise ${formatRange(noises, formatTimes)} %${basis}`;
}
