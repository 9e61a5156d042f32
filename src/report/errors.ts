/** Describes the errors of a run for every renderer: the most common codes and messages, now and before. */
import { groupBy } from '../lang/objects.js';
import { cutEnd, printableLine } from '../lang/printable.js';
import { formatCount, thousands } from '../lang/format.js';
import type { CaseErrors, Report } from '../model/documents.js';
import type { CaseState } from '../judge/account/cases.js';
import { groupFindings } from '../judge/account/groups.js';
import { sum } from '../stats/averages.js';
import type { WriteName } from './sentences/words.js';

const maxLines = 3;
/** Only the first line of a longer message is used, because it states the problem. */
const maxCharacters = 90;

/** The errors of a run: those of failing cases first, then by frequency. */
export function runErrors(report: Report) {
  const all = (report.errors ?? []).flatMap((entry) =>
    entry.errors.filter((error) => !isOfTransaction(error)).map((error) => ({ ...error, entry })),
  );
  const keysOf = (wanted: CaseState['state']): ReadonlySet<string> =>
    new Set(groupFindings(report).cases.flatMap(({ state, name }) => (state === wanted ? [name.key] : [])));
  const [failing, fresh] = [keysOf('failing'), keysOf('new')];
  return [...groupBy(all, describeError).entries()]
    .map(([text, alike]) => ({
      // The code and message on one line, shortened but not escaped.
      text,
      count: sum(alike.map(({ count }) => count)),
      // In the newest run of the baseline; undefined if it is unknown for any case that has a baseline, or if none has.
      before: countBefore(alike.filter(({ entry }) => !fresh.has(entry.case)).map(({ before }) => before)),
      cases: [...new Set(alike.flatMap(({ entry, count }) => (count === 0 ? [] : [entry.case])))],
      isFailing: alike.some(({ entry, count }) => count > 0 && failing.has(entry.case)),
    }))
    .sort((a, b) => Number(b.isFailing) - Number(a.isFailing) || b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** What a transaction says of the requests in it, whose own errors say more. */
const isOfTransaction = ({ message = '' }: { readonly message?: string }): boolean =>
  /^Number of samples in transaction : \d+, number of failing samples : \d+$/.test(message);

const countBefore = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.length === 0 || counts.includes(undefined) ? undefined : sum(counts.map((count = 0) => count));

/**
 * At most three lines: "1,800 × `500 Internal Server Error` (0 before) in 6 cases". Empty for a run without errors.
 *
 * @param quote escapes texts from the results
 */
export function errorLines(report: Report, quote: WriteName): readonly string[] {
  const errors = runErrors(report);
  const shown = errors.slice(0, maxLines);
  return shown.map((error, i) => {
    const more = i === shown.length - 1 ? errors.length - shown.length : 0;
    const end = more === 0 ? '' : `; ${formatCount(more, 'other error')}: see the report`;
    return `${countError(error, quote(error.text))} in ${formatCount(error.cases.length, 'case')}${end}`;
  });
}

/** "1,800 × `500 Internal Server Error` (0 before)". @param text as the surface writes it */
export const countError = (
  { count, before }: { readonly count: number; readonly before?: number | undefined },
  text: string,
): string => `${thousands(count)} × ${text}${before === undefined ? '' : ` (${thousands(before)} before)`}`;

/** The lines of one case, without its name. */
export const caseErrorLines = ({ errors, others = 0 }: CaseErrors): readonly string[] => [
  ...errors.filter(({ count }) => count > 0).map((error) => countError(error, describeError(error))),
  ...(others === 0 ? [] : [formatCount(others, 'other error')]),
];

/** "500 Internal Server Error"; "200, failed assertion" if the result does not contain the assertion's message. */
function describeError({ code = '', message = '' }: { readonly code?: string; readonly message?: string }): string {
  const isBare = message === '' && /^[23]\d\d$/.test(code);
  const said = message.replace(/^Non HTTP response message: /, '');
  const text = printableLine(isBare ? `${code}, failed assertion` : `${shortCode(code)} ${said}`);
  return cutEnd(text, maxCharacters);
}

/** JMeter's codes and messages for requests without a response, which contain the class and the message of an exception. */
export const shortCode = (code: string): string => code.replace(/^Non HTTP response code: (?:[\w$]+\.)*/, '');
