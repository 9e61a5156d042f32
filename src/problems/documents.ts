/** Problems with JSON and YAML documents. */
import { type Place, error, didYouMean } from './problem.js';
import type { Problem } from '../model/documents.js';
import { quote } from '../lang/list.js';
import { nearest } from '../lang/nearest.js';

export const notJson = (place: Place, found: string): Problem =>
  error(
    'not-json',
    place,
    found.trim() === ''
      ? 'The JSON breaks off here: the text ends where more is expected.'
      : `This is no longer JSON from ${quote(found)} on.`,
    'Write the file again; if it was cut, or holds marks of a merge conflict, mend that first.',
  );

/** A value where the schema expects something else. */
export const notAsExpected = (place: Place, expected: string, found: string): Problem =>
  error(
    'not-as-expected',
    place,
    `Expected is ${expected}, found ${found}.`,
    'Mend the value; schemas/ says what each key holds.',
  );

export const keyMissing = (place: Place, key: string, present: readonly string[]): Problem => {
  const close = nearest(key, present);
  return error(
    'key-missing',
    place,
    `The key ${quote(key)} is expected here and is not there.`,
    close === undefined ? 'Add it.' : `Is ${quote(close)} meant to be it?`,
  );
};

export const unknownKey = (place: Place, key: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-key',
    place,
    `There is no key ${quote(key)} here.`,
    allowed.length === 0 ? 'Take it out, or mend its name.' : didYouMean(key, allowed),
  );

export const newerDocument = (place: Place, known: string, found: string): Problem =>
  error(
    'newer-document',
    place,
    `Expected is schemaVersion ${known}, found ${found}.`,
    'If a newer Guardband wrote it, use that one here too.',
  );

export const furtherBreaches = (place: Place, count: number): Problem =>
  error('further-breaches', place, `There are ${count} more breaches of the schema.`, 'Mend those above first.');
