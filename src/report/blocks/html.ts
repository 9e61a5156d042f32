/** Writes blocks as HTML. All texts of the blocks are plain: they are escaped here. */
import { tableHtml, toHtml } from '../page/document.js';
import { type Block, readSection, type Section } from './blocks.js';
import { formatCount } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { formatPlace } from '../../problems/problem.js';
import type { Step } from '../sentences/steps.js';
import { sortProblems } from '../sentences/problem-lines.js';

export const writeHtml = (sections: readonly Section[]): string =>
  sections
    .map(readSection)
    .map(({ title, id, isFolded, body }) => {
      const parts = body.map((block) => writeBlock(block, title)).filter((part) => part !== '');
      const html = parts.join('\n');
      if (title === undefined || html === '') return html;
      return isFolded === true
        ? `<details><summary><h2>${toHtml(title)}</h2></summary>\n${html}\n</details>`
        : `<section${id === undefined ? '' : ` id="${id}"`}><h2>${toHtml(title)}</h2>\n${html}\n</section>`;
    })
    .filter((html) => html !== '')
    .join('\n');

function writeBlock(block: Block, title = ''): string {
  if (typeof block === 'string') return block === '' ? '' : `<p>${toHtml(block)}</p>`;
  if ('items' in block) {
    const items = block.items.map((item) =>
      typeof item === 'string'
        ? `<li><bdi>${proseHtml(item)}</bdi></li>`
        : `<li><b>${toHtml(item[0])}</b>: <bdi>${toHtml(item[1])}</bdi></li>`,
    );
    return items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`;
  }
  if ('table' in block)
    return tableHtml(toHtml(title), { ...block.table, rows: block.table.rows.map((row) => row.map(toHtml)) });
  if ('code' in block) return codeHtml(block.code);
  if ('steps' in block) return stepsHtml(block.steps);
  return 'written' in block ? block.written.join('\n') : problemsHtml(block);
}

/** Problems and steps on pages. */
const mostProblems = 200;
const levelTones = { error: 'gone', warning: 'waived', note: 'same' } as const;

function problemsHtml({ problems }: Pick<Report, 'problems'>): string {
  const sorted = sortProblems(problems);
  if (sorted.length === 0) return '';
  const items = sorted.slice(0, mostProblems).map((problem) => {
    const place = formatPlace(problem);
    return `<li><b class="tone ${levelTones[problem.level]}">${problem.level}</b> ${place === '' ? '' : `<code>${toHtml(place)}</code> `}<bdi>${proseHtml(problem.message)}</bdi> <span class="dim">${proseHtml(problem.advice)}</span></li>`;
  });
  const rest = sorted.length - items.length;
  return `<ul class="problems">${items.join('\n')}${rest > 0 ? `<li>${formatCount(rest, 'more problem')}: see report.json.</li>` : ''}</ul>`;
}

/** Longer code is folded. */
const mostLines = 8;

/** Steps with commands to copy. */
function stepsHtml(steps: readonly Step[]): string {
  const items = steps.map((step) =>
    (step.code?.lines.length ?? 0) > mostLines
      ? `<li><details><summary>${proseHtml(step.sentence)}</summary>${codeHtml(step.code?.lines)}</details></li>`
      : `<li>${sentenceHtml(step)}</li>`,
  );
  return items.length === 0 ? '' : `<ul class="steps">${items.join('\n')}</ul>`;
}

/** The first step, which is shown below the groups. */
export const stepHtml = (step: Step): string => `<div class="steps first">${sentenceHtml(step)}</div>`;

/** The sentence of a step, whose commands and settings are in backquotes. */
export const proseHtml = (sentence: string): string => toHtml(sentence).replace(/`([^`]*)`/g, '<code>$1</code>');

const sentenceHtml = (step: Step): string => `<p>${proseHtml(step.sentence)}</p>${codeHtml(step.code?.lines)}`;

export const codeHtml = (lines: readonly string[] = []): string =>
  lines.length === 0 ? '' : `<pre tabindex="0"><code>${lines.map(toHtmlLine).join('\n')}</code></pre>`;

/** Keeps the indentation of YAML. */
const toHtmlLine = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${toHtml(line)}`;
