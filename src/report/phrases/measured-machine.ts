/** What the machine did while pairs were measured, and whether the service did more work, in words. */
import { formatShare } from '../../lang/format-number.js';
import { formatCount } from '../../lang/list.js';
import type { PairMachine, Report, WorkWitness } from '../../model/documents.js';
import type { Wording } from './wording.js';

/** At most one sentence each about the machine and the work. None where nothing is known. */
export function machineSentences(report: Report, wording: Wording): readonly string[] {
  const { gate } = report;
  if (gate?.isMachineUnknown === true) return ['What other programs did meanwhile is read on Linux only.'];
  const { machine = [], work } = gate ?? {};
  const judged = machine.filter(({ isReplaced }) => isReplaced !== true);
  const replaced = machine.filter(({ isReplaced }) => isReplaced === true);
  const isSlower = report.findings.some((finding) => finding.verdict === 'regression' && wording.isSpeed(finding));
  const isDisturbed = judged.some((pair) => pair.isDisturbed === true);
  return [
    ...(judged.length === 0 ? [] : [describeOthers(judged, replaced)]),
    ...(work === undefined ? [] : describeWork(work, isSlower, isDisturbed)),
  ];
}

/** "Other programs used up to 4 % of the cores; 1 pair was measured again, because they used 52 %." */
function describeOthers(judged: readonly PairMachine[], replaced: readonly PairMachine[]): string {
  const steal = largest(judged, 'stealPercent');
  const stolen = steal < 1 ? '' : `, and the host of this machine gave ${formatShare(steal)} of them to others`;
  const again =
    replaced.length === 0
      ? ''
      : `; ${formatCount(replaced.length, 'pair')} ${replaced.length === 1 ? 'was' : 'were'} measured again, because they used ${formatShare(largest(replaced, 'foreignPercent'))}`;
  return `Other programs used up to ${formatShare(largest(judged, 'foreignPercent'))} of the cores${stolen}${again}.`;
}

const largest = (pairs: readonly PairMachine[], share: 'foreignPercent' | 'stealPercent'): number =>
  Math.round(Math.max(...pairs.flatMap(({ base, head }) => [base[share], head[share]])));

function describeWork(work: WorkWitness, isSlower: boolean, isDisturbed: boolean): readonly string[] {
  const { of, verdict, moreIn, pairs } = work;
  const [who, them, wait] =
    of === 'service' ? ['The service does', 'it', 'it waits'] : ['The measured processes do', 'them', 'they wait'];
  const [before, after] = [work.basePerRequestMs, work.headPerRequestMs].map((ms) => Number(ms.toPrecision(2)));
  const change = `${String(before)} → ${String(after)} ms of processor time per request`;
  if (verdict === 'more work')
    return [`${who} more work: ${change} in ${String(moreIn)} of ${formatCount(pairs, 'pair')}.`];
  if (verdict === 'unknown' || !isSlower) return [];
  const why = isDisturbed
    ? `other programs may have slowed ${them} down; measure again where none run`
    : `${wait} longer`;
  return [`${who} the same work (${change}): ${why}.`];
}
