import { formatCount } from '../../lang/list.js';
import type { Finding, Signoff } from '../../model/documents.js';
import { countRuns } from '../phrases/compared-runs.js';
import { compareEnvironments } from '../phrases/environments.js';
import { problemLines, sortProblems } from '../phrases/problem-lines.js';
import { joinSections } from '../phrases/sections.js';
import type { Table } from '../phrases/table.js';
import type { Wording } from '../phrases/wording.js';
import { valueCell } from '../renderers/markdown/environment.js';
import { codeBlock, codeCell, inlineCode, markdownWording } from '../renderers/markdown/inert.js';
import { drawTable } from '../renderers/markdown/table.js';
import {
  caseTable,
  describeObjectives,
  driftLead,
  driftTable,
  findingTable,
  groupAlike,
  waiverTable,
} from './tables.js';
import { adviceFor, describeReason, findingsAgainst, formatDecided, nameBuilds, nothingAgainst } from './words.js';

const verdicts = { signed: '✅ Signed', rejected: '❌ Rejected', undecided: '❔ Not signed: undecided' } as const;
const [maxNames, maxRows] = [10, 50];

/** Renders a sign-off as one Markdown document. */
export function signoffMarkdown(signoff: Signoff): string {
  const wording = markdownWording(signoff).as(inlineCode);
  const inCells = wording.as(codeCell);
  const { lead, missed } = describeObjectives(signoff);
  const problems = sortProblems(signoff.problems).flatMap((problem) => problemLines(problem, 110));
  return joinSections([
    head(signoff, wording),
    reasons(signoff),
    [adviceFor(signoff)].filter((text) => text !== ''),
    titled('Worse, waived or not judged', findingLines(findingsAgainst(signoff), inCells)),
    titled('Cases', drawTable(caseTable(signoff, maxNames, inCells))),
    titled('Objectives', lead === '' ? [] : [lead, '', ...findingLines(missed, inCells)]),
    titled('Slow drift', withRows(driftTable(signoff, inCells), driftLead, '')),
    titled('Waivers', withRows(waiverTable(signoff, inCells))),
    titled('Environment', environment(signoff)),
    titled('Problems', problems.length === 0 ? [] : codeBlock(problems, 'text')),
    [`<sub>${formatDecided(signoff, inlineCode)}</sub>`],
  ]);
}

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines];

const withRows = (table: Table, ...lead: readonly string[]): readonly string[] =>
  table.rows.length === 0 ? [] : [...lead, ...drawTable(table)];

function findingLines(findings: readonly Finding[], wording: Wording): readonly string[] {
  const groups = groupAlike(findings);
  const left = groups.length - maxRows;
  return [
    ...withRows(findingTable(groups.slice(0, maxRows), wording)),
    ...(left > 0 ? ['', `... and ${formatCount(left, 'more row')}: see the JSON.`] : []),
  ];
}

function head(signoff: Signoff, wording: Wording): readonly string[] {
  const { name, baseline } = nameBuilds(signoff, wording);
  return [
    `# Performance sign-off${name === '' ? '' : ` of ${name}`}`,
    '',
    `**${verdicts[signoff.decision]}**, against ${inlineCode(signoff.baseline.selector)}: ${countRuns(signoff.baseline)}${baseline}.`,
  ];
}

function reasons({ reasons: all }: Signoff): readonly string[] {
  if (all.length === 0) return [nothingAgainst];
  return all.map((reason) => {
    const { cases } = reason;
    if (cases.length === 0) return `- ${describeReason(reason)}.`;
    const shown = cases.slice(0, maxNames).map(inlineCode).join(', ');
    const more = cases.length > maxNames ? ` and ${String(cases.length - maxNames)} more` : '';
    return `- ${describeReason(reason)}: ${shown}${more}.`;
  });
}

function environment(signoff: Signoff): readonly string[] {
  const axes = compareEnvironments(signoff);
  if (axes.length === 0) return ['Neither side records its environment.'];
  return drawTable({
    columns: [{ head: '' }, { head: 'candidate' }, { head: 'baseline' }],
    rows: axes.map(({ axis, present, past }) => [
      ...[codeCell(axis), valueCell(present)],
      past.map(({ value }) => valueCell(value)).join(', '),
    ]),
  });
}
