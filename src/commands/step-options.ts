/** The input `options` of the Action: options of the command line that few steps need. */
import type { Problem } from '../model/documents.js';
import { badValue } from '../problems/config.js';

/** Every other option of a mode is an input of the same name. */
export const optionsOfSteps = [
  ...['set', 'warmup', 'percentiles', 'shards'],
  ...['judge', 'unknown', 'empty', 'reference'],
  ...['build', 'pairs', 'budget'],
  ...['case', 'metric'],
  ...['note', 'unmerged'],
  ...['title', 'trend-url', 'dashboard-url'],
];

/**
 * @param lines such as "--set users=100", also with "=" after the name; a switch such as "--unmerged" has no value
 * @returns the values by name of the option, and a problem for each line that names no such option
 */
export function readStepOptions(lines: readonly string[]): {
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly wrong: readonly Problem[];
} {
  const given = new Map<string, readonly string[]>();
  const known = optionsOfSteps.map((name) => `--${name}`);
  const wrong = lines.flatMap((line) => {
    const [, option = line, text = ''] = /^(--[\w-]+)(?:[=\s]\s*(.*))?$/.exec(line) ?? [];
    if (!known.includes(option)) return [badValue('options', option, known)];
    const name = option.slice(2);
    const value = text.replace(/^(['"])(.*)\1$/, '$2') || 'true';
    given.set(name, [...(given.get(name) ?? []), value]);
    return [];
  });
  return { given, wrong };
}
