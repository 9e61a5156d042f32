/** A next step, and the commands and YAML in it that a reader copies. */
import type { Finding, Report } from '../../../model/documents.js';
import { defined } from '../../../lang/defined.js';
import { printableLine } from '../../../lang/printable.js';
import { joinWithAnd } from '../words.js';

export interface Step {
  /** One sentence. It contains no text from the results, so renderers need not escape it. */
  readonly sentence: string;
  /** Lines to copy. They contain names from the results. */
  readonly code?: Code;
}

export interface Code {
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
}

export const shellCode = (...lines: readonly string[]): Code => ({ language: 'sh', lines });

export const yamlCode = (...lines: readonly string[]): Code => ({ language: 'yaml', lines });

/** A command with the `--baselines` of this run; the reader fills in the results. */
export const guardbandCommand = (words: string, { baseline: { store } }: Report): string =>
  `guardband ${words}${store === undefined ? '' : ` --baselines ${quoteShell(store)}`}`;

/** A command with the `--baselines` and the `--against` of this run. */
export const againstCommand = (words: string, report: Report): string => {
  const { selector } = report.baseline;
  return `${guardbandCommand(words, report)}${selector === 'history' ? '' : ` --against ${quoteShell(selector)}`}`;
};

const mostOwners = 10;

/** Names the code owners of a file in a comment of the code to copy: in a code block GitHub notifies nobody. */
export const ownersComment = (action: string, owners: readonly string[] = []): readonly string[] =>
  owners.length === 0
    ? []
    : [
        `# changes ${action}, which ${joinWithAnd(owners.slice(0, mostOwners).map(printableLine))} must see (CODEOWNERS)`,
      ];

/** A case as the value of `where:` in guardband.yml. */
export function formatCasePattern({ case: { scenario, label, configuration } }: Finding): string {
  const parts = Object.entries(defined({ scenario, label, ...configuration }));
  return `{${parts.map(([name, value]) => `${quoteYamlIfNeeded(name)}: ${quoteYaml(shortenToPattern(value))}`).join(', ')}}`;
}

const mostPoints = 200;
const headPoints = 100;
const tailPoints = 60;

/** A name as a pattern that matches it; a very long name is shortened to its beginning and end. */
export function shortenToPattern(name: string): string {
  const points = Array.from(name);
  if (points.length <= mostPoints) return name;
  return `${points.slice(0, headPoints).join('')}*${points.slice(-tailPoints).join('')}`;
}

export const quoteYaml = (text: string): string => JSON.stringify(printableLine(text));

/** Quotes a text unless YAML reads it as the same string without quotes. */
export const quoteYamlIfNeeded = (text: string): string =>
  /^([A-Za-z][\w.-]*|\d+%)$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : quoteYaml(text);

/** Quotes a word for a POSIX shell. Within single quotes only the single quote itself is special. */
export const quoteShell = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${printableLine(text).replaceAll("'", String.raw`'\''`)}'`;
