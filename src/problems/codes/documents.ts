import type { CodeTable } from './table.js';

export const documentsCodes = {
  'not-json': {
    level: 'error',
    meaning: 'A document is not valid JSON.',
    advice: 'Create the file again. If it was truncated or contains merge conflict markers, fix that first.',
  },
  'too-nested': {
    level: 'error',
    meaning: 'A document is nested too deeply.',
    advice: 'Name the file that the tool itself wrote; no report is nested this deeply.',
  },
  'repeated-key': {
    level: 'error',
    meaning: 'An object of a JSON document has a key twice.',
    advice: 'Two reports may have been joined by hand: write them to separate files, or remove one of the values.',
  },
  'not-as-expected': {
    level: 'error',
    meaning: 'A value in a document has the wrong type or form.',
    advice: 'Correct the value; schemas/ documents every key.',
  },
  'key-missing': {
    level: 'error',
    meaning: 'A required key is missing in a document.',
    advice: 'Add the key, or correct the name of a similar one.',
  },
  'unknown-key': {
    level: 'error',
    meaning: 'A document has a key that does not exist.',
    advice: 'Remove it, or correct its name.',
  },
  'newer-document': {
    level: 'error',
    meaning: 'A document has another schema version.',
    advice: 'If a newer version of Guardband wrote this document, use that version here, too.',
  },
  'further-breaches': {
    level: 'error',
    meaning: 'A document has more schema violations than are shown.',
    advice: 'Fix the ones above first.',
  },
} as const satisfies CodeTable;
