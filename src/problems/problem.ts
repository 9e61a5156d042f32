/**
 * Problems: everything that can go wrong for a user, by what it is about: a value with a code, a level, a place, a message and
 * advice. What throws beyond them is a bug.
 *
 * The way: a module calls a function of its file here, such as unreadableFile(file, why), and returns the problem with what it
 * could do; mergeRepeated joins many of one kind, and the front end shows them. `index.ts` lists all kinds, of which
 * docs/problems.md is made.
 * What must hold: an error means that a part of an input was not used; the advice says what to do; no message shows a credential.
 *
 * Example: a file without permission is `results.jtl: error: The file could not be read: EACCES: permission denied.`
 */
import type { Source } from '../model/reading.js';
import type { Problem } from '../model/documents.js';
import { hideCredentials } from '../lang/printable.js';
import { defined, groupBy } from '../lang/objects.js';
import { quote, shortList, thousands } from '../lang/format.js';
import { nearest } from '../lang/nearest.js';

/** Where a problem is: a file, with a line and column or a JSON pointer if known. */
export interface Place extends Source {
  readonly column?: number;
  readonly pointer?: string;
}

/**
 * error: an input could not be used, or a command could not do what was asked. warning: the result is usable, but only with
 * care. note: information that needs no action.
 */
type Level = Problem['level'];

/** Several if the consequences depend on where the problem occurs, the usual one first. */
type Levels = Level | readonly [Level, ...Level[]];

/** The texts of a kind of problem. */
interface Texts<About extends readonly unknown[]> {
  /** Absent if every problem has its own. A problem that knows more details replaces it. */
  readonly advice?: string;
  readonly withholds?: Problem['withholds'];
  /** The problem as a clause after a verdict: "a test was cut short". */
  readonly because?: string;
  /** Describes one problem of this kind. */
  readonly message: (...about: About) => Details;
}

/** What all problems with the same code have in common; docs/problems.md lists it. */
export interface ProblemKind extends Texts<never> {
  readonly code: string;
  readonly level: Levels;
}

/** One problem of a kind: only the message, or also what differs from its kind. */
type Details =
  | string
  | {
      readonly place?: Place | undefined;
      /** What is wrong, with details. */
      readonly message: string;
      readonly advice?: string | undefined;
      readonly level?: Level;
    };

/** Defines a kind of problem. Programs use its code, which never changes. */
// @__NO_SIDE_EFFECTS__
export function defineProblem<About extends readonly unknown[]>(code: string, level: Levels, texts: Texts<About>) {
  const kind: ProblemKind = { code, level, ...texts };
  return Object.assign(variantOf({ kind }, texts.message), { kind });
}

/** Whether a problem is of one of these kinds. Nothing else compares codes. */
export const isOf = ({ code }: Pick<Problem, 'code'>, ...kinds: readonly { readonly kind: ProblemKind }[]): boolean =>
  kinds.some(({ kind }) => kind.code === code);

/** A place, or only its file. */
type Where = Place | string | undefined;

/** Defines a kind of problem that is in a file. */
// @__NO_SIDE_EFFECTS__
export function defineProblemAt<About extends readonly unknown[]>(code: string, level: Levels, texts: Texts<About>) {
  const kind: ProblemKind = { code, level, ...texts };
  return Object.assign(variantAt({ kind }, texts.message), { kind });
}

/** Defines a kind of problem of several files, of which the first is its place. */
// @__NO_SIDE_EFFECTS__
export function defineProblemOf<About extends readonly unknown[]>(
  code: string,
  level: Levels,
  texts: Texts<[files: readonly string[], ...about: About]>,
) {
  const at = defineProblemAt(code, level, texts);
  const of = (files: readonly string[], ...about: About): Problem => at(files[0], files, ...about);
  return Object.assign(of, { kind: at.kind });
}

/** Other problems of the same kind, with another message. */
// @__NO_SIDE_EFFECTS__
export function variantOf<About extends readonly unknown[]>({ kind }: OfKind, message: (...about: About) => Details) {
  return (...about: About): Problem => createProblem(kind, message(...about));
}

/** The same for problems that are in a file. */
// @__NO_SIDE_EFFECTS__
export function variantAt<About extends readonly unknown[]>({ kind }: OfKind, message: (...about: About) => Details) {
  return (where: Where, ...about: About): Problem =>
    createProblem(kind, message(...about), typeof where === 'string' ? { file: where } : where);
}

type OfKind = Readonly<{ kind: ProblemKind }>;

function createProblem(kind: ProblemKind, details: Details, where?: Place): Problem {
  const { place = where, message, advice, level } = typeof details === 'string' ? { message: details } : details;
  const { withholds, because } = kind;
  return {
    code: kind.code,
    level: level ?? (typeof kind.level === 'string' ? kind.level : kind.level[0]),
    // It may quote a URL with a token, and problems are shown in comments.
    message: hideCredentials(message),
    advice: hideCredentials(advice ?? kind.advice ?? ''),
    ...defined({ withholds, because }),
    ...place,
    ...(place?.file !== undefined && { file: hideCredentials(place.file) }),
    ...(place?.pointer !== undefined && { pointer: shorten(place.pointer) }),
  };
}

/** Where another problem is. */
export function placeOf({ file, line, column, pointer }: Problem): Place | undefined {
  return file === undefined ? undefined : { file, ...defined({ line, column, pointer }) };
}

/** A name in a hostile document can be a megabyte long. */
const shorten = (pointer: string): string => (pointer.length > 300 ? `${pointer.slice(0, 297)}...` : pointer);

/** Whether the problem is an error: an input that could not be used. */
export const isError = ({ level }: Problem): boolean => level === 'error';

/** `file:line:column`, the form that editors and terminals recognise. */
export function formatPlace(problem: Place | Problem): string {
  if (problem.file === undefined) return '';
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return problem.pointer === undefined ? place : `${place}#${problem.pointer}`;
}

/** More errors or warnings of one kind are counted: the repair of the first ones is that of the others. */
const mostAlike = 5;
/** Of so many, these are shown. */
const shownAlike = 3;

/**
 * Merges problems that repeat, because a test matrix or a recorded history has hundreds of files and lines: notes that differ
 * only in their place, and many errors or warnings of one kind with one advice.
 */
export function mergeRepeated(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) => {
    const { code, level, message, advice, file } = problem;
    return file === undefined ? problem : JSON.stringify([code, level, advice, level === 'note' ? message : '']);
  });
  const merged = [...groups.values()].map((alike): readonly [shown: readonly Problem[], end: string] => {
    const shown = alike[0]?.level === 'note' ? 1 : alike.length > mostAlike ? shownAlike : alike.length;
    const places = shortList(alike.slice(shown).map(formatPlace), 2);
    const end = shown === 1 ? `The same in ${places}.` : `${thousands(alike.length - shown)} more like it: ${places}.`;
    return [alike.slice(0, shown), places === '' ? '' : ` ${end}`];
  });
  const ends = new Map(merged.map(([shown, end]) => [shown.at(-1), end]));
  const kept = new Set(merged.flatMap(([shown]) => shown));
  return problems
    .filter((problem) => kept.has(problem))
    .map((problem) => ({ ...problem, message: problem.message + (ends.get(problem) ?? '') }));
}

/**
 * The code of a foreseeable system failure (ENOENT, Z_DATA_ERROR). Undefined for any other error, which is a bug in
 * Guardband.
 */
export function systemCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(E(?!RR_)|Z_)/.test(code) ? code : undefined;
}

/** Handles what the system refuses, such as a file that nobody may read. Any other error is a bug and is thrown. */
export const ifRefused =
  <Value>(handle: (why: string) => Value) =>
  (error: unknown): Value => {
    if (systemCode(error) === undefined) throw error;
    return handle((error as Error).message);
  };

/**
 * Advice for a mistyped name of any kind: the closest allowed name, if one is close.
 *
 * @param otherwise what helps if no name is close
 * @param write how the name is typed there
 */
export const didYouMean = (
  name: string,
  allowed: readonly string[],
  otherwise = `Allowed are: ${shortList(allowed, 12)}.`,
  write = quote,
): string => {
  const close = nearest(name, allowed);
  return close === undefined ? otherwise : `Did you mean ${write(close)}?`;
};

/** Advice for a path that does not exist: the one that was probably meant, if any is close. */
export const adviseSimilar = (similar: string | undefined): string | undefined =>
  similar === undefined ? undefined : `Did you mean "${similar}"?`;

/** Removes duplicates: a file that is both candidate and baseline is read twice. */
export const distinct = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** What a checkout without Git LFS has in place of a file. */
export const lfsPointer = /^"?version https:\/\/git-lfs\.github\.com\/spec\//;
export const aPointer = 'a pointer of Git LFS, not the file itself';
export const fetchLfs =
  'Check out with `lfs: true`, or run git lfs pull before. A history cannot be in Git LFS, because that of another commit is read from git: `baselines/** -filter -diff -merge` in .gitattributes, then git add --renormalize.';
