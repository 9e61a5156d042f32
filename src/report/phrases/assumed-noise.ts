import { groupFindings, type Group } from '../../judge/groups/groups.js';
import { isNoiseAssumed } from '../../judge/outcome.js';
import { formatCount } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { describeMoves } from './group-clauses.js';
import type { Wording } from './wording.js';

/** What passes only because too few past runs show the noise: "p50 +27 % in 1 case may be noise, of which 1 past run shows too little". */
export function describeAssumed(report: Report, wording: Wording): string {
  const all = groupFindings(report).groups.filter(({ state }) => state === 'unjudged');
  const isShown = ({ findings }: Group['moves'][number]): boolean => findings.some(isNoiseAssumed);
  const groups = all.map((group) => ({ ...group, moves: group.moves.filter(isShown) }));
  const assumed = report.findings.filter(isNoiseAssumed);
  const cases = new Set(assumed.map(({ case: { key } }) => key));
  const runs = Math.max(0, ...assumed.map(({ noise }) => noise?.runs ?? 0));
  return `${describeMoves(groups, wording)} in ${formatCount(cases.size, 'case')} may be noise, of which ${formatCount(runs, 'past run')} ${runs === 1 ? 'shows' : 'show'} too little`;
}
