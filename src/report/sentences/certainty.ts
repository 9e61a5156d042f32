/** How sure a row is, in a few words beside its numbers, and what pairs of measurements showed. */
import { formatCount, formatShare, formatSize, formatSpan, joinParts, thousands } from '../../lang/format.js';
import type {
  Finding,
  FoundFrom,
  PairGroup,
  PairMachine,
  PairsFind,
  Reason,
  Report,
  WorkWitness,
} from '../../model/documents.js';
import { midpoint } from '../../metrics/values.js';
import { type CaseState, findDrift } from '../../judge/account/cases.js';
import { common } from '../../judge/model/settings.js';
import { type Group, groupFindings, findWorst } from '../../judge/account/groups.js';
import { formatName, nameCaseIn } from './names.js';
import { countPastRuns, describePastRuns, tellsNoMachine } from './runs.js';
import type { Wording } from './words.js';
import { formatEffect } from './numbers.js';

/** A limit decides that has nothing to do with chance. */
const fixedReasons = new Set<Reason>(['objective', 'whole-step', 'beyond-band', 'cap']);

/**
 * Of the worst case, which a row names: "1 in 400,000 by chance", "50 of 1,980 requests" of errors, "4 pairs", "3 of 4 pairs" (of a suspect: beyond its band), "one run", "in 9 runs, not accepted", "9 runs together", "fixed limit".
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
  const { effect, probability, samples = 0, candidate } = findWorst(moves) ?? {};
  const pairs = effect && formatCount(effect.pairs, 'pair');
  if (pairs !== undefined) return effect?.beyond === undefined ? pairs : `${thousands(effect.beyond)} of ${pairs}`;
  if (state === 'suspect') return describeBasis(findings, report);
  if (state === 'unjudged')
    return moves.every(({ largest }) => isNoise(largest)) ? describeBasis(findings, report) : '';
  if (findings.every(({ reason }) => fixedReasons.has(reason))) return 'fixed limit';
  if (probability === undefined) {
    if (report.pairs !== undefined) return formatCount(report.pairs.pairs, 'pair');
    const failed = Math.round((samples * midpoint(candidate)) / 100);
    return kind !== 'errors' || samples === 0 ? '' : `${thousands(failed)} of ${formatCount(samples, 'request')}`;
  }
  return formatChance(probability);
}

function formatChance(probability: number): string {
  // Smaller ones depend on tails that no history shows.
  if (probability < 1e-6) return 'under 1 in a million by chance';
  const odds = 1 / probability;
  return `1 in ${thousands(odds < 10 ? Math.round(odds) : Number(odds.toPrecision(2)))} by chance`;
}

const noiseReasons = new Set<Reason>(['within-noise', 'short-history', 'too-noisy', 'single-run', 'relative']);

/** Whether more runs would settle a finding that could not be judged. Otherwise its reason names the obstacle. */
export const isNoise = ({ reason }: Finding): boolean => noiseReasons.has(reason);

/** "one run cannot tell", "2 runs cannot tell", "one past run cannot tell a slow machine from a change". */
export function describeDoubt(groups: readonly Group[], report: Report): string {
  const findings = listFindings(groups);
  // A slow machine moves all cases.
  const isCalm = ({ state, says }: CaseState): boolean => state === 'same' && /^(?:same|unjudged)$/.test(says);
  const isMachine = !groupFindings(report).cases.some(isCalm);
  if (findings.every(({ began }) => began !== undefined)) return 'that level was not accepted';
  return isShort(findings) && isMachine
    ? tellsNoMachine(describePastRuns(report, countPastRuns(report, findings)))
    : `${describeBasis(findings, report)} cannot tell${isShort(findings) ? ' noise from a change' : ''}`;
}

/** "one run", "in 2 runs, not accepted"; "one past run" if there are too few to know what the machine does. */
function describeBasis(findings: readonly Finding[], report: Report): string {
  const since = findings.map(({ began }) => began?.runs ?? 0);
  if (Math.min(...since) > 0) return `in ${formatCount(1 + Math.max(...since), 'run')}, not accepted`;
  if (isShort(findings)) return describePastRuns(report, countPastRuns(report, findings));
  const runs = Math.max(1, ...findings.map(({ repetitions = 1 }) => repetitions));
  return runs === 1 ? 'one run' : formatCount(runs, 'run');
}

const listFindings = (groups: readonly Group[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));

/** Whether too few past runs show what the machine does. */
const isShort = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ noise }) => (noise?.runs ?? Infinity) < common.runsOfMachine);

/** "in 4 of 4 pairs": how often suspects were measured beyond their band; empty without pairs, or if they differ. */
export function inPairs(groups: readonly Group[]): string {
  const counts = groups.flatMap(({ moves }) =>
    moves.flatMap(({ largest: { effect } }) =>
      effect?.beyond === undefined ? [] : [`${String(effect.beyond)} of ${formatCount(effect.pairs, 'pair')}`],
    ),
  );
  return new Set(counts).size === 1 ? `in ${counts[0] ?? ''}` : '';
}

/** ", measured 3 times beside its base", ", over 3 pairs" of given results, which were measured as nobody knows; empty without pairs. */
export function besideBase({ gate, pairs }: Report): string {
  const count = pairs?.pairs ?? 0;
  if (count === 0) return '';
  return gate === undefined
    ? `, over ${formatCount(count, 'pair')}`
    : `, measured ${formatCount(count, 'time')} beside its base`;
}

/** "; cannot exclude up to 29 % in p99 of GET /search, nor losses in 9 other cases": what stayed open, if anything did. */
export function notExcluded(report: Report, wording: Wording): string {
  const { pairs, findings } = report;
  const all =
    pairs?.state === 'open' ? findings.filter(({ gated, effect }) => gated && effect?.open !== undefined) : [];
  // The case that a row names, if there is one.
  const { groups, dimensions } = groupFindings(report);
  const shown = groups.flatMap(({ moves }) => moves.map((move) => move.largest)).filter((one) => all.includes(one));
  const openOf = ({ effect }: Finding): number => Math.abs(effect?.open ?? 0);
  const [worst] = (shown.length > 0 ? shown : all).toSorted((a, b) => openOf(b) - openOf(a));
  if (worst === undefined) return '';
  const others = new Set(all.map((finding) => finding.case.key)).size - 1;
  const more = others === 0 ? '' : `, nor losses in ${formatCount(others, 'other case')}`;
  const name = formatName(nameCaseIn(worst.case, dimensions, wording));
  return `; cannot exclude up to ${formatShare(openOf(worst))} in ${wording.title(worst)} of ${name}${more}`;
}

export const namePairGroup = ({ kind, name }: Pick<PairGroup, 'kind' | 'name'>, wording: Wording): string =>
  kind === 'everything' ? kind : wording.name(name);

/**
 * "7 measurements in 14 min: the screen and 3 pairs of base and head. In one label, throughput −6 % would be found every second
 * time, and larger changes more often. Noise of a label: p50 2 %." Empty without pairs and without a gate.
 */
export function measuredLine(report: Report, wording: Wording): string {
  const { gate, pairs } = report;
  const found = report.outcome === 'failed' || pairs?.finds !== undefined ? [] : (pairs?.found ?? []);
  return joinParts(
    [
      gate === undefined ? '' : describeMeasurements(gate, pairs?.pairs ?? 0),
      describeFound('In one label', found, 'be found', wording),
      describeFinds(pairs?.finds ?? [], wording),
      describeFound('In one label', gate?.seen ?? [], 'look suspicious', wording),
      describeNoise(pairs?.noise ?? [], wording.title),
      report.findings.some((one) => one.gated && formatEffect(one) !== undefined) ? 'Ranges: 95 %.' : '',
      ...machineSentences(report, wording),
    ],
    ' ',
  );
}

/** "Half of the gates find in one label: with 1 pair throughput −12 %; with 2 pairs throughput −8 %."; empty without pairs. */
function describeFinds(finds: readonly PairsFind[], wording: Wording): string {
  const parts = finds.map(({ pairs, found }) => {
    const sizes = found.map((each) => `${wording.title(each)} ${formatSize(each.percent)}`);
    return `with ${formatCount(pairs, 'pair')} ${sizes.length === 0 ? 'nothing' : sizes.join(', ')}`;
  });
  return parts.length === 0 ? '' : `Half of the gates find in one label: ${parts.join('; ')}.`;
}

/** "In one label, throughput −6 %, p50 +12 % would be found every second time, ..."; empty without changes. */
export function describeFound(where: string, changes: readonly FoundFrom[], fate: string, wording: Wording): string {
  const sizes = changes.map((each) => `${wording.title(each)} ${formatSize(each.percent)}`).join(', ');
  return sizes && `${where}, ${sizes} would ${fate} every second time, and larger changes more often.`;
}

/** "Noise of a label: throughput 1 %, p50 2 %."; empty if that is unknown. */
export function describeNoise(noise: readonly FoundFrom[], titleOf: Wording['title']): string {
  const parts = noise.map((each) => `${titleOf(each)} ${formatShare(each.percent)}`);
  return parts.length === 0 ? '' : `Noise of a label: ${parts.join(', ')}.`;
}

function describeMeasurements(gate: NonNullable<Report['gate']>, pairs: number): string {
  const { measurements, durationMs, decidedBy, isBudgetSpent, machine = [] } = gate;
  const size = `${formatCount(measurements, 'measurement')} in ${formatSpan(durationMs)}`;
  if (decidedBy === 'errors' && pairs === 0) return `${size}: this needs no statistics, so the base was not measured.`;
  const spent = isBudgetSpent === true ? ', until the budget was spent' : '';
  const replaced = machine.filter(({ isReplaced }) => isReplaced === true).length;
  const screened = measurements > 2 * (pairs + replaced) ? 'the screen and ' : '';
  const calm = gate.seen === undefined ? '' : 'nothing looked suspicious beside the history, and ';
  const what = gate.isOfItself === true ? 'this version with itself' : 'base and head';
  return `${size}: ${calm}${screened}${formatCount(pairs, 'pair')} of ${what}${spent}.`;
}

/** At most one sentence each about the machine and the work. None where nothing is known. */
export function machineSentences(report: Report, wording: Wording): readonly string[] {
  const { gate } = report;
  if (gate?.isMachineUnknown === true) return ['What other programs did meanwhile is read on Linux only.'];
  const { machine = [], work } = gate ?? {};
  const judged = machine.filter(({ isReplaced }) => isReplaced !== true);
  const isSlower = report.findings.some((finding) => finding.verdict === 'regression' && wording.isSpeed(finding));
  const isDisturbed = judged.some((pair) => pair.isDisturbed === true);
  return [
    judged.length === 0 ? '' : describeOthers(judged, machine),
    work === undefined ? '' : describeWork(work, isSlower, isDisturbed),
  ].filter((sentence) => sentence !== '');
}

/** "Other programs used up to 4 % of the cores; 1 pair was measured again, because they used 52 %." */
function describeOthers(judged: readonly PairMachine[], all: readonly PairMachine[]): string {
  const replaced = all.filter((pair) => !judged.includes(pair));
  const steal = largest(judged, 'stealPercent');
  const stolen = steal < 1 ? '' : `, and the host of this machine gave ${formatShare(steal)} of them to others`;
  const were = `${formatCount(replaced.length, 'pair')} ${replaced.length === 1 ? 'was' : 'were'} measured again`;
  const again =
    replaced.length === 0 ? '' : `; ${were}, because they used ${formatShare(largest(replaced, 'foreignPercent'))}`;
  return `Other programs used up to ${formatShare(largest(judged, 'foreignPercent'))} of the cores${stolen}${again}.`;
}

const largest = (pairs: readonly PairMachine[], share: 'foreignPercent' | 'stealPercent'): number =>
  Math.round(Math.max(...pairs.flatMap(({ base, head }) => [base[share], head[share]])));

function describeWork(
  { of, verdict, moreIn, pairs, ...work }: WorkWitness,
  isSlower: boolean,
  isDisturbed: boolean,
): string {
  const who = of === 'service' ? 'The service' : 'What was measured';
  const [before, after] = [work.basePerRequestMs, work.headPerRequestMs].map((ms) => String(Number(ms.toPrecision(2))));
  const change = `${before ?? ''} → ${after ?? ''} ms of processor time per request`;
  if (verdict === 'more work')
    return `${who} does more work: ${change} in ${String(moreIn)} of ${formatCount(pairs, 'pair')}.`;
  if (verdict === 'unknown' || !isSlower) return '';
  const why = isDisturbed ? 'other programs may have slowed it down; measure again where none run' : 'it waits longer';
  return `${who} does the same work (${change}): ${why}.`;
}
