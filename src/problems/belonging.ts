/** Problems with what belongs together: generators of one test, repetitions of a case, and results that are neither. */
import type { Problem } from '../model/documents.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import { printableLine } from '../lang/printable.js';
import { formatPlace, error, note, warning, type Place } from './problem.js';

/** @param pattern a pattern for `paths:` */
const pathsLine = (pattern: string): string => `paths: ['${printableLine(pattern).replaceAll("'", "''")}']`;

export const alikeAtOnce = (files: readonly string[]): Problem =>
  warning(
    'alike-at-once',
    { file: files[0] ?? '' },
    `${shortList(files)} have the same labels and were measured at the same time, but count as different scenarios because of their names.`,
  );

export const rowsContained = (file: string, whole: string): Problem =>
  note('rows-contained', { file }, `All its rows are also in ${whole}, so they are counted once.`);

export const emptyBesideResults = (file: string, others: readonly string[]): Problem =>
  (/err|fail/i.test(file.replace(/^.*\//, '')) ? note : warning)(
    'empty-beside-results',
    { file },
    `It has no rows, but ${shortList(others, 2)} next to it ${others.length === 1 ? 'has' : 'have'}. A listener that logs only errors writes such a file if nothing fails.`,
  );

/** @param names the parts of the files' names that tell them apart, each with a file */
export const namedByFile = (names: readonly (readonly [name: string, file: string])[], pattern: string): Problem =>
  note(
    'named-by-file',
    { file: names[0]?.[1] ?? '' },
    `Several files have the same cases, so the part of their names that differs is the axis "file": ${shortList(names.map(([name]) => quote(name)))}.`,
    `To name the axis yourself, add to guardband.yml: ${pathsLine(pattern)} with another word for "file". If the files are repetitions, set \`shards: repetitions\`.`,
  );

/** @param scenarios the names of files or folders, each with a file */
export const scenarioByFile = (
  scenarios: readonly (readonly [name: string, file: string])[],
  scenario: string,
): Problem =>
  note(
    'scenario-by-file',
    { file: scenarios[0]?.[1] ?? '' },
    `Several tests would be the scenario ${quote(scenario)} of the configuration, so the names of their files or folders are used instead: ${shortList(scenarios.map(([name]) => quote(name)))}.`,
  );

/** Two measurements of one case that cannot be repetitions. */
export interface Collision {
  readonly key: string;
  readonly places: readonly [Place, Place];
  readonly metric: string;
  readonly values: readonly [number, number];
  /** How many other cases differ as much. */
  readonly more: number;
}

/** @param pattern a pattern for `paths:` that tells the files apart; undefined if they are one file */
export const caseCollision = (
  { key, places: [first, second], metric, values, more }: Collision,
  pattern: string | undefined,
): Problem =>
  error(
    'case-collision',
    second,
    `${quote(key)} is also in ${formatPlace(first)}, but ${metric} is ${values.map(formatValue).join(' there and ')} here, which repetitions of one test cannot explain.${more === 0 ? '' : ` ${formatCount(more, 'more case')} ${more === 1 ? 'is' : 'are'} affected.`}`,
    pattern === undefined
      ? 'Give each of these measurements its own heading, file, or value in a column that names the case. If they are repetitions, set `shards: repetitions` in guardband.yml.'
      : `Add to guardband.yml: ${pathsLine(pattern)} with the word for what the files differ in instead of "file". If they are repetitions, set \`shards: repetitions\`.`,
  );

const formatValue = (value: number): string => String(Number(value.toPrecision(4)));
