/** Renders the groups of a report as the first table of its page: what moved, how far, and where. */
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { printableLine } from '../../lang/printable.js';
import { thousands } from '../../lang/thousands.js';
import type { Report } from '../../model/documents.js';
import type { State } from '../../judge/groups/case-states.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { compareMetrics, measureMetric, type Move } from '../../judge/groups/moves.js';
import { isCoupled } from '../phrases/coupled.js';
import { partsOfName } from '../groups/names.js';
import { formatAmount } from '../phrases/amount.js';
import { rateCertainty } from '../phrases/certainty.js';
import { formatMedian } from '../phrases/numbers.js';
import { chooseRows, countOpen, describeState, describeTypical, findCell } from '../phrases/rows.js';
import { scrollBox, toHtml } from './document.js';
import type { Tone } from './tone.js';
import type { Wording } from '../phrases/wording.js';

/** The word and the colour of a state. */
const looks = {
  failing: ['regressed', 'far'],
  tolerated: ['worse, tolerated', 'worse'],
  suspect: ['measure beside its base', 'suspect'],
  unjudged: ['not judged', 'open'],
  waived: ['waived', 'waived'],
  better: ['improved', 'better'],
  new: ['new', 'new'],
  retired: ['retired', 'open'],
  same: ['unchanged', 'same'],
} as const satisfies Record<State, readonly [word: string, tone: Tone]>;

const kindWords: Readonly<Partial<Record<Group['kind'], string>>> = {
  errors: 'errors',
  objective: 'objective',
  missing: 'missing',
  lacking: 'no value',
  invalid: 'invalid',
};

/** The maximum number of listed groups that do not fail the gate. Groups that fail it are all listed. */
const mostOthers = 30;
/** Of a report with a hundred metrics, only the most important ones are shown. */
const mostMetrics = 5;
const fewGroups = 2;

/** @param isLinked whether the page has a filter that shows the cases of a group */
export function groupsHtml(report: Report, wording: Wording, isLinked = true): string {
  const grouped = groupFindings(report);
  // The same choice as in the comment and the terminal; new and retired cases have rows here, because there is room.
  const { rows: first, others: more, calmCases, metrics } = chooseRows(report, wording);
  const changed = [...first, ...more, ...grouped.groups.filter(({ state }) => state === 'new' || state === 'retired')];
  const calm = [...groupBy(calmCases, ({ state }) => state)].filter(([state]) => state !== 'new');
  const failing = changed.filter(({ state }) => state === 'failing');
  const others = changed.filter(({ state }) => state !== 'failing');
  const moved = changed.flatMap(({ moves }) => moves.map(({ metric }) => metric));
  const columns = [...new Set(moved.length > 0 ? moved : metrics)].sort(compareMetrics).slice(0, mostMetrics);
  const rows = [...failing, ...others.slice(0, mostOthers)].map((group) =>
    groupRow(group, grouped, columns, wording, isLinked),
  );
  for (const [state, cases] of calm) {
    const cells = columns.map(
      (metric) =>
        `<td class="number dim">${phoneHead(metric, wording)}${calmHtml(measureMetric(cases, metric, isCoupled), wording)}</td>`,
    );
    const [word, tone] = looks[state];
    rows.push(rowHtml(tone, word, cells, `<span class="dim">${formatCount(cases.length, 'case')}</span>`));
  }
  if (rows.length === 0) return '';
  const heads = columns.map((metric) => `<th scope="col" class="number">${wording.title({ metric })}</th>`);
  const rest = others.length - mostOthers;
  // On a phone, values of groups that are only to be measured beside their base would push the command off the first screen.
  const isBrief = failing.length === 0 && changed.length > fewGroups;
  const table = `<table class="values groups${isBrief ? ' brief' : ''}"><thead><tr><th scope="col">verdict</th>${heads.join('')}<th scope="col">where</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  return `${scrollBox('Groups', table)}${rest > 0 ? `<p class="dim">${thousands(rest)} more groups: see the cases below.</p>` : ''}`;
}

function groupRow(
  group: Group,
  grouped: GroupedCases,
  columns: readonly string[],
  wording: Wording,
  isLinked: boolean,
): string {
  const { state, kind, moves, cases } = group;
  const cells = columns.map((metric) => {
    const move = moves.find((candidate) => candidate.metric === metric);
    const calm = move !== undefined || kind === 'missing' ? undefined : measureMetric(cases, metric, isCoupled);
    const html = move === undefined ? calmHtml(calm, wording) : movedHtml(group, move, wording);
    return `<td class="number${move === undefined ? ' dim' : ''}">${phoneHead(metric, wording)}${html}</td>`;
  });
  const typical = describeTypical(group, grouped, wording);
  const values = typical === '' ? '' : `<span class="small dim">values of <bdi>${typical}</bdi></span>`;
  const isDated = kind === 'drift' || state === 'waived';
  const start = isDated ? `<span class="small dim">${describeState(group, wording)}</span>` : '';
  const { subject, extent } = partsOfName(group, grouped, wording);
  const name = `<b><bdi>${subject}</bdi></b>`;
  const linked = isLinked ? `<a href="#find=${encodeURIComponent(filterFor(group))}">${name}</a>` : name;
  const where = `${linked}${extent === '' ? '' : `, <bdi>${extent}</bdi>`}${start}${values}`;
  const [word, tone] =
    kind === 'drift' && state === 'suspect'
      ? (['slow loss', 'suspect'] as const)
      : rateCertainty(group) === 'open' && state === 'unjudged'
        ? (['cannot tell', 'open'] as const)
        : looks[state];
  return rowHtml(tone, state === 'failing' || state === 'tolerated' ? (kindWords[kind] ?? word) : word, cells, where);
}

/** Names the metric in the cell, because a narrow screen has no room for a head. */
const phoneHead = (metric: string, wording: Wording): string =>
  `<span class="phone-head dim">${wording.title({ metric })} </span>`;

const rowHtml = (tone: Tone, word: string, cells: readonly string[], where: string): string =>
  `<tr><td><b class="tone ${tone}">${word}</b></td>${cells.join('')}<td class="where">${where}</td></tr>`;

/** The filter text that shows the cases of a group. */
function filterFor({ shared, cases }: Group): string {
  const [only] = cases;
  if (only !== undefined && cases.length === 1) return printableLine(only.name.key);
  const words = Object.entries(shared).map(([dimension, value]) =>
    dimension === 'scenario' || dimension === 'label' ? value : `${dimension}=${value}`,
  );
  return printableLine(words.join(' '));
}

/** "−37 %", and the values of a typical case: the same numbers as in the comment. */
function movedHtml(group: Group, move: Move, wording: Wording): string {
  const { change, values, extent } = findCell(group, move.metric, wording.as(printableLine)) ?? {
    change: '',
    values: '',
    extent: '',
    isMinor: false,
  };
  if (change === '' && values === '') return valueHtml(move, wording);
  const small = [
    ...(values === '' ? [] : [`<span class="small dim">${toHtml(values)}</span>`]),
    ...(extent === '' ? [] : [`<span class="small extent dim"> ${toHtml(extent)}</span>`]),
  ];
  return [...(change === '' ? [] : [`<b>${toHtml(change)}</b>`]), ...small].join('');
}

/** The median change of cases that did not change, or "-" if there is no baseline, and in how many it was not judged. */
const calmHtml = (move: Move | undefined, wording: Wording): string => {
  if (move === undefined) return '';
  const open = countOpen(move);
  return `${toHtml(formatMedian(move, wording) ?? '-')}${open === '' ? '' : `<span class="small dim">${open}</span>`}`;
};

const valueHtml = ({ typical: { candidate }, metric }: Move, wording: Wording): string =>
  candidate === undefined ? '–' : toHtml(formatAmount(candidate, wording.metric({ metric })));
