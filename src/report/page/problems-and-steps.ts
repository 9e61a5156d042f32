/** Problems and steps on pages. */
import { formatCount } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { formatPlace } from '../../problems/problem.js';
import type { Step } from '../phrases/next-steps/index.js';
import { sortProblems } from '../phrases/problem-lines.js';
import { toHtml } from './document.js';

const mostProblems = 200;
const levelTones = { error: 'gone', warning: 'waived', note: 'same' } as const;

export function problemsHtml({ problems }: Pick<Report, 'problems'>): string {
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
export function stepsHtml(steps: readonly Step[]): string {
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
