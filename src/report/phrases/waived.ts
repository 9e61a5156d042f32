/** Names the waiver of a group: until when, why, and up to which change. */
import { parseCeiling } from '../../config/waivers.js';
import { formatCount, joinParts } from '../../lang/format.js';
import type { Group } from '../../judge/groups/groups.js';
import type { Wording } from './wording.js';

/** "waived until 2026-12-25": the first end, if several waivers apply. */
export function nameWaiver({ moves }: Group, wording: Wording): string {
  const ends = moves.flatMap(({ findings }) => findings.flatMap(({ waiver }) => waiver?.until ?? [])).sort();
  return ends[0] === undefined ? 'waived' : `waived until ${wording.name(ends[0])}`;
}

/** "waived until 2026-12-25 (#123: new tax rules) for changes up to 40 %", or for each metric. */
export function describeWaiver(group: Group, wording: Wording): string {
  const notes = group.moves.flatMap(({ largest: { metric, waiver } }) =>
    waiver === undefined ? [] : [{ metric, ...waiver }],
  );
  const [first] = notes;
  if (first?.ceiling === undefined) return nameWaiver(group, wording);
  // A longer reason is cut: guardband.yml has it.
  const why = [first.issue, first.reason.slice(0, 80)].map((part) => part && wording.name(part));
  const areAlike = notes.every(({ ceiling }) => ceiling === first.ceiling);
  const limits = notes.map(({ metric, ceiling = '' }) => {
    const { percent, points = 0 } = parseCeiling({ ceiling });
    const limit = percent === undefined ? formatCount(points, 'point') : `${String(percent)} %`;
    return areAlike ? limit : `${wording.title({ metric })} ${limit}`;
  });
  return `${nameWaiver(group, wording)} (${joinParts(why, ': ')}) for changes up to ${joinParts([...new Set(limits)], ', ')}`;
}
