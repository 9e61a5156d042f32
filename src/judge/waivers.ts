/** Dated permissions for known regressions: what each of them allows, and its state. */
import type { Delta, Finding, RunShift, WaiverUse } from '../model/documents.js';
import { parseCeiling, type MetricWaiver } from '../config/waivers.js';
import { matchesWhere } from '../cases/patterns.js';
import { defined } from '../lang/objects.js';
import { isBeyondBand } from '../compare/loss-start.js';

export interface Permitted {
  readonly findings: readonly Finding[];
  readonly uses: readonly WaiverUse[];
  /** The shifts of the whole run, of which those that waivers permit pass. */
  readonly runShifts: readonly RunShift[];
}

/**
 * Marks findings that are or may be worse and that a waiver permits as `waived`. A waiver has no effect above its ceiling or
 * after its last day.
 *
 * @param today YYYY-MM-DD
 * @param runShifts a change of the whole run concerns every case, also those that are not worse than the others
 */
export function waive(
  findings: readonly Finding[],
  waivers: readonly MetricWaiver[],
  today: string,
  runShifts: readonly RunShift[] = [],
): Permitted {
  const shifts = runShifts.filter(({ verdict }) => verdict !== 'pass');
  const shifted = new Set(shifts.map(({ metric }) => metric));
  const uses = waivers.map((waiver): WaiverUse => {
    const matching = findings.filter((finding) => isAbout(waiver, finding));
    const worse = matching.filter((finding) => isWorse(finding) || shifted.has(finding.metric));
    const state =
      waiver.until < today
        ? 'expired'
        : matching.length === 0
          ? 'unused'
          : worse.length === 0
            ? 'stale'
            : worse.every((finding) => isAllowed(waiver, finding))
              ? 'used'
              : 'exceeded';
    return { ...waiver, state };
  });
  /** A shift is nobody's concern if each case that was measured worse is permitted, also those no worse than the others. */
  const settle = (shift: RunShift): RunShift => {
    const worse = findings.filter(
      (finding) => finding.metric === shift.metric && finding.gated && isBeyondBand(finding),
    );
    const isPermitted = worse.length > 0 && worse.every((finding) => findPermit(finding, waivers, today) !== undefined);
    return isPermitted ? { ...shift, verdict: 'pass' } : shift;
  };
  const waived = findings.map((finding): Finding => {
    const waiver = isWorse(finding) ? findPermit(finding, waivers, today) : undefined;
    if (waiver === undefined) return finding;
    const { reason, until, issue, ceiling } = waiver;
    return { ...finding, verdict: 'waived', waiver: { reason, until, ceiling, ...defined({ issue }) } };
  });
  return { findings: waived, uses, runShifts: runShifts.map(settle) };
}

/** The waiver in force that allows the change of a case, whatever its verdict. */
const findPermit = (finding: Finding, waivers: readonly MetricWaiver[], today: string): MetricWaiver | undefined =>
  waivers.find((waiver) => waiver.until >= today && isAbout(waiver, finding) && isAllowed(waiver, finding));

const isAbout = ({ where, metric }: MetricWaiver, finding: Finding): boolean =>
  finding.metric === metric && matchesWhere(where, finding.case);

/** Also a loss that may be noise. What another environment, few samples or errors kept from being judged stays open. */
const isWorse = (finding: Finding): boolean =>
  finding.verdict === 'regression' ||
  finding.verdict === 'suspect' ||
  (finding.verdict === 'inconclusive' && finding.reason === 'within-noise' && isBeyondBand(finding));

function isAllowed(waiver: MetricWaiver, finding: Finding): boolean {
  const { percent, points } = parseCeiling(waiver);
  const change = readChange(finding);
  if (change === undefined) return false; // a broken objective has no change to compare with the ceiling
  return percent === undefined
    ? Math.abs(change.absolute) <= (points ?? 0)
    : Math.abs(change.percent ?? Infinity) <= percent;
}

/** The change that made a finding worse. This run says nothing about a slow loss: it may even be faster than usual. */
function readChange({ delta, reason, drift, baseline }: Finding): Pick<Delta, 'absolute' | 'percent'> | undefined {
  if (reason !== 'drift' || drift === undefined || baseline === undefined) return delta;
  return { percent: drift.percent, absolute: (drift.percent / 100) * baseline.value };
}
