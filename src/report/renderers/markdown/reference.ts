/** The comparison with the second baseline: one line, and a folded table of its groups. */
import type { Report } from '../../../model/documents.js';
import { describeBaseline } from '../../phrases/compared-runs.js';
import { isDecidedByReference, nameReference, referenceReport } from '../../phrases/reference.js';
import { referenceLine } from '../../phrases/headline.js';
import { chooseRows } from '../../phrases/choose-rows.js';
import { groupTable } from './group-table.js';
import type { Block, Section } from '../../blocks/blocks.js';
import { summaryName } from './inert.js';
import type { Wording } from '../../phrases/wording.js';

/** The groups of the second baseline if it alone decided. They are not folded, because the heading describes them. */
export function decidingGroups(report: Report, wording: Wording): readonly Block[] {
  const { reference } = report;
  if (reference === undefined || !isDecidedByReference(report)) return [];
  const { baseline } = reference;
  const runs = baseline.runs.length === 0 ? '' : `: ${describeBaseline(baseline, wording)}`;
  const view = referenceReport(report);
  return [
    `The second baseline, ${nameReference(reference, wording)}, decides${runs}.`,
    { written: view === undefined ? [] : groupTable(view, wording) },
    'Compared with the first baseline:',
  ];
}

/** @param hasRoom whether there is space for the folded table */
export function referenceSections(report: Report, hasRoom: boolean, wording: Wording): readonly Section[] {
  const { reference } = report;
  if (reference === undefined || isDecidedByReference(report)) return [];
  const view = referenceReport(report);
  const isShown = view !== undefined && hasRoom && chooseRows(view, wording).rows.length > 0;
  const name = summaryName(nameReference(reference, wording.as(String)), 'the second baseline');
  return [
    [referenceLine(report, wording)],
    {
      title: `What changed since ${name}`,
      isFolded: true,
      body: isShown ? [{ written: groupTable(view, wording) }] : [],
    },
  ];
}
