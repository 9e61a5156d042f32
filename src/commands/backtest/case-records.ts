/** Counts, for each case, in how many replayed runs it failed, and why. */
import type { ReplayedRun } from '../../judge/replay.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { CaseRecord, DatedFinding } from '../../model/documents.js';
import { compareCauses, findCause, findWorst, weigh, withoutSeries } from './causes.js';
import { increment, type Tally } from './tally.js';

/** The results of a case in the replayed runs. */
export interface CaseTotals {
  /** The runs in which the case was compared with a history, or was expected. */
  judged: number;
  failed: number;
  suspect: number;
  readonly causes: Tally;
  worst?: DatedFinding;
}

export function addToRecords(records: Map<string, CaseTotals>, { run, pairs, suspects, failures }: ReplayedRun): void {
  const findRecord = (key: string): CaseTotals => {
    const known = records.get(key) ?? { judged: 0, failed: 0, suspect: 0, causes: new Map<string, number>() };
    records.set(key, known);
    return known;
  };
  for (const pair of pairs) if (pair.history.length > 0) findRecord(pair.case.key).judged++;
  for (const key of new Set(suspects.map((finding) => finding.case.key))) findRecord(key).suspect++;
  for (const [key, findings] of groupBy(failures, (finding) => finding.case.key)) {
    const record = findRecord(key);
    record.failed++;
    increment(record.causes, new Set(findings.map(findCause)));
    const worst = findWorst(findings);
    if (worst !== undefined && (record.worst === undefined || weigh(worst) > weigh(record.worst)))
      record.worst = { ...withoutSeries(worst), startedAt: run.startedAt ?? '' };
  }
}

export function toRecord(key: string, totals: CaseTotals | undefined): CaseRecord {
  const { judged = 0, failed = 0, suspect = 0, causes = new Map<string, number>(), worst } = totals ?? {};
  const inOrder = [...causes].sort(([a], [b]) => compareCauses(a, b));
  return { case: key, judged, failed, suspect, causes: Object.fromEntries(inOrder), ...defined({ worst }) };
}
