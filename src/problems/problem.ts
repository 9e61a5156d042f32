/** Problems: values with a code, a level, a place, a message and advice. */
import type { Source } from '../model/reading.js';
import type { Problem } from '../model/documents.js';
import { hideCredentials } from '../lang/credentials.js';
import { groupBy } from '../lang/group-by.js';
import { shortList } from '../lang/list.js';
import { nearest } from '../lang/nearest.js';
import { problemCodes, type ProblemCode } from './codes/index.js';

/** Where a problem is: a file, with a line and column or a JSON pointer if known. */
export interface Place extends Source {
  readonly column?: number;
  readonly pointer?: string;
}

type Level = Problem['level'];
type LevelsOf<Code extends ProblemCode> = (typeof problemCodes)[Code]['level'];
/** The codes that may have this level. */
type CodeWithLevel<Wanted extends Level> = {
  [Code in ProblemCode]: Wanted extends LevelsOf<Code> | LevelsOf<Code>[number & keyof LevelsOf<Code>] ? Code : never;
}[ProblemCode];

/**
 * Returns the constructor of problems with this level.
 *
 * Its parameters: the code, the place if the problem has one, the message (what is wrong, with details), and the advice
 * if it is more specific than the one documented for the code.
 */
export const problemWithLevel =
  <Wanted extends Level>(level: Wanted) =>
  (code: CodeWithLevel<Wanted>, place: Place | undefined, message: string, advice?: string): Problem => ({
    code,
    level,
    // It may quote a URL with a token, and problems are shown in comments.
    message: hideCredentials(message),
    advice: hideCredentials(advice ?? problemCodes[code].advice),
    ...place,
    ...(place?.file !== undefined && { file: hideCredentials(place.file) }),
    ...(place?.pointer !== undefined && { pointer: shorten(place.pointer) }),
  });

/** A name in a hostile document can be a megabyte long. */
const shorten = (pointer: string): string => (pointer.length > 300 ? `${pointer.slice(0, 297)}...` : pointer);

/** An input could not be used, or a command could not do what was asked. */
export const error = problemWithLevel('error');
/** A problem that leaves the result usable, but only with care. */
export const warning = problemWithLevel('warning');
/** Information that needs no action. */
export const note = problemWithLevel('note');

/** Whether the problem is an error: an input that could not be used. */
export const isError = ({ level }: Problem): boolean => level === 'error';

/** `file:line:column`, the form that editors and terminals recognise. */
export function formatPlace(problem: Place | Problem): string {
  if (problem.file === undefined) return '';
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return problem.pointer === undefined ? place : `${place}#${problem.pointer}`;
}

/**
 * Merges notes that differ only in their place into one that names the other places: in a test matrix the same note can
 * apply to hundreds of files. Errors and warnings are kept, because each of them may need action.
 */
export function mergeRepeatedNotes(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) => {
    const { code, level, message, advice, file } = problem;
    return level === 'note' && file !== undefined ? JSON.stringify([code, message, advice]) : problem;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} The same in ${shortList(others.map(formatPlace), 2)}.` };
  });
}

/**
 * The code of a foreseeable system failure (ENOENT, Z_DATA_ERROR). Undefined for any other error, which is a bug in
 * Guardband.
 */
export function systemCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(E(?!RR_)|Z_)/.test(code) ? code : undefined;
}

/** Advice for a mistyped name: the closest allowed name if there is one, or else the list of allowed names. */
export const didYouMean = (name: string, allowed: readonly string[]): string => {
  const close = nearest(name, allowed);
  return close === undefined ? `Allowed are: ${shortList(allowed, 12)}.` : `Did you mean "${close}"?`;
};

/** Removes duplicates: a file that is both candidate and baseline is read twice. */
export const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
