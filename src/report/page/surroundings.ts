/** The context of the verdicts on the report page: the runs compared, their environments, the run shift, problems. */
import { groupBy } from '../../lang/group-by.js';
import type { Report, RunShift } from '../../model/documents.js';
import { formatPlace } from '../../problems/problem.js';
import { formatSignedPercent, withMinus } from '../phrases/amount.js';
import type { Step } from '../phrases/next-steps/index.js';
import { sortProblems } from '../phrases/problem-lines.js';
import { count, metricName } from '../phrases/words.js';
import { scrollBox, toHtml } from './document.js';

const mostAxes = 100;
const mostValues = 4;
const mostProblems = 200;

/** The environments of both sides; a differing axis is marked. */
export function environmentHtml({ candidate, baseline }: Report): string {
  const present = candidate.provenance.environment ?? {};
  const past = baseline.runs.map((run) => run.environment ?? {});
  const axes = [...new Set([present, ...past].flatMap((item) => Object.keys(item)))].sort();
  if (axes.length === 0) return '<p class="dim">Neither side records its environment.</p>';
  const rows = axes.slice(0, mostAxes).map((axis) => {
    const own = Object.hasOwn(present, axis) ? present[axis] : undefined;
    const values = [
      ...groupBy(past, (runEnvironment) => (Object.hasOwn(runEnvironment, axis) ? runEnvironment[axis] : undefined)),
    ];
    const isDifferent = values.some(([value]) => own !== undefined && value !== undefined && value !== own);
    const texts = values.slice(0, mostValues).map(([value, runs]) => {
      const name = value === undefined ? 'not recorded' : `<bdi>${toHtml(value)}</bdi>`;
      return values.length === 1 ? name : `${name} in ${count(runs.length, 'run')}`;
    });
    if (values.length > mostValues) texts.push(`${String(values.length - mostValues)} more`);
    return `<tr><th scope="row"><bdi>${toHtml(axis)}</bdi></th><td><bdi>${own === undefined ? 'not recorded' : toHtml(own)}</bdi></td><td>${texts.join(', ') || '–'}${isDifferent ? ' <b class="tone suspect">differs</b>' : ''}</td></tr>`;
  });
  return scrollBox(
    'Environment',
    `<table class="values plain"><thead><tr><th scope="col">environment</th><th scope="col">this run</th><th scope="col">baseline</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** The shift of the whole run, with one bar per metric: the machine's share of every change. */
export function machineHtml({ runShifts }: Report): string {
  if (runShifts.length === 0) return '';
  const most = Math.max(5, ...runShifts.map((shift) => Math.max(Math.abs(shift.percent), Math.abs(shift.limit ?? 0))));
  const place = (percent: number): number => 50 + (50 * percent) / (most * 1.1);
  const bar = (shift: RunShift): string => {
    const { percent, limit, removed, controls, cases } = shift;
    const [start, end] = [Math.min(50, place(percent)), Math.max(50, place(percent))];
    const marks = limit === undefined ? '' : `<path class="limit" d="M${place(limit).toFixed(1)} 0v20"/>`;
    const how = removed ? 'removed from every case' : 'not removed: fewer than three cases';
    const source =
      controls.length > 0
        ? `, measured by ${count(controls.length, 'control')}`
        : `, median of ${count(cases, 'case')}`;
    return `<tr><th scope="row">${metricName(shift, toHtml)}</th><td class="number">${toHtml(withMinus(formatSignedPercent(percent)))}</td><td class="bar"><svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true"><path class="zero" d="M50 0v20"/><rect class="${shift.verdict === 'regression' ? 'bad' : 'share'}" x="${start.toFixed(1)}" y="5" width="${Math.max(0.5, end - start).toFixed(1)}" height="10"/>${marks}</svg></td><td class="dim">${how}${source}${limit === undefined ? '' : `; limit ${toHtml(withMinus(formatSignedPercent(limit)))}`}</td></tr>`;
  };
  return scrollBox(
    'What moved the whole run',
    `<table class="values plain"><tbody>${runShifts.map(bar).join('')}</tbody></table>`,
  );
}

export function problemsHtml({ problems }: Report): string {
  const sorted = sortProblems(problems);
  if (sorted.length === 0) return '';
  const items = sorted.slice(0, mostProblems).map((problem) => {
    const place = formatPlace(problem);
    return `<li><b class="tone ${problem.level === 'error' ? 'gone' : problem.level === 'warning' ? 'suspect' : 'same'}">${problem.level}</b> ${place === '' ? '' : `<code>${toHtml(place)}</code> `}<bdi>${toHtml(problem.message)}</bdi> <span class="dim">${toHtml(problem.advice)}</span></li>`;
  });
  const rest = sorted.length - items.length;
  return `<ul class="problems">${items.join('\n')}${rest > 0 ? `<li>${count(rest, 'more problem')}: see report.json.</li>` : ''}</ul>`;
}

/** Steps with commands to copy. */
export function stepsHtml(steps: readonly Step[]): string {
  const items = steps.map((step) => `<li>${sentenceHtml(step)}</li>`);
  return items.length === 0 ? '' : `<ul class="steps">${items.join('\n')}</ul>`;
}

/** The first step, which is shown below the groups. */
export const stepHtml = (step: Step): string => `<div class="steps first">${sentenceHtml(step)}</div>`;

const sentenceHtml = ({ sentence, code }: Step): string =>
  `<p>${toHtml(sentence)}</p>${code === undefined ? '' : `<pre tabindex="0"><code>${code.lines.map(toHtmlLine).join('\n')}</code></pre>`}`;

/** Keeps the indentation of YAML. */
const toHtmlLine = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${toHtml(line)}`;
