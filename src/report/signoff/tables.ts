/** The tables of a sign-off, for every surface. */
import { formatSize } from '../../lang/format-number.js';
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Signoff } from '../../model/documents.js';
import { formatAmount } from '../phrases/amount.js';
import { formatRow } from '../phrases/finding-row.js';
import { numbers, type Table } from '../phrases/table.js';
import { reasonTexts } from '../phrases/words.js';
import type { Wording } from '../phrases/wording.js';
import { accountOrder, accountWords } from './words.js';

/** From so many cases of a scenario on, of which the same is true, one row stands for all. */
const minAlike = 4;

/** Findings of which the same is true, the worst one first; alone, unless there are many. */
export function groupAlike(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const alike = groupBy(findings, ({ case: { scenario }, metric, verdict, reason, waiver }) =>
    JSON.stringify([scenario, metric, verdict, reason, waiver]),
  );
  return [...alike.values()].flatMap((group) =>
    group.length < minAlike
      ? group.map((finding) => [finding])
      : [group.toSorted((a, b) => (b.severity ?? 0) - (a.severity ?? 0))],
  );
}

export function findingTable(groups: readonly (readonly Finding[])[], wording: Wording): Table {
  return {
    columns: [
      { head: 'case', minWidth: 20 },
      { head: 'metric' },
      ...['change', 'baseline', 'now', 'limit'].map(numbers),
      { head: 'why', minWidth: 14 },
    ],
    rows: groups.flatMap(([finding, ...others]) => {
      if (finding === undefined) return [];
      const row = formatRow(finding, wording);
      const where = `${row.case} and ${formatCount(others.length, 'case')} of ${wording.name(finding.case.scenario)} like it`;
      const cells = [
        others.length === 0 ? row.case : where,
        row.metric,
        row.change,
        row.baseline,
        row.now,
        row.limit,
        describeWhy(finding, row.certainty, wording),
      ];
      return [cells];
    }),
  };
}

const describeWhy = ({ waiver, reason }: Finding, certainty: string, wording: Wording): string =>
  waiver === undefined
    ? certainty || reasonTexts[reason]
    : `waived until ${waiver.until}: ${wording.name(waiver.reason)}`;

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

/** "3 of 4 objectives met.", and the findings of the others. */
export function describeObjectives({ objectives }: Signoff): {
  readonly lead: string;
  readonly missed: readonly Finding[];
} {
  const missed = objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = String(objectives.length - missed.length);
  return {
    lead: objectives.length === 0 ? '' : `${met} of ${formatCount(objectives.length, 'objective')} met.`,
    missed,
  };
}
