/** Writes blocks as Markdown, for comments, job summaries and files. */
import { sortProblems } from '../phrases/problem-lines.js';
import { joinSections } from '../phrases/sections.js';
import type { WithDeclaredMetrics } from '../phrases/wording.js';
import { fold } from '../renderers/markdown/fold.js';
import { codeBlock, codeCell, inlineCode, markdownWording } from '../renderers/markdown/inert.js';
import { explainProblem, keepUnits } from '../renderers/markdown/markdown.js';
import { drawTable } from '../renderers/markdown/table.js';
import type { Block, Pen, Section } from './blocks.js';

export function markdownPen(...documents: readonly WithDeclaredMetrics[]): Pen {
  const wording = markdownWording(...documents);
  return { wording, items: wording.as(inlineCode), cells: wording.as(codeCell) };
}

/** @param level what begins the title of a section */
export const writeMarkdown = (sections: readonly Section[], level = '##'): string =>
  joinSections(
    sections.flatMap(({ title, isFolded, body }) => {
      const blocks = body.map(writeBlock).filter((lines) => lines.length > 0);
      if (title === undefined || blocks.length === 0) return blocks;
      const lines = blocks.flatMap((block, i) => (i === 0 ? block : ['', ...block]));
      return isFolded === true ? [fold(title, lines)] : [[`${level} ${keepUnits(title)}`], lines];
    }),
  );

function writeBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return block === '' ? [] : [keepUnits(block)];
  if ('items' in block) return block.items.map((item) => `- ${typeof item === 'string' ? item : item.join(': ')}`);
  if ('table' in block) return block.table.rows.length === 0 ? [] : drawTable(block.table);
  if ('code' in block) return block.code.length === 0 ? [] : codeBlock(block.code, block.language ?? 'sh');
  return 'written' in block
    ? block.written
    : sortProblems(block.problems).map((problem) => `- ${explainProblem(problem)}`);
}
