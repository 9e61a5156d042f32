/** Problems with JSON and YAML documents. */
import { type Place, error, didYouMean } from './problem.js';
import type { Problem } from '../model/documents.js';
import { formatCount, quote } from '../lang/list.js';
import { nearest } from '../lang/nearest.js';

export const notJson = (place: Place, found: string): Problem =>
  error(
    'not-json',
    place,
    found.trim() === ''
      ? 'The JSON is incomplete: the text ends before the document does.'
      : `The JSON is invalid from ${quote(found)} on.`,
  );

export const tooNested = (place: Place, maxDepth: number): Problem =>
  error('too-nested', place, `More than ${maxDepth} objects and lists are nested here.`);

export const repeatedKey = (place: Place, key: string): Problem =>
  error(
    'repeated-key',
    place,
    `The key ${quote(key)} occurs twice in one object, so one of the values would be ignored.`,
  );

/** A value does not match the schema. */
export const notAsExpected = (place: Place, expected: string, found: string): Problem =>
  error('not-as-expected', place, `Expected ${expected}, found ${found}.`);

export const keyMissing = (place: Place, key: string, present: readonly string[]): Problem => {
  const close = nearest(key, present);
  return error(
    'key-missing',
    place,
    `The key ${quote(key)} is missing.`,
    close === undefined ? 'Add it.' : `Rename ${quote(close)} if that is the key you meant.`,
  );
};

export const unknownKey = (place: Place, key: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-key',
    place,
    `Unknown key ${quote(key)}.`,
    allowed.length === 0 ? 'Remove it, or correct its name.' : didYouMean(key, allowed),
  );

export const newerDocument = (place: Place, known: string, found: string): Problem =>
  error('newer-document', place, `Expected schemaVersion ${known}, found ${found}.`);

export const furtherBreaches = (place: Place, count: number): Problem =>
  error('further-breaches', place, `${formatCount(count, 'more schema violation')} not shown.`);
