/** Recognises what lies beside results and surely is none, so that a folder can be named as a tool wrote it. */
import { readHeaders } from '../parse/csv.js';
import { isUnit, unitFactor } from '../parse/quantity.js';
import { interpretHead } from '../parse/vocabulary.js';

/** By what begins them: reports of checks, lists of failures, configurations of tools and projects. */
const others: readonly RegExp[] = [
  /<testsuites?\b/,
  /^\s*\{\s*"simulation"\s*:[^{}]*"assertions"\s*:/,
  /"meanNumberOfRequestsPerSecond"\s*:|<FinalStatus>/,
  /^Percentage served,Time in ms|^"?Timestamp"?,"?User Count"?,"?Type"?,/,
  /^(?:Method,Name,Error,Occurrences|"?Count"?,"?Message"?,"?Traceback"?,"?Nodes"?)/,
  /^\s*\{(?=[^]*"(?:lockfileVersion|compilerOptions|devDependencies|dependencies|scripts|private)"\s*:)/,
  // Taurus: effective.json and merged.json.
  /^\s*\{(?=[^]*"execution"\s*:)(?=[^]*"(?:modules|settings|scenarios)"\s*:)/,
];

/** Headers of measurements without a known name. */
const measured = /time|stamp|elapsed|duration|value|result|score|sec\b|rate|count|total|av(g|erage)|mean|min|max|%/i;

/** The data of a test: a table whose columns name nothing that is measured. A user is also what is counted. */
function isTestData(head: string): boolean {
  const headers = readHeaders(head);
  const isData = (name: string): boolean =>
    /^[\p{L}\d _.-]*\p{L}[\p{L}\d _.-]*$/u.test(name) &&
    /^(axis|label|scenario)$/.test(interpretHead(name)?.kind ?? 'axis') &&
    !measured.test(name) &&
    (!isUnit(name) || unitFactor(name, '') !== undefined);
  return !/^\s*[[{<]/.test(head) && headers.length > 1 && headers.every(isData);
}

/** @param head the beginning of the content */
export const isSurelyNone = (head: string): boolean => others.some((sign) => sign.test(head)) || isTestData(head);
