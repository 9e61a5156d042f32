/** Reads a report from a file. The file is untrusted, so nothing in it is used before it is validated. */
import { aPointer, lfsPointer, placeOf } from '../problems/problem.js';
import type { Host } from '../model/host.js';
import type { Problem, Report } from '../model/documents.js';
import { parseJson } from '../lang/printable.js';
import { formatCount, shortList, quote } from '../lang/format.js';
import { isObject } from '../lang/objects.js';
import { findViolations, scanStructure } from './validate.js';
import { findSimilarPath } from '../lang/nearest.js';
import { version } from '../model/version.js';
import { noSuchReport, notAReport, tooNested, unusableReport } from '../problems/config.js';

/** Size limit: a report with 5,000 cases has about 19 MB. */
const mostBytes = 64 * 1024 * 1024;
/** Nesting limit: a report has eight levels. */
const mostLevels = 32;

/**
 * Reads a report. An invalid report yields a single problem, because users generate it again instead of fixing it key by
 * key.
 */
export async function readReport(
  file: string,
  host: Host,
): Promise<{ readonly report?: Report; readonly problems: readonly Problem[] }> {
  const { length: count } = await host.find(file);
  if (count === 0) return { problems: [noSuchReport(file, await findSimilarPath(file, host))] };
  if (count > 1) return { problems: [notAReport(file, `found ${String(count)} files`)] };
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of host.read(file)) {
    size += piece.length;
    if (size > mostBytes) return { problems: [notAReport(file, `it exceeds ${String(mostBytes / 1024 / 1024)} MB`)] };
    pieces.push(piece);
  }
  const text = new TextDecoder().decode(Buffer.concat(pieces, size));
  if (scanStructure(text, mostLevels).deepOffset !== undefined) return { problems: [tooNested(file, mostLevels)] };
  const value = parseJson(text);
  if (isObject(value) && value['outcome'] === 'unusable') return { problems: [unusableReport(file)] };
  if (!isReportLike(value)) return { problems: [notAReport(file, `found ${nameContent(value, text)}`)] };
  if (value['schemaVersion'] !== schemaVersion) {
    const found = 'schemaVersion' in value ? JSON.stringify(value['schemaVersion']) : 'none';
    const why = `expected schemaVersion ${String(schemaVersion)}, found ${found}`;
    return { problems: [notAReport({ file, pointer: '/schemaVersion' }, why, findWriter(value))] };
  }
  const { validate } = await import('../generated/validators/report.js');
  const [first, ...others] = findViolations(validate, value, (pointer) => ({ file, pointer }));
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` (${formatCount(others.length, 'more violation')} not shown)`;
    const why = `it does not match the format of Guardband ${version}${more}: ${first.message.replace(/\.$/, '')}`;
    return { problems: [notAReport(placeOf(first), why, findWriter(value))] };
  }
  return { report: value as unknown as Report, problems: [] };
}

const schemaVersion = 2 satisfies Report['schemaVersion'];

type Members = Readonly<Record<string, unknown>>;

const hasAll = (value: Members, keys: readonly string[]): boolean => keys.every((key) => Object.hasOwn(value, key));

/** Whether the document resembles a report, perhaps of another version or edited. */
const isReportLike = (value: unknown): value is Members =>
  isObject(value) && (hasAll(value, ['outcome', 'tallies']) || hasAll(value, ['findings']));

/** The Guardband version in the report. No other part of an untrusted document is shown. */
function findWriter({ tool }: Members): string | undefined {
  const version = isObject(tool) ? tool['version'] : undefined;
  return typeof version === 'string' ? version : undefined;
}

/** Recognises Guardband's other documents by keys that only they have. */
const documents: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['provenance', 'measurements'], 'a run, as `guardband read` writes it'],
  [['measurement'], 'a history, as `guardband record` writes it'],
  [['accept'], 'a history, as `guardband accept` writes it'],
  [['decision', 'decidedAt'], 'the document of a sign-off, as `guardband signoff` writes it'],
  [['series', 'changes'], 'a trend, as `guardband trend` writes it'],
];

function nameContent(value: unknown, text: string): string {
  if (text.trim() === '') return 'an empty file';
  // A history has one JSON document per line and is not JSON itself.
  const lines = value === undefined ? parseJson(text.trim().split('\n', 1)[0] ?? '') : value;
  if (isObject(lines)) {
    const known = documents.find(([keys]) => hasAll(lines, keys));
    if (known !== undefined) return known[1];
  }
  if (value === undefined)
    return lfsPointer.test(text)
      ? `${aPointer}; check out with \`lfs: true\``
      : `text that is not JSON, or was truncated: it begins ${quote(text.trim().slice(0, 60))}`;
  if (!isObject(value)) return Array.isArray(value) ? 'a list' : `only ${quote(text.trim().slice(0, 60))}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with the keys ${shortList(keys.map(quote))}`;
}
