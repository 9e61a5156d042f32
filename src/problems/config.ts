/** Problems with the configuration, also of a pull request. */
import { quote, shortList } from '../lang/format.js';
import { nearest } from '../lang/nearest.js';
import type { Metric } from '../model/metric.js';
import { adviseSimilar, didYouMean, defineProblem, defineProblemAt, variantAt, type Place } from './problem.js';

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
    advice: `Write: ${block}`,
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

/** @param isTwice whether it names metrics in two places; otherwise it names none */
export const waiverMetrics = defineProblemAt('waiver-metrics', 'error', {
  advice:
    'Name them either in `metric`, with one ceiling for all (metric: [p50, p99], ceiling: 20%), or in `ceiling` (ceiling: {p50: 20%, p99: 40%}).',
  message: (isTwice: boolean) =>
    isTwice ? 'This waiver names metrics both in `metric` and in `ceiling`.' : 'This waiver names no metric.',
});

/** @param limit such as "1 MB" */
export const configTooLarge = defineProblemAt('config-too-large', 'error', {
  advice: 'Replace entries for single cases by patterns, such as where: { label: "GET *" }.',
  message: (limit: string) => `The configuration has more than ${limit}.`,
});

/** Why a configuration cannot be read, by the system's error code. */
const unreadable: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  ENOENT: ['The configuration file does not exist.', 'Create it, omit --config to use the defaults'],
  ENOTSUP: ['Expected a configuration file (YAML), found a pipe, a socket or a device.', 'Replace it with a file'],
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

export const configNotUtf8 = variantAt(configNotRead, () => ({
  message: 'The configuration is not UTF-8 text, so its names could differ from those of the results.',
  advice: 'Save it as UTF-8 (not UTF-16 or Latin-1).',
}));

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
