/** What a problem is: a value with a code, a place, what was expected and what to do. */
import type { Source } from '../model/reading.js';
import type { Problem } from '../model/documents.js';
import { groupBy } from '../lang/group-by.js';
import { shortList } from '../lang/list.js';
import { nearest } from '../lang/nearest.js';

/** Where a problem is: a file, perhaps a line and column, or a JSON pointer into it. */
export interface Place extends Source {
  readonly column?: number;
  readonly pointer?: string;
}

export const at =
  (level: Problem['level']) =>
  (code: string, place: Place | undefined, message: string, advice: string): Problem => ({
    code,
    level,
    message,
    advice,
    ...place,
  });
export const error = at('error');
export const warning = at('warning');
export const note = at('note');

/** Whether the problem is an error: an input that could not be used. */
export const isError = ({ level }: Problem): boolean => level === 'error';

/** `file:line:column`, as editors and terminals understand it. */
export function formatPlace(problem: Place | Problem): string {
  if (problem.file === undefined) return '';
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return problem.pointer === undefined ? place : `${place}#${problem.pointer}`;
}

/**
 * Notes that differ only in where they are, as one that says so: a matrix has the same in hundreds of files. What somebody has
 * to do something about stays by file.
 */
export function mergeRepeatedNotes(problems: readonly Problem[]): readonly Problem[] {
  const alike = groupBy(problems, (problem) => {
    const { code, level, message, advice, file } = problem;
    return level === 'note' && file !== undefined ? JSON.stringify([code, message, advice]) : problem;
  });
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} The same in ${shortList(others.map(formatPlace), 2)}.` };
  });
}

/** What the system calls a failure (ENOENT, Z_DATA_ERROR): those are foreseeable; anything else is a bug of ours. */
export function systemCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(E(?!RR_)|Z_)/.test(code) ? code : undefined;
}

export const didYouMean = (name: string, allowed: readonly string[]): string => {
  const close = nearest(name, allowed);
  return close === undefined ? `Allowed are: ${shortList(allowed, 12)}.` : `Did you mean "${close}"?`;
};
