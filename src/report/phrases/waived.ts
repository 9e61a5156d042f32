/** Names the waiver of a group: until when, why, and how far its worst case is from the ceiling. */
import { parseCeiling } from '../../config/waivers.js';
import { formatRounded, joinParts } from '../../lang/format.js';
import type { Finding } from '../../model/documents.js';
import type { Group } from '../../judge/groups/groups.js';
import { readSize } from '../../judge/groups/moves.js';
import type { Wording } from './wording.js';

/** "waived until 2026-12-25": the first end, if several waivers apply. */
export function nameWaiver({ moves }: Group, wording: Wording): string {
  const ends = moves.flatMap(({ findings }) => findings.flatMap(({ waiver }) => waiver?.until ?? [])).sort();
  return ends[0] === undefined ? 'waived' : `waived until ${wording.name(ends[0])}`;
}

/** "waived until 2026-12-25 (#123: new tax rules), p50 13 points below the ceiling of 40 %". */
export function describeWaiver(group: Group, wording: Wording): string {
  const { moves } = group;
  const [nearest] = moves.flatMap(({ findings }) => findings.flatMap(measureRoom)).sort((a, b) => a.room - b.room);
  if (nearest === undefined) return nameWaiver(group, wording);
  const { finding, note, room, unit, ceiling } = nearest;
  // A longer reason is cut: guardband.yml has it.
  const why = [note.issue, note.reason.slice(0, 80)].map((part) => part && wording.name(part));
  const metric = moves.length === 1 ? '' : `${wording.title(finding)} `;
  const points = formatRounded(room, room < 10 ? 1 : 0);
  return `${nameWaiver(group, wording)} (${joinParts(why, ': ')}), ${metric}${points} points below the ceiling of ${String(ceiling)}${unit}`;
}

/** The distance of a waived change from its ceiling. */
function measureRoom(finding: Finding) {
  const { waiver: note } = finding;
  if (note?.ceiling === undefined) return [];
  const { percent, points } = parseCeiling({ ceiling: note.ceiling });
  const size = Math.abs(readSize(finding, percent !== undefined) ?? NaN);
  const ceiling = percent ?? points ?? NaN;
  return Number.isFinite(ceiling - size)
    ? [{ finding, note, ceiling, room: ceiling - size, unit: percent === undefined ? ' points' : ' %' }]
    : [];
}
