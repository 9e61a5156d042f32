/** Problems with guardband.yml and command-line options. */
import { type Place, error, didYouMean, warning } from './problem.js';
import type { Problem } from '../model/documents.js';
import { formatCount, quote, shortList } from '../lang/list.js';

export const unknownMetric = (place: Place | undefined, id: string, known: readonly string[]): Problem =>
  error('unknown-metric', place, `Unknown metric ${quote(id)}.`, didYouMean(id, known));

export const metricRedefined = (place: Place, id: string): Problem =>
  error('metric-redefined', place, `${quote(id)} is a built-in metric, whose unit, direction and title are fixed.`);

/** @param ids metrics of a run document or a history that are not declared */
export const undeclaredMetrics = (place: Place, ids: readonly string[]): Problem =>
  error(
    'undeclared-metric',
    place,
    `${ids.length === 1 ? 'The metric' : 'The metrics'} ${shortList(ids.map(quote), 3)} ${ids.length === 1 ? 'is' : 'are'} neither built in nor declared, so ${ids.length === 1 ? 'it is' : 'they are'} not judged.`,
  );

export const columnsWithoutValue = (place: Place): Problem =>
  error('columns-without-value', place, '`columns` names no column that contains values.');

export const badObjective = (place: Place, text: string): Problem =>
  error('bad-objective', place, `The objective ${quote(text)} cannot be parsed.`);

/** @param isTwice whether it names metrics in two places; otherwise it names none */
export const waiverMetrics = (place: Place, isTwice: boolean): Problem =>
  error(
    'waiver-metrics',
    place,
    isTwice ? 'This waiver names metrics both in `metric` and in `ceiling`.' : 'This waiver names no metric.',
  );

/** @param others how many more syntax errors the parser reported; they often follow from the first */
export const notYaml = (place: Place, why: string, others = 0): Problem =>
  error(
    'not-yaml',
    place,
    `This is not valid YAML: ${why}${others === 0 ? '' : ` (and ${formatCount(others, 'more error')} that may follow from it)`}.`,
  );

/** @param limit such as "1 MB" */
export const configTooLarge = (place: Place, limit: string): Problem =>
  error('config-too-large', place, `The configuration has more than ${limit}.`);

export const noSuchConfig = (file: string): Problem =>
  error('no-such-config', { file }, 'The configuration file does not exist.');

/** @param code the system's error code, e.g. EACCES */
export const configNotRead = (file: string, code: string): Problem => {
  if (code === 'ENOTSUP')
    return error(
      'config-not-read',
      { file },
      'Expected a configuration file (YAML), found a pipe, a socket or a device.',
      'Replace it with a file, or name another file with --config.',
    );
  return code === 'EISDIR'
    ? error(
        'config-not-read',
        { file },
        'Expected a configuration file (YAML), found a folder.',
        `Name the file in it, e.g. --config ${file.replace(/\/+$/, '')}/guardband.yml, or omit --config to use the defaults.`,
      )
    : error(
        'config-not-read',
        { file },
        `The configuration file exists but cannot be read (${code}).`,
        'Grant read permission to the user who runs this, or name another file with --config.',
      );
};

export const configNotUtf8 = (place: Place): Problem =>
  error(
    'config-not-read',
    place,
    'The configuration is not UTF-8 text, so its names could differ from those of the results.',
    'Save it as UTF-8 (not UTF-16 or Latin-1).',
  );

export const repeatedAxis = (place: Place, axis: string): Problem =>
  error(
    'repeated-axis',
    place,
    `The path pattern names {${axis}} more than once.`,
    'Name each axis once; write * for a folder whose name does not matter.',
  );

export const badSet = (pair: string): Problem => error('bad-set', undefined, `--set ${quote(pair)} cannot be parsed.`);

export const badWarmup = (text: string): Problem =>
  error(
    'bad-warmup',
    undefined,
    `The warm-up ${quote(text)} cannot be parsed. Expected a number of at least 0 with the unit ms, s or m (default: seconds).`,
  );

export const badChoice = (option: string, text: string, allowed: readonly string[]): Problem =>
  error('bad-choice', undefined, `--${option} does not accept ${quote(text)}.`, didYouMean(text, allowed));

export const noSuchSelector = (text: string): Problem =>
  error('no-such-selector', undefined, `--against does not accept ${quote(text)}.`);

/** Entries of the configuration that match no case, by kind. */
const unmatchedMessages = {
  control: 'This control matches no case of the run or its baselines, so it has no effect.',
  dead: 'This entry of `dead` matches no case of the run or its baselines, so it has no effect.',
  objective: 'This objective matches no case of the run or its baselines, so nothing is checked against it.',
  override: 'This override matches no case that was ever measured, so it has no effect.',
  retired: 'This retirement matches no case that was ever measured, so it has no effect.',
} as const;

export const unmatchedEntry = (kind: keyof typeof unmatchedMessages, place: Place): Problem =>
  warning(`unmet-${kind}`, place, unmatchedMessages[kind]);
