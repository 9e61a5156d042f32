/** A next step, with the commands and YAML that a reader copies. */
import type { Report } from '../../../model/documents.js';
import type { Inputs } from '../../../model/host.js';
import { printableLine, printablePattern, quoteShell } from '../../../lang/printable.js';
import type { Wording } from '../wording.js';

export interface Step {
  /** One sentence. Names from the results are written by `StepContext.wording`. */
  readonly sentence: string;
  /** Lines to copy, which contain names from the results. */
  readonly code?: Code;
}

export interface Code {
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
}

export const say = (sentence: string, code?: Code): readonly Step[] => [{ sentence, ...(code && { code }) }];

export const shellCode = (...lines: readonly string[]): Code => ({ language: 'sh', lines });

export const yamlCode = (...lines: readonly string[]): Code => ({ language: 'yaml', lines });

/** The report that the steps are about, and the context in which it is read. */
export interface StepContext {
  readonly report: Report;
  /** YYYY-MM-DD, if known. */
  readonly today?: string | undefined;
  /** The names that the user gave for the judged results; unknown if the report of another job is shown. */
  readonly inputs?: Inputs | undefined;
  /** How sentences name what is in the results. */
  readonly wording: Wording;
}

/** What commands depend on. */
export type CommandContext = Pick<StepContext, 'report' | 'inputs'>;

/** A folder of results without the temporary folder of a job, which the reader does not have. */
const withoutTemp = (name: string): string => name.replace(/^.*[\\/]_temp[\\/]/, '');

/** The arguments of a command that reads the results of this run with the same options. */
export const resultWords = ({ inputs }: CommandContext, option = ''): string =>
  inputs === undefined
    ? ''
    : [...inputs.results.map((name) => `${option}${quoteShell(withoutTemp(name))}`), ...inputs.options.map(quoteShell)]
        .map((word) => ` ${word}`)
        .join('');

/** A command with the option `--baselines` of this run, and `--config` if it is not among the inputs. */
export function guardbandCommand(words: string, { report, inputs }: CommandContext): string {
  const { store } = report.baseline;
  const config = inputs === undefined ? report.job?.config : undefined;
  return [
    `guardband ${words}`,
    ...(config === undefined ? [] : [`--config ${quoteShell(printableLine(config))}`]),
    ...(store === undefined ? [] : [`--baselines ${quoteShell(store)}`]),
  ].join(' ');
}

interface Accepted {
  readonly patterns: readonly string[];
  /** Undefined for all metrics. */
  readonly metric: string | undefined;
  /** The options that select the run, each after a blank. */
  readonly run: string;
}

/** The command that makes the level of a run the baseline. */
export function acceptCommand({ patterns, metric, run }: Accepted, context: CommandContext): string {
  const cases = patterns.map((pattern) => quoteShell(shortenToPattern(pattern))).join(' ');
  const metricOption = metric === undefined ? '' : ` --metric ${quoteShell(metric)}`;
  return guardbandCommand(`accept ${cases}${metricOption}${run} --reason 'why it is meant to stay'`, context);
}

/** A command with the options `--baselines` and `--against` of this run. */
export const againstCommand = (words: string, context: CommandContext): string => {
  const { selector } = context.report.baseline;
  return `${guardbandCommand(words, context)}${selector === 'history' ? '' : ` --against ${quoteShell(selector)}`}`;
};

/** With more patterns than this, a command is too long to read. */
export const maxPatterns = 6;

/** A selection of cases as the value of `where:` in guardband.yml. */
export function formatWhere(where: Readonly<Record<string, string>>): string {
  const parts = Object.entries(where);
  return `{${parts.map(([name, value]) => `${quoteYamlIfNeeded(name)}: ${quoteYaml(value)}`).join(', ')}}`;
}

/** The metrics of a waiver with their ceilings, as lines of guardband.yml. */
export function formatCeilings(ceilings: readonly (readonly [metric: string, ceiling: string])[]): readonly string[] {
  const [only, ...others] = ceilings.map(([metric, ceiling]) => [quoteYamlIfNeeded(metric), ceiling] as const);
  if (only !== undefined && others.length === 0) return [`metric: ${only[0]}`, `ceiling: ${only[1]}`];
  return [`ceiling: {${ceilings.map(([metric, ceiling]) => `${quoteYamlIfNeeded(metric)}: ${ceiling}`).join(', ')}}`];
}

const mostPoints = 200;
const headPoints = 100;
const tailPoints = 60;

/** A name as a pattern that matches it and can be copied; a very long name is shortened to its beginning and end. */
export function shortenToPattern(name: string): string {
  const pattern = printablePattern(name);
  const points = Array.from(pattern);
  if (points.length <= mostPoints) return pattern;
  return `${points.slice(0, headPoints).join('')}*${points.slice(-tailPoints).join('')}`;
}

export const quoteYaml = (text: string): string => JSON.stringify(printableLine(text));

/** Quotes a text unless YAML reads it as the same string without quotes. */
export const quoteYamlIfNeeded = (text: string): string =>
  /^([A-Za-z][\w.-]*|\d+%)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : quoteYaml(text);
