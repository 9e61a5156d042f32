/** Describes a group in full sentences, for annotations, JUnit and comments about several jobs. */
import type { Report } from '../../model/documents.js';
import type { Group } from '../../judge/groups/groups.js';
import { certaintyLine } from './certainty.js';
import { describeGroup } from './group-clauses.js';
import type { Wording } from './wording.js';

/** "checkout got slower: throughput −37 %, p99 +58 %. Certain: 2 to 9 times the limit; noise 1 to 7 % over 11 runs." */
export function describeGroupFully(group: Group, report: Report, wording: Wording): string {
  const allowed = group.state === 'tolerated' ? ' (allowed by the configuration)' : '';
  return [`${describeGroup(group, report, wording)}${allowed}.`, certaintyLine([group], report)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
