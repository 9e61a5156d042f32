/** Reads a document that was kept beside measurements, as anything may have changed it since. */
import type { ValidateFunction } from 'ajv';
import { findViolations } from './validate.js';
import { parseJson } from '../lang/printable.js';
import type { Files, Host } from '../model/host.js';
import { nearest } from '../lang/nearest.js';

/**
 * @param load loads the validator, only if there is a file
 * @returns undefined without a file; otherwise the document, or why it cannot be used
 */
export async function readKeptFile(
  file: string,
  load: () => Promise<{ readonly validate: ValidateFunction }>,
  { readText }: Pick<Host, 'readText'>,
): Promise<{ readonly document: unknown } | { readonly why: string } | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const value = parseJson(text);
  if (value === undefined) return { why: 'it is not JSON.' };
  const [violation] = findViolations((await load()).validate, value, () => ({ file }));
  return violation === undefined ? { document: value } : { why: violation.message };
}

/** @returns the path whose first part that does not exist is replaced by the closest name beside it, if any is close */
export async function findSimilarPath(named: string, host: Pick<Files, 'find'>): Promise<string | undefined> {
  if (/[:*?{}[\]]/.test(named)) return undefined;
  // What cannot be listed helps nobody.
  const find = async (pattern: string): Promise<readonly string[]> => await host.find(pattern).catch(() => []);
  const parts = named.replace(/\/+$/, '').split('/');
  for (let i = parts.length - 1; i >= 0; i--) {
    const parent = [...parts.slice(0, i), ''].join('/');
    const files = await find(`${parent}{*,*/*,*/*/*,*/*/*/*,*/*/*/*/*}`);
    if (files.length === 0) continue;
    const names = new Set(files.map((file) => file.slice(parent.length).split('/')[0] ?? ''));
    const close = nearest(parts[i] ?? '', [...names]);
    const rest = ['', ...parts.slice(i + 1)].join('/');
    return close && parent + close + ((await find(parent + close + rest)).length > 0 ? rest : '');
  }
  return undefined;
}
