/** The tables of a sign-off, for every surface. */
import { formatSize } from '../../lang/format-number.js';
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Signoff } from '../../model/documents.js';
import { formatAmount } from '../phrases/amount.js';
import { compareEnvironments } from '../phrases/environments.js';
import { numbers, type Table } from '../phrases/table.js';
import { describeWorst } from '../phrases/worst-finding.js';
import type { Wording } from '../phrases/wording.js';
import { accountOrder, accountWords } from './words.js';

/** The number and the names of the cases of each account. @param most the number of names that are listed */
export function caseTable({ cases }: Signoff, most: number, wording: Wording): Table {
  const byAccount = groupBy(cases, ({ account }) => account);
  return {
    columns: [{ head: '' }, numbers('cases'), { head: '', minWidth: 20 }],
    rows: accountOrder.flatMap((account) => {
      const all = byAccount.get(account) ?? [];
      const names = all.slice(0, most).map((entry) => wording.name(entry.case));
      const more = all.length > most ? ` and ${formatCount(all.length - most, 'more case')}` : '';
      const listed = account === 'measured' ? '' : names.join(', ') + more;
      return all.length === 0 ? [] : [[accountWords[account], String(all.length), listed]];
    }),
  };
}

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
    ...[
      state,
      wording.name(JSON.stringify(where)),
      wording.title({ metric }),
      wording.name(ceiling),
      wording.name(until),
    ],
    [reason, ...(issue === undefined ? [] : [issue])].map(wording.name).join(', '),
  ]),
});

export const machineTable = (signoff: Signoff, { name }: Wording): Table => ({
  columns: [{ head: '' }, { head: 'candidate' }, { head: 'baseline' }],
  rows: compareEnvironments(signoff).map(({ axis, present, past }) => [
    name(axis),
    ...[[{ value: present }], past].map((values) =>
      values.map(({ value }) => (value === undefined ? 'unknown' : name(value))).join(', '),
    ),
  ]),
});

/** "3 of 4 objectives met.", and a sentence about each of the others. */
export function objectiveLines({ objectives }: Signoff, wording: Wording): readonly string[] {
  if (objectives.length === 0) return [];
  const missed = objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = String(objectives.length - missed.length);
  return [
    `${met} of ${formatCount(objectives.length, 'objective')} met.`,
    ...missed.map((finding) => `${describeWorst(finding, [finding], wording)}.`),
  ];
}
