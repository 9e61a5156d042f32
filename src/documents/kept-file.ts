/** Reads a document that was kept beside measurements, as anything may have changed it since. */
import type { ValidateFunction } from 'ajv';
import { findViolations } from './validate.js';
import { parseJson } from '../lang/printable.js';
import type { Host } from '../model/host.js';

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
