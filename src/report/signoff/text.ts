/** Renders a sign-off for a terminal or a log: the decision, what to do, the groups, then the facts. */
import type { Signoff } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { environmentTable } from '../phrases/environments.js';
import { problemLines, sortProblems } from '../phrases/problem-lines.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { joinSections } from '../phrases/sections.js';
import { runShiftLines } from '../phrases/run-shift.js';
import { summaryLine } from '../phrases/summary.js';
import { widenPage, wrapItem, wrapText } from '../phrases/word-wrap.js';
import { plainWording } from '../phrases/wording.js';
import { colours, type Colour } from '../renderers/text/colours.js';
import { drawTable } from '../renderers/text/table.js';
import { groupRows } from '../renderers/text/text.js';
import { driftTable, objectiveLines, waiverTable } from './tables.js';
import { adviceFor, describeDecision, listFacts, type Signed } from './words.js';

const widest = 100;

const decisions = {
  signed: ['SIGNED', 'green'],
  rejected: ['REJECTED', 'red'],
  undecided: ['NOT SIGNED', 'yellow'],
} as const satisfies Record<Signoff['decision'], readonly [string, Colour]>;

export function signoffText(signed: Signed, given: Page): string {
  const { signoff, report } = signed;
  const page = widenPage({ ...given, width: given.width === Infinity ? Infinity : Math.min(widest, given.width) });
  const { width } = page;
  const paint = colours(page.colour);
  const wording = plainWording(signoff);
  const shown = chooseRows(report, wording);
  const wrap = (line: string): readonly string[] => (line === '' ? [] : wrapText(line, width));
  const list = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => wrapItem(line, width));
  const titled = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [...wrap(title).map((line) => paint('bold', line)), ...lines];
  const [word, colour] = decisions[signoff.decision];
  const [first = '', ...others] = wrap(
    `${word}  ${describeDecision(signed, wording).replace(/ is (?:not signed|signed|rejected)(?=: )/, '')}`,
  );
  const problems = sortProblems(signoff.problems).flatMap((problem) => problemLines(problem, width));
  return joinSections([
    [paint(colour, word) + first.slice(word.length), ...others],
    wrap(adviceFor(signed, wording)),
    groupRows(report, shown, page, wording),
    [summaryLine(report, shown, wording), ...runShiftLines(report, wording)].flatMap(wrap),
    listFacts(signed, wording).flatMap(([title, fact]) => wrap(`${title}: ${fact}`)),
    titled('Waivers:', drawTable(waiverTable(signoff, wording), page)),
    titled('Objectives:', list(objectiveLines(signoff, wording))),
    titled(
      'Slow drift over the last releases, which does not change the decision:',
      drawTable(driftTable(signoff, wording), page),
    ),
    titled('Machine:', drawTable(environmentTable(signoff, wording), page)),
    titled('Problems:', problems),
  ]);
}
