/** Renders a sign-off for a terminal or a log: the decision, its reasons, the next steps, then the values. */
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { printableLine } from '../../lang/printable.js';
import type { Finding, Signoff } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { formatAmount } from '../phrases/amount.js';
import { compareEnvironments, listPastValues } from '../phrases/environments.js';
import { formatRow } from '../phrases/finding-row.js';
import { formatSize } from '../../lang/format-number.js';
import { problemLines, sortProblems } from '../phrases/problem-lines.js';
import { countRuns } from '../phrases/compared-runs.js';
import { nameBuild } from '../phrases/run-name.js';
import { joinSections } from '../phrases/sections.js';
import { reasonTexts } from '../phrases/words.js';
import { wrapText } from '../phrases/word-wrap.js';
import { colours, type Colour } from '../renderers/text/colours.js';
import { table, type Column } from '../renderers/text/table.js';
import { accountOrder, accountWords, adviceFor, describeReason, findingsAgainst, nothingAgainst } from './words.js';
import { plainWording, type Wording } from '../phrases/wording.js';

const [leastWidth, widest] = [20, 100];
const [mostBuilds, mostNames, mostRows] = [3, 6, 50];

const decisions = {
  signed: ['SIGNED', 'green'],
  rejected: ['REJECTED', 'red'],
  undecided: ['NOT SIGNED', 'yellow'],
} as const satisfies Record<Signoff['decision'], readonly [string, Colour]>;

export function signoffText(signoff: Signoff, given: Page): string {
  const width = given.width === Infinity ? Infinity : Math.min(widest, Math.max(leastWidth, given.width));
  const page = { ...given, width };
  const wording = plainWording(signoff);
  const broken = signoff.objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = `${String(signoff.objectives.length - broken.length)} of ${formatCount(signoff.objectives.length, 'objective')} met.`;
  return joinSections([
    head(signoff, page, wording),
    reasons(signoff, page),
    wrapText(adviceFor(signoff), width).filter((line) => line !== ''),
    formatTitled('Worse, waived or not judged:', findingRows(findingsAgainst(signoff), page, wording), page),
    formatTitled('Cases:', account(signoff, page), page),
    signoff.objectives.length === 0
      ? []
      : formatTitled('Objectives:', [met, ...findingRows(broken, page, wording)], page),
    formatTitled(
      'Slow drift over the last releases, which does not change the decision:',
      drift(signoff, page, wording),
      page,
    ),
    formatTitled('Waivers:', waivers(signoff, page, wording), page),
    environment(signoff, page),
    formatTitled(
      'Problems:',
      sortProblems(signoff.problems).flatMap((problem) => problemLines(problem, width)),
      page,
    ),
    [
      colours(page.colour)(
        'dim',
        `Decided ${signoff.decidedAt.slice(0, 16).replace('T', ' ')} UTC by guardband ${signoff.tool.version}`,
      ),
    ],
  ]);
}

const formatTitled = (title: string, lines: readonly string[], page: Page): readonly string[] =>
  lines.length === 0
    ? []
    : [...wrapText(title, page.width).map((line) => colours(page.colour)('bold', line)), ...lines];

/** "- first line", with later lines indented. */
const item = (text: string, { width }: Page): readonly string[] =>
  wrapText(text, width - 2).map((line, i) => `${i === 0 ? '- ' : '  '}${line}`);

function head({ decision, candidate, baseline }: Signoff, page: Page, wording: Wording): readonly string[] {
  const [word, colour] = decisions[decision];
  const name = nameBuild(candidate.provenance, wording);
  const builds = [...new Set(baseline.runs.map((run) => nameBuild(run, wording)))].filter((one) => one !== '');
  const shown = builds.length === 0 ? '' : ` (${builds.slice(-mostBuilds).join(', ')})`;
  const sentence = `performance${name === '' ? '' : ` of ${name}`}, against ${printableLine(baseline.selector)}: ${countRuns(baseline)}${shown}`;
  const [first = '', ...others] = wrapText(`${word}  ${sentence}`, page.width);
  return [colours(page.colour)(colour, word) + first.slice(word.length), ...others];
}

/** The states that the sentence of a group names itself. */
const saysState: ReadonlySet<string> = new Set(['missing', 'retired', 'new']);

/** The groups say more than the lists of their cases; the reasons that name no group follow. */
function reasons({ reasons: all, groups = [] }: Signoff, page: Page): readonly string[] {
  const lines = groups
    .slice(0, mostRows)
    .map(({ account: state, sentence }) => (saysState.has(state) ? sentence : `${accountWords[state]}: ${sentence}`));
  const whole = all.filter(({ kind, cases }) => cases.length === 0 || groups.length === 0 || kind === 'objective');
  const more = groups.length - mostRows;
  return [
    ...(all.length === 0 ? wrapText(nothingAgainst, page.width) : []),
    ...[...lines, ...whole.map((reason) => `${describeReason(reason)}.`)].flatMap((line) => item(line, page)),
    ...(more > 0 ? item(`${formatCount(more, 'more group')}: --format json has all.`, page) : []),
  ];
}

function account({ cases }: Signoff, page: Page): readonly string[] {
  const byAccount = groupBy(cases, (accounted) => accounted.account);
  const rows = accountOrder.flatMap((name) => {
    const all = byAccount.get(name) ?? [];
    const names = all.slice(0, mostNames).map((entry) => printableLine(entry.case));
    const more = all.length > mostNames ? ` and ${formatCount(all.length - mostNames, 'more case')}` : '';
    return all.length === 0
      ? []
      : [[accountWords[name], String(all.length), name === 'measured' ? '' : names.join(', ') + more]];
  });
  return lay([{ head: '' }, { head: 'cases', align: 'right' }, { head: '', least: 20 }], rows, page);
}

type Head = Pick<Column, 'head' | 'least'> & Partial<Pick<Column, 'align'>>;

/** A table, or indented lines below the first cell of each row if it does not fit. */
function lay(heads: readonly Head[], rows: readonly (readonly string[])[], page: Page): readonly string[] {
  if (rows.length === 0) return [];
  const columns = heads.map((head): Column => ({ align: 'left', ...head }));
  const paint = (cell: string, row: number): string => (row === -1 ? colours(page.colour)('dim', cell) : cell);
  return (
    table(columns, rows, page.width, paint) ??
    rows.flatMap(([first = '', ...others]) => {
      const facts = others.flatMap((cell, i) => (cell === '' || cell === '-' ? [] : [described(cell, heads[i + 1])]));
      return [
        ...wrapText(first, page.width),
        ...wrapText(facts.join(', '), page.width - 4).map((line) => `    ${line}`),
      ];
    })
  );
}

/** A figure alone does not say what it is. */
const described = (cell: string, head: Head | undefined): string =>
  head?.head === 'baseline' || head?.head === 'now' || head?.head === 'limit' ? `${head.head} ${cell}` : cell;

function findingRows(findings: readonly Finding[], page: Page, wording: Wording): readonly string[] {
  const rows = findings.slice(0, mostRows).map((finding) => {
    const row = formatRow(finding, wording);
    const { waiver } = finding;
    const why =
      waiver === undefined
        ? row.sure || reasonTexts[finding.reason]
        : `waived until ${waiver.until}: ${printableLine(waiver.reason)}`;
    return [row.case, row.metric, row.change, row.baseline, row.current, row.limit, why];
  });
  const heads: readonly Head[] = [
    { head: 'case', least: 20 },
    { head: 'metric' },
    ...['change', 'baseline', 'now', 'limit'].map((head) => ({ head, align: 'right' as const })),
    { head: 'why', least: 14 },
  ];
  const more = findings.length - mostRows;
  return [
    ...lay(heads, rows, page),
    ...(more > 0 ? wrapText(`... and ${formatCount(more, 'more row')}: --format json has all.`, page.width) : []),
  ];
}

function drift({ drift: all }: Signoff, page: Page, wording: Wording): readonly string[] {
  return all.flatMap(({ case: name, metric, percent, releases, now }) => {
    const { unit } = wording.metric({ metric });
    const values = releases.map(({ tag, value }) => `${printableLine(tag)} ${formatAmount(value, { unit })}`);
    const steps = [...values, ...(now === undefined ? [] : [`now ${formatAmount(now, { unit })}`])].join(', ');
    return item(`${printableLine(name)}: ${wording.title({ metric })} ${formatSize(percent)}: ${steps}`, page);
  });
}

function waivers({ waivers: all }: Signoff, page: Page, wording: Wording): readonly string[] {
  return all.flatMap(({ state, metric, where, ceiling, until, reason, issue }) => {
    const about = `${printableLine(JSON.stringify(where))} ${wording.title({ metric })}`;
    const why = [reason, ...(issue === undefined ? [] : [issue])].map(printableLine).join(', ');
    return item(`${state}: ${about} up to ${printableLine(ceiling)} until ${until}: ${why}`, page);
  });
}

const nameValue = (value: string | undefined): string => (value === undefined ? 'unknown' : printableLine(value));

function environment(signoff: Signoff, page: Page): readonly string[] {
  const axes = compareEnvironments(signoff);
  if (axes.length === 0) return wrapText('Neither side records its environment.', page.width);
  const lines = axes.flatMap((axis) => {
    const past = axis.past.every(({ value }) => value === axis.present)
      ? ''
      : ` (baseline: ${listPastValues(axis, nameValue)})`;
    return item(`${printableLine(axis.axis)}: ${nameValue(axis.present)}${past}`, page);
  });
  return formatTitled('Environment:', lines, page);
}
