/** How sure a row is, in a few words beside its numbers, and what pairs of measurements showed. */
import { formatCount, formatShare, formatSize, formatSpan, joinParts, thousands } from '../../lang/format.js';
import type { FoundFrom, PairGroup, PairMachine, PairsFind, Report, WorkWitness, Sure } from '../../model/documents.js';
import { type Group, groupFindings, listWorse } from '../../judge/account/groups.js';
import { formatName, nameCaseIn } from './names.js';
import { describePastRuns } from './runs.js';
import type { Wording } from './words.js';
import { findDoubt, countBeyond, findOpenLoss, hasIntervals } from '../../judge/account/certainty.js';
import { headings, lines } from './table.js';

/** "1 in 400,000 by chance", "3 of 4 pairs", "one run", "in 9 runs, not accepted"; empty where certainty does not apply. */
export function saySure(sure: Sure | undefined, report: Report): string {
  const { by, size = 0, of = 0, chance = 0 } = sure ?? {};
  if (by === undefined) return '';
  return {
    chance: () => formatChance(chance),
    pairs: () => `${sure?.size === undefined ? '' : `${thousands(size)} of `}${formatCount(of, 'pair')}`,
    requests: () => `${thousands(size)} of ${formatCount(of, 'request')}`,
    'slow-loss': () => `${formatCount(size, 'run')} together`,
    limit: () => 'fixed limit',
    runs: () => (size === 1 ? 'one run' : formatCount(size, 'run')),
    'past-runs': () => describePastRuns(report, size),
    older: () => `in ${formatCount(size, 'run')}, not accepted`,
  }[by]();
}

function formatChance(probability: number): string {
  // Smaller ones depend on tails that no history shows.
  if (probability < 1e-6) return 'under 1 in a million by chance';
  const odds = 1 / probability;
  return `1 in ${thousands(odds < 10 ? Math.round(odds) : Number(odds.toPrecision(2)))} by chance`;
}

/** "one run cannot tell", "2 runs cannot tell", "one past run cannot tell a slow machine from a change". */
export function describeDoubt(groups: readonly Group[], report: Report): string {
  const { basis, isMachine } = findDoubt(groups, groupFindings(report).cases, report);
  if (basis.by === 'older') return headings.levelNotAccepted();
  const isShort = basis.by === 'past-runs';
  const said = saySure(basis, report);
  return isShort && isMachine
    ? headings.cannotTellMachine(said)
    : headings[isShort ? 'cannotTellNoise' : 'cannotTell'](said);
}

/** "in 4 of 4 pairs": how often suspects were measured beyond their band. */
export const inPairs = (groups: readonly Group[], report: Report): string => {
  const said = saySure(countBeyond(groups), report);
  return said && `in ${said}`;
};

/** ", measured 3 times beside its base", ", over 3 pairs" of given results, which were measured as nobody knows; empty without pairs. */
export function besideBase({ gate, pairs }: Report): string {
  const count = pairs?.pairs ?? 0;
  if (count === 0) return '';
  return gate === undefined
    ? headings.overPairs(formatCount(count, 'pair'))
    : headings.besideBase(formatCount(count, 'time'));
}

/** "; cannot exclude up to 29 % in p99 of GET /search, nor losses in 9 other cases": what stayed open, if anything did. */
export function notExcluded(report: Report, wording: Wording): string {
  const { groups, dimensions } = groupFindings(report);
  const open = findOpenLoss(report, groups);
  if (open === undefined) return '';
  const more = open.others === 0 ? '' : headings.norOthers(formatCount(open.others, 'other case'));
  const name = formatName(nameCaseIn(open.case, dimensions, wording));
  return headings.notExcluded(formatShare(open.percent), wording.title(open), name) + more;
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
      hasIntervals(report) ? lines.ranges() : '',
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
  return parts.length === 0 ? '' : lines.finds(parts.join('; '));
}

/** "In one label, throughput −6 %, p50 +12 % would be found every second time, ..."; empty without changes. */
export function describeFound(where: string, changes: readonly FoundFrom[], fate: string, wording: Wording): string {
  const sizes = changes.map((each) => `${wording.title(each)} ${formatSize(each.percent)}`).join(', ');
  return sizes && lines.found(where, sizes, fate);
}

/** "Noise of a label: throughput 1 %, p50 2 %."; empty if that is unknown. */
export function describeNoise(noise: readonly FoundFrom[], titleOf: Wording['title']): string {
  const parts = noise.map((each) => `${titleOf(each)} ${formatShare(each.percent)}`);
  return parts.length === 0 ? '' : lines.noise(parts.join(', '));
}

function describeMeasurements(gate: NonNullable<Report['gate']>, pairs: number): string {
  const { measurements, durationMs, decidedBy, isBudgetSpent, machine = [] } = gate;
  const size = `${formatCount(measurements, 'measurement')} in ${formatSpan(durationMs)}`;
  if (decidedBy === 'errors' && pairs === 0) return lines.needsNoStatistics(size);
  const spent = isBudgetSpent === true ? ', until the budget was spent' : '';
  const replaced = machine.filter(({ isReplaced }) => isReplaced === true).length;
  const screened = measurements > 2 * (pairs + replaced) ? 'the screen and ' : '';
  const calm = gate.seen === undefined ? '' : 'nothing looked suspicious beside the history, and ';
  const what = gate.isOfItself === true ? 'this version with itself' : 'base and head';
  return lines.measured(size, `${calm}${screened}${formatCount(pairs, 'pair')} of ${what}${spent}`);
}

/** At most one sentence each about the machine and the work. None where nothing is known. */
export function machineSentences(report: Report, wording: Wording): readonly string[] {
  const { gate } = report;
  if (gate?.isMachineUnknown === true) return [lines.linuxOnly()];
  const { machine = [], work } = gate ?? {};
  const judged = machine.filter(({ isReplaced }) => isReplaced !== true);
  const isSlower = listWorse(report).some((group) => group.state !== 'suspect' && group.moves.some(wording.isSpeed));
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
  return lines.otherPrograms(formatShare(largest(judged, 'foreignPercent')), stolen, again);
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
  if (verdict === 'more work') return lines.moreWork(who, change, `${String(moreIn)} of ${formatCount(pairs, 'pair')}`);
  if (verdict === 'unknown' || !isSlower) return '';
  return lines.sameWork(who, change, isDisturbed);
}
