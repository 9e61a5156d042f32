/**
 * What the names of files tell apart. A number that counts (run-2, engine1_results, 2026-11-20) tells repetitions and
 * generators of one test apart; a word or a quantity (two-node, 4-core, 50users) tells cases apart.
 */
import { findAxis } from './axes.js';

const ending = /(\.(gz|csv|tsv|jtl|json|ndjson|xml|txt|md|html?|log))+$/i;
const date = /\d{4}[-_.]?\d{2}[-_.]?\d{2}(?:[-_.T ]?\d{2}[-_.:h]?\d{2}(?:[-_.:m]?\d{2})?Z?)?(?!\d)/g;
/** The id of a load generator or of a container. */
const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;
/** Words whose numbers count: repetitions, generators, and results in general. */
const counting =
  /^(runs?|rep(eat|etition)?s?|iter(ation)?s?|rounds?|trials?|attempts?|try|pass|take|tests?|engines?|agents?|workers?|nodes?|pods?|shards?|parts?|slaves?|servers?|hosts?|machines?|(load)?gen(erator)?s?|injectors?|clients?|instances?|ip|results?|out(put)?|summary|report|stats|jmeter|log|jtl|data|day|night|nightly|build|job|of|simulation)$/i;
const ordinal = /\d+(st|nd|rd|th)(?![a-z])/gi;

/** Stands for what counts in a name. */
const counter = '#';

const isAxis = (word: string): boolean => findAxis(word) !== undefined || findAxis(`${word}s`) !== undefined;
const isWord = (token: string): boolean => /^\p{L}/u.test(token);
/** Part of a host or a container: letters and digits in no readable order. */
const isId = (text: string): boolean => /^[a-z\d]{5,}$/.test(text) && (text.match(/[a-z]+|\d+/g)?.length ?? 0) > 2;

/** Replaces what counts in the name of a folder, or of a file without its ending. */
function replaceCounters(name: string): string {
  const readable = name
    .replace(uuid, counter)
    .replace(date, counter)
    .replace(ordinal, counter)
    .replace(/[\p{L}\d]+/gu, (text) => (isId(text) ? counter : text));
  const tokens = readable.match(/\p{L}+|\d+(?:\.\d+)*|[^\p{L}\d]+/gu) ?? [];
  return tokens
    .map((token, i) => {
      if (isWord(token)) return token.length === 1 && isAlone(tokens, i) ? counter : token;
      return /^\d/.test(token) && isCounter(tokens, i) ? counter : token;
    })
    .join('');
}

const isAlone = (tokens: readonly string[], i: number): boolean =>
  !/^\d/.test(tokens[i - 1] ?? '') && !/^\d/.test(tokens[i + 1] ?? '');

/** Whether a number counts. It may be a quantity instead, with its name or unit before or after it. */
function isCounter(tokens: readonly string[], i: number): boolean {
  const [previous = '', next = ''] = [tokens[i - 1], tokens[i + 1]];
  const before = isWord(previous) ? previous : (tokens[i - 2] ?? '');
  const after = isWord(next) ? next : (tokens[i + 2] ?? '');
  if (isAxis(before) || isAxis(after)) return false;
  if (isWord(before) && (isWord(previous) || previous === '-')) return counting.test(before);
  if (isWord(next)) return false;
  // A hyphen joins more closely than other signs: "2-core".
  if (next === '-' && isWord(after)) return false;
  return !isWord(before) || counting.test(before);
}

/** The parts of a path without endings, in which "#" stands for what counts. */
export const withoutCounters = (file: string): readonly string[] =>
  file.replace(ending, '').split('/').map(replaceCounters);

/** A path in which "#" stands for every number: what results of one test have in common, if their content says so. */
export const withoutNumbers = (file: string): string =>
  withoutCounters(file)
    .map((part) => (findAxisFolder(part) ? part : part.replace(/\d+(\.\d+)*/g, counter)))
    .join('/');

/** "100_users" or "users=100" */
const findAxisFolder = (part: string): boolean => (part.match(/\p{L}+/gu) ?? []).some(isAxis) || part.includes('=');

/** Removes the signs for what counts, and the punctuation that they leave. */
export const tidy = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      part
        .replace(/([-_. ]?)#+([-_. ]?)/g, (_, before: string, after: string) => before || after)
        .replace(/^[-_. ]+|[-_. ]+$/g, ''),
    )
    .filter((part) => part !== '')
    .join('/');

/** A name for each file among several, and a pattern for `paths:` that reads these names from them. */
interface Distinction {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly pattern: string;
}

/** Names each file by the part of its path that differs in more than what counts. */
export function distinguish(files: readonly string[]): Distinction {
  const paths = files.map((file) => ({ file, parts: withoutCounters(file) }));
  const [first = { file: '', parts: [] }] = paths;
  const isCommon = (position: number): boolean =>
    paths.every(({ parts }) => parts.at(position) === first.parts.at(position));
  const most = Math.min(first.parts.length, ...paths.map(({ parts }) => parts.length)) - 1;
  let [start, end] = [0, 0];
  while (start < most && isCommon(start)) start++;
  while (start + end < most && isCommon(-1 - end)) end++;
  const differing = (parts: readonly string[]): readonly string[] => parts.slice(start, parts.length - end);
  const nameOf = new Map(paths.map(({ file, parts }) => [file, tidy(differing(parts).join('/'))]));
  const name = nameOf.get(first.file) ?? '';
  const own = differing(first.parts).join('/');
  const placed = own.includes(name) && name !== '' ? own.replace(name, '{file}') : '{file}';
  const rest = first.parts.slice(first.parts.length - end);
  const areAlike = new Set(nameOf.values()).size === 1;
  const path = areAlike ? countingPart(files, first.parts) : [placed, ...rest].join('/');
  return { nameOf, pattern: path.replaceAll(counter, '*') + (ending.exec(first.file)?.[0] ?? '') };
}

/** The path from the first number in which the files differ, with the last number as the name. */
function countingPart(files: readonly string[], parts: readonly string[]): string {
  const folders = files.map((file) => file.split('/'));
  const start = parts.findIndex((_, i) => folders.some((path) => path[i] !== folders[0]?.[i]));
  return parts
    .slice(start)
    .join('/')
    .replace(/#(?=[^#]*$)/, '{file}');
}
