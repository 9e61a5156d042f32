/** Interprets the heads and headings of published tables. */
import { findMetricByColumn } from '../../../metrics/index.js';
import type { Metric } from '../../../model/metric.js';
import { findAxis, classifyColumns } from '../parse/columns.js';
import { unitFactor, normalizeDashes } from './quantity.js';

export interface AxisValue {
  readonly axis: string;
  readonly value: string;
}

export interface StatedMetric {
  readonly metric: Metric;
  /** The unit of bare numbers; empty if it is that of the metric. */
  readonly unit: string;
}

export type Meaning =
  | { readonly kind: 'scenario' | 'label' | 'samples' | 'errors' }
  | { readonly kind: 'axis'; readonly axis: string }
  | ({ readonly kind: 'metric' } & StatedMetric)
  | ({ readonly kind: 'at' } & AxisValue);

/** Undefined if the head is unknown. */
export function interpretHead(head: string): Meaning | undefined {
  const { scenario, label, samples, errors, axes } = classifyColumns([head]);
  if (scenario === 0) return { kind: 'scenario' };
  if (label === 0) return { kind: 'label' };
  if (samples === 0) return { kind: 'samples' };
  if (errors === 0) return { kind: 'errors' };
  const axis = axes[0]?.[1] ?? findAxis(withoutUnit(head).words);
  if (axis !== undefined) return { kind: 'axis', axis };
  const metric = findMetric(head);
  if (metric !== undefined) return { kind: 'metric', ...metric };
  const axisValue = findAxisValue(head);
  return axisValue && { kind: 'at', ...axisValue };
}

/** The metric that a head or heading names, in any unit: "Average response times (ms)", "Startup time (seconds)". */
export function findMetric(head: string): StatedMetric | undefined {
  const normalized = head.replace(/\btimes\b/i, 'time').replace(/\b(requests|messages) per second\b/i, '$1/sec');
  const { words, unit } = withoutUnit(normalized);
  for (const name of [normalized, words]) {
    const metric = findMetricByColumn(name);
    if (metric === undefined) continue;
    const isKnown = unitFactor(unit, metric.unit) !== undefined;
    if (isKnown || name === name) return { metric, unit: isKnown ? unit : '' };
  }
  return undefined;
}

/** One word that means a metric even within a sentence. */
const strongWord = /^(throughput|[rtq]ps|p\d{2,3})$/i;
/** The number of words in the longest name of a metric. */
const mostWords = 9;

/** The metric that a sentence names: "Comparison of two nodes with 95th Percentile of Response Time (ms)". */
export function findMetricInSentence(sentence: string): StatedMetric | undefined {
  const whole = findMetric(sentence);
  if (whole !== undefined) return whole;
  const words = sentence.replace(/[.:;,]+(?=\s|$)/g, '').split(/\s+/);
  for (let count = Math.min(mostWords, words.length); count > 0; count--)
    for (let start = 0; start + count <= words.length; start++) {
      const phrase = words.slice(start, start + count).join(' ');
      const metric = count > 1 || strongWord.test(phrase) ? findMetric(phrase) : undefined;
      if (metric !== undefined) return metric;
    }
  return undefined;
}

function withoutUnit(head: string): { readonly words: string; readonly unit: string } {
  const [, words = head, unit = ''] = /^([^()[\]]*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(head) ?? [];
  return { words, unit };
}

const bounds = String.raw`(?:[~≈≤≥<>]=?|up to )?`;
const amount = String.raw`${bounds}\s*\d[\d.,]*(?:\s*-\s*\d[\d.,]*)?\s*(?:[kmgt]i?b|[kmg]|b|bytes|ms|s)?`;
const valueFirst = new RegExp(`^(${amount})\\s+(\\D.*)$`, 'i');
const nameFirst = new RegExp(`^(\\D*[^\\d\\s:=(])\\s*[:=(]?\\s*(${amount})\\)?$`, 'i');

/** A rate in a heading is one that was aimed at: "50 RPS Results". */
const targetRate = new RegExp(`^(${amount})\\s*(?:[rt]ps|req(?:uests?)?/s(?:ec)?)( (results?|tests?|load))?$`, 'i');

/** The value of an axis in words: "50 Users", "1 KB message size", "Heap size: 2G". */
export function findAxisValue(text: string): AxisValue | undefined {
  const plain = normalizeDashes(text);
  const [, rate] = targetRate.exec(plain) ?? [];
  if (rate !== undefined) return { axis: 'targetRate', value: formatAxisValue(rate, '') };
  const [, first, name] = valueFirst.exec(plain) ?? [];
  const [, named, second] = nameFirst.exec(plain) ?? [];
  for (const [words, value] of [
    [name, first],
    [named, second],
  ]) {
    const axis = words === undefined ? undefined : (findAxis(words) ?? findAxis(`${words}s`));
    if (axis !== undefined && value !== undefined) return { axis, value: formatAxisValue(value, '') };
  }
  return undefined;
}

/** Units that the name of an axis implies. */
const implied = /\s*(rps|tps|req(uests)?\/s(ec)?|v?cpus?|v?cores?|users|vus|connections|(?<=\d\s*)(ms|b|bytes))$/i;

/** Formats the cell of an axis for the name of a case: "≤ 50 RPS" is ≤50, "101–200" is 101-200, "5,000" is 5000, and 1 under "Message Size (KB)" is 1 KB. */
export function formatAxisValue(cell: string, head: string): string {
  const text = normalizeDashes(cell)
    .replace(implied, '')
    .replace(/^<=\s*|^≤\s*|^up to\s+/i, '≤')
    .replace(/^>=\s*|^≥\s*/, '≥')
    .replace(/\b\d{1,3}(,\d{3})+\b/g, (digits) => digits.replaceAll(',', ''));
  const size = /^[kmgt]i?b?$/i.exec(withoutUnit(head).unit)?.[0];
  return size !== undefined && /^[\d.]+$/.test(text) ? `${text} ${size}` : text;
}
