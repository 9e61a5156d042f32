import { environmentTable } from '../phrases/environments.js';
import { sortProblems } from '../phrases/problem-lines.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { joinSections } from '../phrases/sections.js';
import { runShiftLines } from '../phrases/run-shift.js';
import { summaryLine } from '../phrases/summary.js';
import type { Table } from '../phrases/table.js';
import { groupTable } from '../renderers/markdown/group-table.js';
import { codeCell, inlineCode, markdownWording } from '../renderers/markdown/inert.js';
import { explainProblem, keepUnits } from '../renderers/markdown/markdown.js';
import { drawTable } from '../renderers/markdown/table.js';
import { driftLead, driftTable, objectiveLines, waiverTable } from './tables.js';
import { adviceFor, describeDecision, listFacts, type Signed } from './words.js';

const marks = { signed: '✅', rejected: '❌', undecided: '⚪' } as const;

/** Renders a sign-off as one Markdown document: the decision, the table of groups of the comment, then the facts. */
export function signoffMarkdown(signed: Signed): string {
  const { signoff, report } = signed;
  const wording = markdownWording(signoff);
  const inCells = wording.as(codeCell);
  const list = (lines: readonly string[]): readonly string[] => lines.map((line) => `- ${line}`);
  return joinSections([
    [`# ${marks[signoff.decision]} Performance: ${keepUnits(describeDecision(signed, wording))}`],
    [adviceFor(signed, wording)].filter((text) => text !== ''),
    groupTable(report, wording),
    [summaryLine(report, chooseRows(report, wording), wording)].filter((text) => text !== ''),
    runShiftLines(report, wording)
      .flatMap((line) => [line, ''])
      .slice(0, -1),
    list(listFacts(signed, wording.as(inlineCode)).map(([title, fact]) => `${title}: ${fact}`)),
    titled('Waivers', withRows(waiverTable(signoff, inCells))),
    titled('Objectives', list(objectiveLines(signoff, wording.as(inlineCode)))),
    titled('Slow drift', withRows(driftTable(signoff, inCells), driftLead, '')),
    titled('Machine', withRows(environmentTable(signoff, inCells))),
    titled('Problems', list(sortProblems(signoff.problems).map(explainProblem))),
  ]);
}

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines];

const withRows = (table: Table, ...lead: readonly string[]): readonly string[] =>
  table.rows.length === 0 ? [] : [...lead, ...drawTable(table)];
