/** A sign-off as blocks: the groups, then the facts that an archive needs. */
import { formatSize } from '../../lang/format-number.js';
import { formatCount } from '../../lang/list.js';
import type { Signoff } from '../../model/documents.js';
import type { Pen, Section } from '../blocks/blocks.js';
import { formatAmount } from '../phrases/amount.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { environmentTable } from '../phrases/environments.js';
import { describeFinding } from '../phrases/finding-sentence.js';
import { runShiftLines } from '../phrases/run-shift.js';
import { summaryLine } from '../phrases/summary.js';
import { numbers, type Table } from '../phrases/table.js';
import type { Wording } from '../phrases/wording.js';
import { listFacts, type Signed } from './words.js';

/** @param groups the table of groups, in the notation of the surface */
export function signoffSections(
  signed: Signed,
  { wording, items, cells }: Pen,
  groups: readonly string[],
): readonly Section[] {
  const { signoff, report } = signed;
  const summary = summaryLine(report, chooseRows(report, wording), wording);
  const driftLead =
    'These got worse by more than the tolerance band over the last releases, although no single step did. They do not change the decision.';
  return [
    { title: 'What changed', body: [{ written: groups }, summary, ...runShiftLines(report, wording)] },
    { title: 'Release', body: [{ items: listFacts(signed, items) }] },
    { title: 'Waivers', body: [{ table: waiverTable(signoff, cells) }] },
    { title: 'Objectives', body: [{ items: objectiveLines(signoff, items) }] },
    {
      title: 'Slow drift',
      body: signoff.drift.length === 0 ? [] : [driftLead, { table: driftTable(signoff, cells) }],
    },
    { title: 'Machine', body: [{ table: environmentTable(signoff, cells) }] },
    { title: 'Problems', body: [{ problems: signoff.problems }] },
  ];
}

const driftTable = ({ drift }: Signoff, wording: Wording): Table => ({
  columns: [
    { head: 'case', minWidth: 20 },
    { head: 'metric' },
    numbers('change'),
    { head: 'releases, oldest first', minWidth: 20 },
  ],
  rows: drift.map(({ case: name, metric, percent, releases, now }) => {
    const { unit } = wording.metric({ metric });
    const values = releases.map(({ tag, value }) => `${wording.name(tag)} ${formatAmount(value, { unit })}`);
    const steps = [...values, ...(now === undefined ? [] : [`now ${formatAmount(now, { unit })}`])];
    return [wording.name(name), wording.title({ metric }), formatSize(percent), steps.join(', ')];
  }),
});

const waiverTable = ({ waivers }: Signoff, wording: Wording): Table => ({
  columns: [
    { head: 'state' },
    { head: 'where', minWidth: 20 },
    { head: 'metric' },
    { head: 'ceiling' },
    { head: 'until' },
    { head: 'reason', minWidth: 14 },
  ],
  rows: waivers.map(({ state, metric, where, ceiling, until, reason, issue }) => [
    state,
    wording.name(JSON.stringify(where)),
    wording.title({ metric }),
    wording.name(ceiling),
    wording.name(until),
    [reason, ...(issue === undefined ? [] : [issue])].map(wording.name).join(', '),
  ]),
});

/** "3 of 4 objectives met.", and a sentence about each of the others. */
function objectiveLines({ objectives }: Signoff, wording: Wording): readonly string[] {
  if (objectives.length === 0) return [];
  const missed = objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = String(objectives.length - missed.length);
  return [
    `${met} of ${formatCount(objectives.length, 'objective')} met.`,
    ...missed.map((finding) => `${describeFinding(finding, wording)} in ${wording.name(finding.case.key)}.`),
  ];
}
