/** Problems with documents: JSON, YAML, and reports that another run wrote. */
import { formatCount, quote } from '../lang/format.js';
import {
  aPointer,
  adviseSimilar,
  didYouMean,
  meantBy,
  defineProblem,
  defineProblemAt,
  fetchLfs,
  lfsPointer,
  type Place,
} from './problem.js';

/** @returns what is wrong with a document that begins like this, if it is such a pointer */
const pointerInstead = (found: string): { readonly message: string; readonly advice: string } | undefined =>
  lfsPointer.test(found) ? { message: `This is ${aPointer}.`, advice: fetchLfs } : undefined;

/** @param others how many more syntax errors the parser reported; they often follow from the first */
export const notYaml = defineProblemAt('not-yaml', 'error', {
  advice:
    'Fix this line, or name another configuration with --config. Every setting is optional, so it may also be removed.',
  message: (why: string, others: number = 0) =>
    `This is not valid YAML: ${why}${others === 0 ? '' : ` (and ${formatCount(others, 'more error')} that may follow from it)`}.`,
});

export const notJson = defineProblemAt('not-json', 'error', {
  advice: 'Create the file again. If it was truncated or contains merge conflict markers, fix that first.',
  message: (found: string) =>
    pointerInstead(found) ?? {
      message:
        found.trim() === ''
          ? 'The JSON is incomplete: the text ends before the document does.'
          : `The JSON is invalid from ${quote(found)} on.`,
    },
});

export const tooNested = defineProblemAt('too-nested', 'error', {
  advice: 'Name the file that the tool itself wrote; none is nested this deeply.',
  message: (maxDepth: number) => `This is nested more than ${maxDepth} levels deep.`,
});

export const repeatedKey = defineProblemAt('repeated-key', 'error', {
  advice: 'Two reports may have been joined by hand: write them to separate files, or remove one of the values.',
  message: (key: string) => `The key ${quote(key)} occurs twice in one object, so one of the values would be ignored.`,
});

/** A value does not match the schema, but a list of `one` does if it is named. */
export const notAsExpected = defineProblemAt('not-as-expected', 'error', {
  advice: 'Correct the value; schemas/ documents every key.',
  message: (expected: string, found: string, one?: string) => ({
    message: `Expected ${expected}, found ${found}.`,
    advice: one === undefined || one.length > 200 ? undefined : `Write it as a list: [${JSON.stringify(one)}]`,
    ...pointerInstead(found),
  }),
});

export const keyMissing = defineProblem('key-missing', 'error', {
  message: (place: Place, key: string, present: readonly string[]) => ({
    place,
    message: `The key ${quote(key)} is missing.`,
    advice: didYouMean(key, present, 'Add it.', meantBy),
  }),
});

export const unknownKey = defineProblemAt('unknown-key', 'error', {
  advice: 'Remove it, or correct its name.',
  message: (key: string, allowed: readonly string[]) => ({
    message: `Unknown key ${quote(key)}.`,
    advice: allowed.length === 0 ? 'Remove it, or correct its name.' : didYouMean(key, allowed),
  }),
});

export const newerDocument = defineProblemAt('newer-document', 'error', {
  advice: 'If a newer version of Guardband wrote this document, use that version here, too.',
  message: (known: string, found: string) => `Expected schemaVersion ${known}, found ${found}.`,
});

export const furtherBreaches = defineProblemAt('further-breaches', 'error', {
  advice: 'Fix the ones above first.',
  message: (count: number) => `${formatCount(count, 'more schema violation')} not shown.`,
});

export const noSuchReport = defineProblemAt('no-such-report', 'error', {
  advice: 'Write one: guardband check ... --out report.json.',
  message: (similar?: string) => ({ message: 'The report file does not exist.', advice: adviseSimilar(similar) }),
});

export const unusableReport = defineProblemAt('unusable-report', 'error', {
  advice: 'Look at the log of the job that wrote it.',
  message: () => 'Nothing was judged in the job that wrote this report.',
});

/** @param writer the version of Guardband that wrote the report, if it says so */
export const notAReport = defineProblemAt('not-a-report', 'error', {
  advice:
    'Name the file that the gate wrote: guardband check ... --out report.json. If another version wrote it, use that version here, too, or write it again.',
  message: (why: string, writer?: string) =>
    `This is no report that can be used: ${why}.${writer === undefined ? '' : ` According to it, Guardband ${quote(writer)} wrote it.`}`,
});

export const noReportLeft = defineProblem('no-report-left', 'error', {
  advice: 'See the log of the run.',
  message: () =>
    'No report of the run could be fetched: a step before the gate failed, or its results or configuration are unusable.',
});

export const impossibleReport = defineProblemAt('impossible-report', 'error', {
  advice:
    'Do not trust it: it was edited, or created by another program. Create it again: guardband check ... --out report.json.',
  message: (why: string) => `No run can have produced this report: ${why}.`,
});

export const otherCommit = defineProblemAt('other-commit', 'error', {
  advice: 'Measure it again for the newest commit, and keep no report of an earlier run.',
  message: (commit: string, newest: string) =>
    `This report is of commit ${commit.replace(/\W/g, '').slice(0, 10)}, not of the newest one, ${newest.slice(0, 10)}.`,
});

export const reportRecounted = defineProblem('report-recounted', 'warning', {
  advice:
    'The outcome was recomputed. If the project lets such findings pass, name its configuration with the input `config`; otherwise the report was edited.',
  message: (claimed: string, outcome: string) =>
    `The report claims the outcome ${quote(claimed)}, but its findings imply ${quote(outcome)}.`,
});
