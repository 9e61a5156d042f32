/** The comparison with the second baseline: one line, and a folded table of its groups. */
import type { Report } from '../../../model/documents.js';
import { describeBaseline } from '../../phrases/compared-runs.js';
import { isDecidedByReference, nameReference, referenceReport } from '../../phrases/reference.js';
import { referenceLine } from '../../phrases/reference-line.js';
import { chooseRows } from '../../phrases/choose-rows.js';
import { groupTable } from './group-table.js';
import { fold } from './fold.js';
import { summaryName } from './inert.js';
import type { Wording } from '../../phrases/wording.js';

/** The groups of the second baseline if it alone decided. They are not folded, because the heading describes them. */
export function decidingGroups(report: Report, wording: Wording): readonly string[] {
  const { reference } = report;
  if (reference === undefined || !isDecidedByReference(report)) return [];
  const { baseline } = reference;
  const runs = baseline.runs.length === 0 ? '' : `: ${describeBaseline(baseline, wording)}`;
  const lead = `The second baseline, ${nameReference(reference, wording)}, decides${runs}.`;
  const view = referenceReport(report);
  return [lead, '', ...(view === undefined ? [] : groupTable(view, wording)), '', 'Compared with the first baseline:'];
}

/** @param hasRoom whether there is space for the folded table */
export function referenceSection(report: Report, hasRoom: boolean, wording: Wording): readonly string[] {
  const { reference } = report;
  if (reference === undefined || isDecidedByReference(report)) return [];
  const view = referenceReport(report);
  const line = referenceLine(report, wording);
  if (view === undefined || !hasRoom || chooseRows(view, wording).rows.length === 0) return [line];
  const name = summaryName(nameReference(reference, wording.as(String)), 'the second baseline');
  return [line, '', ...fold(`What changed since ${name}`, groupTable(view, wording))];
}
