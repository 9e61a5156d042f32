/** The options for reading a fixture. They are in options.json next to it if its format depends on the configuration. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadOptions } from '../../src/model/reading.js';

export function optionsFor(file: string): ReadOptions {
  const own = join(dirname(file), 'options.json');
  const options = existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as Partial<ReadOptions>) : {};
  return { warmupMs: 0, transactions: 'both', ...options };
}

/** The text of guardband.yml with these options. JSON is valid YAML. */
export function configurationFor(file: string): string | undefined {
  const { columns, declared = [] } = optionsFor(file);
  if (columns === undefined) return undefined;
  const metrics = Object.fromEntries(declared.map((id) => [id, { better: 'lower' }]));
  return JSON.stringify({ columns, metrics });
}
