/** What the words above a table say of its numbers: their metric and their unit. */
import type { Metric } from '../../model/metric.js';
import { isUnit, unitFactor } from './quantity.js';
import { bareUnit, findMetric, toWords, type StatedMetric } from './vocabulary.js';

/** What a text is about that states the unit of the numbers below it. */
const numbersBelow =
  /\b(?:times?|latenc(?:y|ies)|values|numbers|figures|units?|results|percentiles?|p\d{2,3}|throughput|rates?|[rtq]ps)\b/;
const ofRequests = /\b(?:latenc|respon|percentile|p\d{2,3}\b)/;
const [ofPause, ofStart] = [/\b(?:think|warm|ramp|sleep|paus)/, /\b(?:start|boot|cold)/];
const unitInWords = /(?<=\s)[([]([^()[\]]+)[)\]]|(?:\bin|[,:-]) ((?:k )?[^\s.,:;)]+)(?=[\s.,:;)]|$)/g;

/**
 * The unit that a heading, a caption or a sentence states for all numbers below it: "Latency (s)", "All times in seconds:". The text
 * itself, which is no unit, if it states several, or one that may be of another quantity.
 */
export function findUnitInWords(text: string, { id, unit: wanted }: Metric): string {
  const words = toWords(text);
  const isStart = id === 'startupTime' && ofStart.test(words);
  if (!numbersBelow.test(words) && !isStart) return '';
  let end = 0;
  const units = [...words.matchAll(unitInWords)].flatMap(({ 0: all, 1: bracketed = '', 2: after = '', index }) => {
    const [unit, about] = [bracketed || after, words.slice(end, index)];
    if (!bareUnit.test(unit) || !isUnit(unit) || unitFactor(unit, wanted) === undefined) return [];
    end = index + all.length;
    return ofPause.test(about) || (id !== 'startupTime' && ofStart.test(about)) ? [] : [unit];
  });
  const areSeveral = new Set(units.map((unit) => unitFactor(unit, wanted))).size > 1;
  return units.length > 0 && (areSeveral || (isStart && ofRequests.test(words))) ? text : (units[0] ?? '');
}

/** One word that means a metric even within a sentence. */
const strongWord = /^(throughput|[rtq]ps|p\d{2,3})$/i;
/** The number of words in the longest name of a metric. */
const mostWords = 9;

/** The metric that a sentence names: "Comparison of two nodes with 95th Percentile of Response Time (ms)". */
export function findMetricInSentence(sentence: string): StatedMetric | undefined {
  const whole = findMetric(sentence);
  if (whole !== undefined) return whole;
  const words = sentence.replace(/[.:;,]+(?=\s|$)/g, '').split(/\s+/, 100); // more is not a sentence
  for (let count = Math.min(mostWords, words.length); count > 0; count--)
    for (let start = 0; start + count <= words.length; start++) {
      const phrase = words.slice(start, start + count).join(' ');
      const metric = count > 1 || strongWord.test(phrase) ? findMetric(phrase) : undefined;
      if (metric !== undefined) return metric;
    }
  return undefined;
}
