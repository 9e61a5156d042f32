/** Renders a sign-off for a terminal or a log: the decision, its reasons, the next steps, then the values. */
import { formatCount } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Finding, Signoff } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { countRuns } from '../phrases/compared-runs.js';
import { compareEnvironments, listPastValues } from '../phrases/environments.js';
import { problemLines, sortProblems } from '../phrases/problem-lines.js';
import { joinSections } from '../phrases/sections.js';
import { widenPage, wrapItem, wrapText } from '../phrases/word-wrap.js';
import { plainWording, type Wording } from '../phrases/wording.js';
import { colours, type Colour } from '../renderers/text/colours.js';
import { drawTable } from '../renderers/text/table.js';
import { caseTable, describeObjectives, driftTable, findingTable, groupAlike, waiverTable } from './tables.js';
import { adviceFor, findingsAgainst, formatDecided, listWhy, nameBuilds, nothingAgainst } from './words.js';

const widest = 100;
const [maxNames, maxRows] = [6, 50];

const decisions = {
  signed: ['SIGNED', 'green'],
  rejected: ['REJECTED', 'red'],
  undecided: ['NOT SIGNED', 'yellow'],
} as const satisfies Record<Signoff['decision'], readonly [string, Colour]>;

export function signoffText(signoff: Signoff, given: Page): string {
  const page = widenPage({ ...given, width: given.width === Infinity ? Infinity : Math.min(widest, given.width) });
  const { width } = page;
  const paint = colours(page.colour);
  const wording = plainWording(signoff);
  const { lead, missed } = describeObjectives(signoff);
  const titled = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [...wrapText(title, width).map((line) => paint('bold', line)), ...lines];
  return joinSections([
    head(signoff, page, wording),
    reasons(signoff, width),
    wrapText(adviceFor(signoff), width).filter((line) => line !== ''),
    titled('Worse, waived or not judged:', findingLines(findingsAgainst(signoff), page, wording)),
    titled('Cases:', drawTable(caseTable(signoff, maxNames, wording), page)),
    titled('Objectives:', lead === '' ? [] : [lead, ...findingLines(missed, page, wording)]),
    titled(
      'Slow drift over the last releases, which does not change the decision:',
      drawTable(driftTable(signoff, wording), page),
    ),
    titled('Waivers:', drawTable(waiverTable(signoff, wording), page)),
    environment(signoff, width, titled),
    titled(
      'Problems:',
      sortProblems(signoff.problems).flatMap((problem) => problemLines(problem, width)),
    ),
    [paint('dim', formatDecided(signoff, printableLine))],
  ]);
}

function head(signoff: Signoff, page: Page, wording: Wording): readonly string[] {
  const [word, colour] = decisions[signoff.decision];
  const { name, baseline } = nameBuilds(signoff, wording);
  const sentence = `performance${name === '' ? '' : ` of ${name}`}, against ${printableLine(signoff.baseline.selector)}: ${countRuns(signoff.baseline)}${baseline}`;
  const [first = '', ...others] = wrapText(`${word}  ${sentence}`, page.width);
  return [colours(page.colour)(colour, word) + first.slice(word.length), ...others];
}

/** The states that the sentence of a group names itself. */
const saysState: ReadonlySet<string> = new Set(['missing', 'retired', 'new']);

function reasons(signoff: Signoff, width: number): readonly string[] {
  const { groups, whole, left } = listWhy(signoff, maxRows);
  const lines = groups.map(({ account, words, sentence }) =>
    saysState.has(account) ? sentence : `${words}: ${sentence}`,
  );
  return [
    ...(signoff.reasons.length === 0 ? wrapText(nothingAgainst, width) : []),
    ...[...lines, ...whole].flatMap((line) => wrapItem(line, width)),
    ...(left > 0 ? wrapItem(`${formatCount(left, 'more group')}: --format json has all.`, width) : []),
  ];
}

function findingLines(findings: readonly Finding[], page: Page, wording: Wording): readonly string[] {
  const groups = groupAlike(findings);
  const left = groups.length - maxRows;
  return [
    ...drawTable(findingTable(groups.slice(0, maxRows), wording), page),
    ...(left > 0 ? wrapText(`... and ${formatCount(left, 'more row')}: --format json has all.`, page.width) : []),
  ];
}

const nameValue = (value: string | undefined): string => (value === undefined ? 'unknown' : printableLine(value));

function environment(
  signoff: Signoff,
  width: number,
  titled: (title: string, lines: readonly string[]) => readonly string[],
): readonly string[] {
  const axes = compareEnvironments(signoff);
  if (axes.length === 0) return wrapText('Neither side records its environment.', width);
  const lines = axes.flatMap((axis) => {
    const isSame = axis.past.every(({ value }) => value === axis.present);
    const past = isSame ? '' : ` (baseline: ${listPastValues(axis, nameValue)})`;
    return wrapItem(`${printableLine(axis.axis)}: ${nameValue(axis.present)}${past}`, width);
  });
  return titled('Environment:', lines);
}
