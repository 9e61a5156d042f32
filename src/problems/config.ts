/** Problems with the configuration, also of a pull request. */
import { quote, shortList } from '../lang/list.js';
import { didYouMean, type Place, defineProblem, variantOf } from './problem.js';

export const unknownMetric = defineProblem({
  code: 'unknown-metric',
  level: 'error',
  meaning: 'The configuration names a metric that does not exist.',
  advice: 'Use one of the metrics listed.',
  message: (place: Place | undefined, id: string, known: readonly string[]) => ({
    place,
    message: `Unknown metric ${quote(id)}.`,
    advice: didYouMean(id, known),
  }),
});

export const metricRedefined = defineProblem({
  code: 'metric-redefined',
  level: 'error',
  meaning: 'Unit, direction or title of a built-in metric is set.',
  advice: 'Give your own metric another name, or remove these keys.',
  message: (place: Place, id: string) => ({
    place,
    message: `${quote(id)} is a built-in metric, whose unit, direction and title are fixed.`,
  }),
});

/** @param ids metrics of a run document or a history that are not declared */
export const undeclaredMetrics = defineProblem({
  code: 'undeclared-metric',
  level: 'error',
  meaning: 'A metric of a document is neither built in nor declared.',
  advice:
    "Correct its name, or declare it in guardband.yml: metrics: { NAME: { unit: '', better: lower, band: 10% } }.",
  message: (place: Place, ids: readonly string[]) => ({
    place,
    message: `${ids.length === 1 ? 'The metric' : 'The metrics'} ${shortList(ids.map(quote), 3)} ${ids.length === 1 ? 'is' : 'are'} neither built in nor declared, so ${ids.length === 1 ? 'it is' : 'they are'} not judged.`,
  }),
});

export const columnsWithoutValue = defineProblem({
  code: 'columns-without-value',
  level: 'error',
  meaning: 'The columns of a table are named, but none with values.',
  advice:
    "Name the column with one value per row, `value: COLUMN`, or one column per metric, `metrics: { p99: 'p99 (ms)' }`.",
  message: (place: Place) => ({ place, message: '`columns` names no column that contains values.' }),
});

export const badObjective = defineProblem({
  code: 'bad-objective',
  level: 'error',
  meaning: 'An objective cannot be parsed.',
  advice: 'Use "< 1", "<= 2", "> 400", ">= 99.5", "74 to 84" or "within 5% of 400" (a number, an axis or a metric).',
  message: (place: Place, text: string) => ({ place, message: `The objective ${quote(text)} cannot be parsed.` }),
});

/** @param isTwice whether it names metrics in two places; otherwise it names none */
export const waiverMetrics = defineProblem({
  code: 'waiver-metrics',
  level: 'error',
  meaning: 'A waiver names no metric, or names metrics twice.',
  advice:
    'Name them either in `metric`, with one ceiling for all (metric: [p50, p99], ceiling: 20%), or in `ceiling` (ceiling: {p50: 20%, p99: 40%}).',
  message: (place: Place, isTwice: boolean) => ({
    place,
    message: isTwice ? 'This waiver names metrics both in `metric` and in `ceiling`.' : 'This waiver names no metric.',
  }),
});

/** @param limit such as "1 MB" */
export const configTooLarge = defineProblem({
  code: 'config-too-large',
  level: 'error',
  meaning: 'The configuration exceeds 1 MB or 50,000 lines and punctuation marks.',
  advice: 'Replace entries for single cases by patterns, such as where: { label: "GET *" }.',
  message: (place: Place, limit: string) => ({ place, message: `The configuration has more than ${limit}.` }),
});

export const noSuchConfig = defineProblem({
  code: 'no-such-config',
  level: 'error',
  meaning: 'The configuration file does not exist.',
  advice: 'Name an existing file with --config, or omit --config to use the defaults.',
  message: (file: string) => ({ place: { file }, message: 'The configuration file does not exist.' }),
});

/** @param code the system's error code, e.g. EACCES */
export const configNotRead = defineProblem({
  code: 'config-not-read',
  level: 'error',
  meaning: 'The configuration file exists but cannot be read.',
  advice: 'Name a readable YAML file with --config, or omit --config to use the defaults.',
  message: (file: string, code: string) => {
    if (code === 'ENOTSUP')
      return {
        place: { file },
        message: 'Expected a configuration file (YAML), found a pipe, a socket or a device.',
        advice: 'Replace it with a file, or name another file with --config.',
      };
    return code === 'EISDIR'
      ? {
          place: { file },
          message: 'Expected a configuration file (YAML), found a folder.',
          advice: `Name the file in it, e.g. --config ${file.replace(/\/+$/, '')}/guardband.yml, or omit --config to use the defaults.`,
        }
      : {
          place: { file },
          message: `The configuration file exists but cannot be read (${code}).`,
          advice: 'Grant read permission to the user who runs this, or name another file with --config.',
        };
  },
});

export const configNotUtf8 = variantOf(configNotRead, (place: Place) => ({
  place,
  message: 'The configuration is not UTF-8 text, so its names could differ from those of the results.',
  advice: 'Save it as UTF-8 (not UTF-16 or Latin-1).',
}));

export const repeatedAxis = defineProblem({
  code: 'repeated-axis',
  level: 'error',
  meaning: 'The same axis is set more than once.',
  advice: 'Set each axis once.',
  message: (place: Place, axis: string) => ({
    place,
    message: `The path pattern names {${axis}} more than once.`,
    advice: 'Name each axis once; write * for a folder whose name does not matter.',
  }),
});

export const badSet = defineProblem({
  code: 'bad-set',
  level: 'error',
  meaning: 'A --set value cannot be parsed.',
  advice: 'Use axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE, e.g. --set users=100.',
  message: (pair: string) => `--set ${quote(pair)} cannot be parsed.`,
});

export const badWarmup = defineProblem({
  code: 'bad-warmup',
  level: 'error',
  meaning: 'A warm-up cannot be parsed.',
  advice: 'Use e.g. 300s, 5m or 5.5m.',
  message: (text: string) =>
    `The warm-up ${quote(text)} cannot be parsed. Expected a number of at least 0 with the unit ms, s or m (default: seconds).`,
});

export const badChoice = defineProblem({
  code: 'bad-choice',
  level: 'error',
  meaning: 'An option does not accept its value.',
  advice: 'Use one of the values listed.',
  message: (option: string, text: string, allowed: readonly string[]) => ({
    message: `--${option} does not accept ${quote(text)}.`,
    advice: didYouMean(text, allowed),
  }),
});

export const noSuchSelector = defineProblem({
  code: 'no-such-selector',
  level: 'error',
  meaning: 'The value of --against is not a baseline selector.',
  advice: 'Use history, last, tag:NAME, ref:GITREF, or the path of a readable result.',
  message: (text: string) => `--against does not accept ${quote(text)}.`,
});

/** An entry of the configuration that matches no case. */
const defineUnmatched = <const Code extends string>(code: Code, meaning: string, message: string) =>
  defineProblem({
    code,
    level: 'warning',
    meaning,
    advice: 'Correct its scenario, label or axes, or remove it.',
    message: (place: Place) => ({ place, message }),
  });

/** By the key of the configuration. */
export const unmatchedEntry = {
  control: defineUnmatched(
    'unmet-control',
    'A control of the configuration matches no case.',
    'This control matches no case of the run or its baselines, so it has no effect.',
  ),
  dead: defineUnmatched(
    'unmet-dead',
    'An entry under `dead` in the configuration matches no case.',
    'This entry of `dead` matches no case of the run or its baselines, so it has no effect.',
  ),
  objective: defineUnmatched(
    'unmet-objective',
    'An objective of the configuration matches no case.',
    'This objective matches no case of the run or its baselines, so nothing is checked against it.',
  ),
  override: defineUnmatched(
    'unmet-override',
    'An override of the configuration matches no case.',
    'This override matches no case that was ever measured, so it has no effect.',
  ),
  retired: defineUnmatched(
    'unmet-retired',
    'A retirement in the configuration matches no case.',
    'This retirement matches no case that was ever measured, so it has no effect.',
  ),
} as const;

/** @param changes what the pull request changes, each as one phrase */
export const judgingChanged = defineProblem({
  code: 'judging-changed',
  level: 'warning',
  meaning: 'A pull request changes the rules that judge it.',
  advice:
    'Review the change to the configuration; it takes effect after the merge. To apply it earlier, make it on the target branch first, or set config-from: head in the workflow.',
  message: (file: string, changes: readonly string[], from: 'base' | 'head', commit: string) => ({
    place: { file },
    message: `This pull request changes how it is judged: ${shortList(changes)}. ${
      from === 'base'
        ? `It is judged by the configuration of ${commit.slice(0, 10)}.`
        : 'The changes count, because the workflow sets config-from: head.'
    }`,
  }),
});

export const casesRetired = defineProblem({
  code: 'cases-retired',
  level: 'warning',
  meaning: 'A pull request retires cases that it no longer measures.',
  advice:
    'Review the change to the configuration: it takes effect immediately, but never for a case that was measured.',
  message: (file: string, changes: readonly string[]) => ({
    place: { file },
    message: `This pull request retires what it no longer measures: ${shortList(changes)}.`,
  }),
});

export const readingChanged = defineProblem({
  code: 'reading-changed',
  level: 'note',
  meaning: 'A pull request changes how its results are read.',
  advice:
    'Review the change to the configuration: it takes effect immediately. Cases that are no longer read are missing.',
  message: (file: string, changes: readonly string[]) => ({
    place: { file },
    message: `This pull request changes how results are read: ${shortList(changes)}.`,
  }),
});

export const noBaseConfig = defineProblem({
  code: 'no-base-config',
  level: 'note',
  meaning: 'The merge base has no configuration; the defaults apply.',
  advice: 'No action needed: the configuration applies to pull requests whose merge base includes it.',
  message: (file: string) => ({
    place: { file },
    message: 'The merge base has no such configuration, so the built-in defaults are used.',
  }),
});

export const headJudges = defineProblem({
  code: 'head-judges',
  level: 'note',
  meaning: 'The workflow judges the pull request by its own configuration.',
  advice: 'Remove config-from: head from the workflow to judge by the configuration of the merge base.',
  message: () => 'The pull request is judged by its own configuration (config-from: head).',
});

export const baseConfigUnusable = defineProblem({
  code: 'base-config-unusable',
  level: 'error',
  meaning: 'The configuration of the merge base cannot be used.',
  advice: 'Fix the configuration on the target branch, or set config-from: head in the workflow of this change.',
  message: (commit: string) =>
    `The configuration of ${commit.slice(0, 10)}, the merge base, cannot be used, so nothing was judged.`,
});

export const budgetOutOfRange = defineProblem({
  code: 'budget-out-of-range',
  level: 'error',
  meaning: '`measure: { budget: ... }` is no time, or more than a week.',
  advice: 'Write a time up to 168h, such as 90s, 30m or 1h.',
  message: (file: string) => ({
    place: { file, pointer: '/measure/budget' },
    message: 'The budget must be more than nothing, and at most a week.',
  }),
});

export const neverPassed = defineProblem({
  code: 'never-passed',
  level: 'error',
  meaning: '`measure: { env: ... }` names a secret of the job, such as its token or the keys of a cloud.',
  advice: 'Remove it. If the load test needs a secret, store it under another name, and list that name.',
  message: (file: string, name: string) => ({
    place: { file, pointer: '/measure/env' },
    message: `The commands that build and measure never get ${quote(name)}: they are code of the change.`,
  }),
});
