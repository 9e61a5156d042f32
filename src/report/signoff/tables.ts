/** The tables of a sign-off, for every surface. */
import { formatSize } from '../../lang/format-number.js';
import { formatCount } from '../../lang/list.js';
import type { Signoff } from '../../model/documents.js';
import { formatAmount } from '../phrases/amount.js';
import { numbers, type Table } from '../phrases/table.js';
import { describeFinding } from '../phrases/finding-sentence.js';
import type { Wording } from '../phrases/wording.js';

export const driftLead =
  'These got worse by more than the tolerance band over the last releases, although no single step did. They do not change the decision.';

export const driftTable = ({ drift }: Signoff, wording: Wording): Table => ({
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

export const waiverTable = ({ waivers }: Signoff, wording: Wording): Table => ({
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
export function objectiveLines({ objectives }: Signoff, wording: Wording): readonly string[] {
  if (objectives.length === 0) return [];
  const missed = objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = String(objectives.length - missed.length);
  return [
    `${met} of ${formatCount(objectives.length, 'objective')} met.`,
    ...missed.map((finding) => `${describeFinding(finding, wording)} in ${wording.name(finding.case.key)}.`),
  ];
}
