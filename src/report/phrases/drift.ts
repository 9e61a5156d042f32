/** Describes slow losses: over several runs, none of which shows the loss alone. */
import { formatCount, thousands } from '../../lang/format.js';
import { defined } from '../../lang/objects.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { printableLine } from '../../lang/printable.js';
import type { Finding, LossStart } from '../../model/documents.js';
import type { Group } from '../../judge/groups/groups.js';
import { findDrift } from '../../judge/groups/case-states.js';
import { sum } from '../../stats/averages.js';
import { nameRun } from './compared-runs.js';
import { formatSizes } from './numbers.js';
import type { Wording } from './wording.js';

/** "slow loss since the run of 2026-10-03 04:12, commit 1a2b3c4d5e"; undefined if the finding is not a slow loss. */
export function describeStart(finding: Finding, wording: Wording): string | undefined {
  return findDrift(finding) && `slow loss ${describeEarliest([finding], wording)}`;
}

/** Whether no change of a group is new in this run. */
export function isOlder({ moves }: Group): boolean {
  return moves.length > 0 && moves.every(({ findings }) => findings.every(({ began }) => began !== undefined));
}

/** "since the run of 2026-10-03 04:12", "5 of them since …"; undefined if every case has a change that is new in this run. */
export function describeEarlierStart({ moves }: Group, wording: Wording): string | undefined {
  const findings = moves.flatMap((move) => move.findings);
  const fresh = new Set(findings.flatMap(({ began, case: { key } }) => (began === undefined ? [key] : [])));
  const old = findings.filter((finding) => !fresh.has(finding.case.key));
  if (old.length === 0) return undefined;
  const size = new Set(old.map((finding) => finding.case.key)).size;
  return `${fresh.size === 0 ? '' : `${String(size)} of them `}${describeEarliest(old, wording)}`;
}

/** The findings of which a part is older than this run. */
export const listOlder = (groups: readonly Group[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => moves.flatMap(({ findings }) => findings.filter(({ older }) => older !== undefined)));

/** "already −24 to −22 % in 3 of them since 2026-10-03"; empty if all of the loss is new. */
export function describeOlderPart(groups: readonly Group[], wording: Wording): string {
  const all = listOlder(groups);
  const findings = all.filter(({ metric }) => metric === all[0]?.metric);
  if (findings.length === 0) return '';
  const sizes = formatSizes(findings.flatMap(({ older }) => older?.percent ?? []));
  const isInAll = findings.length === sum(groups.map(({ cases }) => cases.length));
  const where = isInAll ? '' : `in ${thousands(findings.length)} of them `;
  const start = describeEarliest(findings, wording).replace(/the run of ([\d-]{10}).*/, '$1');
  return `already ${sizes} ${where}${start}`;
}

/** When the first run of the loss of a group was measured, if it is known. */
export const findFirstRun = ({ moves }: Group): string | undefined =>
  sortByStart(moves.flatMap(({ findings }) => findings)).find(({ since }) => since !== undefined)?.since;

const sortByStart = (findings: readonly Finding[]): readonly LossStart[] =>
  findings
    .flatMap((finding) => findDrift(finding) ?? finding.began ?? finding.older ?? [])
    .sort((a, b) => compareCodeUnits(a.since ?? '', b.since ?? ''));

/**
 * "since the run of 2026-10-03 04:12", or "over the newest 6 runs" if nothing is known about the first run. A loss may begin with
 * different runs in its cases: then the first of these runs is named.
 */
export function describeEarliest(findings: readonly Finding[], wording: Wording): string {
  const drifts = sortByStart(findings);
  const known = drifts.filter(({ since, commit, tag }) => (since ?? commit ?? tag) !== undefined);
  const [first] = known;
  if (first === undefined)
    return `over the newest ${formatCount(Math.max(0, ...drifts.map(({ runs }) => runs)), 'run')}`;
  const { since, commit, tag } = first;
  const name = nameRun(defined({ startedAt: since && printableLine(since), commit, tag }), wording);
  const isShared = known.every((drift) => drift.since === since && drift.commit === commit);
  return `since ${name}${isShared ? '' : ' or later'}`;
}
