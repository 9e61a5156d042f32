/** Problems with guardband.yml and options. */
import { type Place, error, didYouMean, warning } from './problem.js';
import type { Problem } from '../model/documents.js';
import { quote } from '../lang/list.js';

export const unknownMetric = (place: Place | undefined, id: string, known: readonly string[]): Problem =>
  error('unknown-metric', place, `There is no metric ${quote(id)}.`, didYouMean(id, known));

export const badObjective = (place: Place, text: string): Problem =>
  error(
    'bad-objective',
    place,
    `The objective ${quote(text)} is not understood.`,
    'Write "< 1", "<= 2", "> 400", ">= 99.5", "74 to 84" or "within 5% of 400" (a number, an axis or a metric).',
  );

/** @param others how many more places are none; most often for want of what is missing at the first one */
export const notYaml = (place: Place, why: string, others = 0): Problem =>
  error(
    'not-yaml',
    place,
    `This is not YAML: ${why}${others === 0 ? '' : `, and ${String(others)} fault${others === 1 ? '' : 's'} more that may follow from it`}.`,
    'Mend the line, or name the configuration with --config; everything in it is optional, so it may also be taken out.',
  );

export const noSuchConfig = (file: string): Problem =>
  error(
    'no-such-config',
    { file },
    'There is no configuration by this name.',
    'Name an existing file with --config, or leave it out: the defaults need none.',
  );

/** @param code what the system calls it */
export const configNotRead = (file: string, code: string): Problem =>
  code === 'EISDIR'
    ? error(
        'config-not-read',
        { file },
        'This is a folder, and expected is the configuration, a YAML file.',
        `Name the file in it, e.g. --config ${file.replace(/\/+$/, '')}/guardband.yml, or leave --config out: the defaults need none.`,
      )
    : error(
        'config-not-read',
        { file },
        `This is there and cannot be read (${code}); expected is the configuration, a YAML file.`,
        'Let whoever runs this read it, or name another file with --config.',
      );

export const repeatedAxis = (place: Place, axis: string): Problem =>
  error(
    'repeated-axis',
    place,
    `The path pattern names {${axis}} more than once.`,
    'Name each axis once; write * for a folder whose name does not matter.',
  );

export const badSet = (pair: string): Problem =>
  error(
    'bad-set',
    undefined,
    `--set ${quote(pair)} is not understood.`,
    'Write axis=value, scenario=NAME, label=NAME or environment.KEY=VALUE, e.g. --set users=100.',
  );

export const badWarmup = (text: string): Problem =>
  error(
    'bad-warmup',
    undefined,
    `The warm-up ${quote(text)} is not understood: expected is one number, not below 0, and its unit, ms, s or m (without one, seconds).`,
    'Write e.g. 300s, 5m or 5.5m.',
  );

export const badChoice = (option: string, text: string, allowed: readonly string[]): Problem =>
  error('bad-choice', undefined, `--${option} ${quote(text)} is not understood.`, didYouMean(text, allowed));

export const noSuchSelector = (text: string): Problem =>
  error(
    'no-such-selector',
    undefined,
    `--against ${quote(text)} is not understood.`,
    'Write history, last, tag:NAME, ref:GITREF, or the path of a readable result.',
  );

/** What an entry of the configuration that means no case does not do. */
const undone = {
  control: 'This control is no case of the run or its baselines, so it vouches for nothing.',
  objective: 'This objective is about no case of the run or its baselines, so nothing is held to it.',
  override: 'This override is about no case that was ever measured, so it changes nothing.',
  retired: 'This retires no case that was ever measured, so it excuses nothing.',
} as const;

export const unmatchedEntry = (kind: keyof typeof undone, place: Place): Problem =>
  warning(`unmet-${kind}`, place, undone[kind], 'Mend its scenario, label or axes, or take it out.');
