/** Problems with the configuration, also of a pull request, and with documents: JSON, YAML, and reports of another run. */
import { quote, shortList, formatCount } from '../lang/format.js';
import { nearest } from '../lang/nearest.js';
import type { Metric } from '../model/metric.js';
import {
  adviseSimilar,
  didYouMean,
  defineProblem,
  defineProblemAt,
  type Place,
  aPointer,
  fetchLfs,
  lfsPointer,
} from './problem.js';

/**
 * An option, an input or a setting.
 *
 * @param use what it accepts: a list, or words
 * @param meant the allowed name that was meant, if that is known
 */
export const badValue = defineProblem('bad-value', 'error', {
  message: (name: string, found: string, use: string | readonly string[], place?: Place, meant?: string) => ({
    place,
    message: `${name} does not accept ${quote(found)}.`,
    advice: typeof use === 'string' ? `Use ${use}.` : didYouMean(meant ?? found, use),
  }),
});

/** @param metrics those that are accepted by their ids; their titles are recognised */
export function badMetric(
  name: string,
  found: string,
  metrics: readonly Pick<Metric, 'id' | 'title'>[],
  place?: Place,
) {
  const titled = nearest(
    found,
    metrics.map(({ title }) => title),
  );
  const ids = metrics.map(({ id }) => id);
  return badValue(name, found, ids, place, metrics.find(({ title }) => title === titled)?.id);
}

export const metricRedefined = defineProblemAt('metric-redefined', 'error', {
  advice: 'Give your own metric another name, or remove these keys.',
  message: (id: string) => `${quote(id)} is a built-in metric, whose unit, direction and title are fixed.`,
});

/** @param ids metrics of a run document or a history that are not declared */
export const undeclaredMetrics = defineProblemAt('undeclared-metric', 'error', {
  advice:
    "Correct its name, or declare it in guardband.yml: metrics: { NAME: { unit: '', better: lower, band: 10% } }.",
  message: (ids: readonly string[]) =>
    `${ids.length === 1 ? 'The metric' : 'The metrics'} ${shortList(ids.map(quote), 3)} ${ids.length === 1 ? 'is' : 'are'} neither built in nor declared, so ${ids.length === 1 ? 'it is' : 'they are'} not judged.`,
});

/** @param block the new form, to paste */
export const oldColumns = defineProblemAt('old-columns', 'warning', {
  message: (block: string) => ({
    message: '`columns` has an old form, by meaning instead of by head.',
    advice: `Write: columns: ${block}`,
  }),
});

export const unknownMeaning = defineProblemAt('unknown-meaning', 'error', {
  advice:
    'Write a metric and its unit ("p99 in ms"), "requests", "errors", "successes", "scenario", "label", an axis ("users", "axis region") or "ignore".',
  message: (head: string, meaning: string) =>
    `\`columns\` says that ${quote(head)} is ${quote(meaning)}, which is not known.`,
});

export const meaningTwice = defineProblemAt('meaning-twice', 'error', {
  advice: 'Give one of them another meaning, or "ignore".',
  message: (head: string, other: string) => `\`columns\` gives ${quote(head)} the meaning of ${quote(other)}.`,
});

export const headNotThere = defineProblemAt('head-not-there', 'error', {
  advice: 'Write it as it stands in the table; `guardband read FILE` lists the heads of a table.',
  message: (head: string) =>
    `No table that was read has the head ${quote(head)}, of which \`columns\` says what it means.`,
});

export const waiverMetrics = defineProblemAt('waiver-metrics', 'error', {
  advice:
    'Name them either in `metric`, with one ceiling for all (metric: [p50, p99], ceiling: 20%), or in `ceiling` (ceiling: {p50: 20%, p99: 40%}).',
  message: () => 'This waiver names metrics both in `metric` and in `ceiling`, or in neither.',
});

/** @param limit such as "1 MB" */
export const configTooLarge = defineProblemAt('config-too-large', 'error', {
  advice: 'Replace entries for single cases by patterns, such as where: { label: "GET *" }.',
  message: (limit: string) => `The configuration has more than ${limit}.`,
});

/** Why a configuration cannot be read, by the system's error code; ENCODING is our own. */
const unreadable: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  ENOENT: ['The configuration file does not exist.', 'Create it, omit --config to use the defaults'],
  ENOTSUP: ['Expected a configuration file (YAML), found a pipe, a socket or a device.', 'Replace it with a file'],
  ENCODING: [
    'The configuration is not UTF-8 text, so its names could differ from those of the results.',
    'Save it as UTF-8 (not UTF-16 or Latin-1)',
  ],
  EISDIR: ['Expected a configuration file (YAML), found a folder.', 'Name the file in it (guardband.yml)'],
};

/** @param code the system's error code, e.g. EACCES */
export const configNotRead = defineProblemAt('config-not-read', 'error', {
  message: (code: string, similar?: string) => {
    const [message, advice] = unreadable[code] ?? [
      `The configuration file exists but cannot be read (${code}).`,
      'Grant read permission to the user who runs this',
    ];
    return { message, advice: adviseSimilar(similar) ?? `${advice}, or name another with --config.` };
  },
});

/** An entry of the configuration. */
export const unmatchedEntry = defineProblemAt('unmet-entry', 'warning', {
  advice: 'Correct its scenario, label or axes, or remove it.',
  message: () => 'This entry matches no case that was measured, so it has no effect.',
});

/** @param changes what the pull request changes, each as one phrase */
export const judgingChanged = defineProblemAt('judging-changed', 'warning', {
  advice:
    'Review the change to the configuration; it takes effect after the merge. To apply it earlier, make it on the target branch first, or use --config-from head in the workflow.',
  message: (changes: readonly string[], from: 'base' | 'head', commit: string) =>
    `This pull request changes how it is judged: ${shortList(changes)}. ${
      from === 'base'
        ? `It is judged by the configuration of ${commit.slice(0, 10)}.`
        : 'The changes count, because of --config-from head.'
    }`,
});

export const casesRetired = defineProblemAt('cases-retired', 'warning', {
  advice:
    'Review the change to the configuration: it takes effect immediately, but never for a case that was measured.',
  message: (changes: readonly string[]) =>
    `This pull request retires what it no longer measures: ${shortList(changes)}.`,
});

export const readingChanged = defineProblemAt('reading-changed', 'note', {
  advice:
    'Review the change to the configuration: it takes effect immediately. Cases that are no longer read are missing.',
  message: (changes: readonly string[]) => `This pull request changes how results are read: ${shortList(changes)}.`,
});

export const noBaseConfig = defineProblemAt('no-base-config', 'note', {
  advice: 'No action needed: the configuration applies to pull requests whose merge base includes it.',
  message: () => 'The merge base has no such configuration, so the built-in defaults are used.',
});

export const headJudges = defineProblem('head-judges', 'note', {
  advice: 'Remove --config-from head to judge by the configuration of the merge base.',
  message: () => 'The pull request is judged by its own configuration (--config-from head).',
});

export const baseConfigUnusable = defineProblem('base-config-unusable', 'error', {
  advice: 'Fix the configuration on the target branch, or use --config-from head in the workflow of this change.',
  message: (commit: string) =>
    `The configuration of ${commit.slice(0, 10)}, the merge base, cannot be used, so nothing was judged.`,
});

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

export const keyMissing = defineProblemAt('key-missing', 'error', {
  message: (key: string, present: readonly string[]) => ({
    message: `The key ${quote(key)} is missing.`,
    advice: didYouMean(key, present, 'Add it.', (close) => `it by ${quote(close)}`),
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
