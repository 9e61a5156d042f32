/** The constants that the AssemblyScript sources share with their TypeScript drivers. */
import { mostTimedLabels } from '../src/samples/response-times.ts';
import {
  errorLayout,
  errorLimits,
  labelLayout,
  pairCount,
  timeBuckets,
  timelineSlots,
} from '../src/samples/scanner-layout.ts';
import { summedFields } from '../src/samples/summed-fields.ts';
import { maxIntervals } from '../src/samples/timeline.ts';

/** The number of pairs that scanner/sums.ts is written for. */
const maxPairs = 4;
const elapsedPosition = 1;

/**
 * Packs one byte per sum: the offset of its column in a record's list of two-byte field positions, for JMeter's default
 * columns.
 */
function packDefaultColumns() {
  const positions = Array.from(
    { length: 2 * pairCount },
    (_, i) => summedFields[i]?.defaultPosition ?? elapsedPosition, // pads the last pair
  );
  return positions.reduce((packed, position, i) => packed | (BigInt(2 * position) << BigInt(8 * i)), 0n);
}

const upperSnakeCase = (name) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** Generates the source of scanner/layout.ts. */
export function layoutSource() {
  if (pairCount > maxPairs) throw new Error(`scanner/sums.ts adds at most ${2 * maxPairs} numbers per sample`);
  const constants = [
    ['/** Numbers that are summed per label. */'],
    ['SUM_COUNT', 'u32', summedFields.length],
    ['/** Vectors of two of them each; the last one may be padded. */'],
    ['PAIR_COUNT', 'u32', pairCount],
    ["/** Byte i: the offset of sum i's column in the list of a record's fields, where columns are JMeter's own. */"],
    ['DEFAULT_SUM_COLUMNS', 'u64', packDefaultColumns()],
    ['\n// The fields of a label, in bytes: labelLayout in src/samples/scanner-layout.ts.'],
    ...Object.entries(labelLayout).map(([name, offset]) => [upperSnakeCase(name), 'usize', offset]),
    ['/** The maximum number of intervals in a timeline, and the number of counters for them. */'],
    ['MOST_INTERVALS', 'i64', maxIntervals],
    ['SLOTS', 'u64', timelineSlots],
    ['/** Buckets of response times, and the maximum number of labels with them: src/samples/response-times.ts. */'],
    ['BUCKETS', 'usize', timeBuckets],
    ['MOST_TIMED', 'u32', mostTimedLabels],
    ['\n// The errors of a label: errorLimits and errorLayout in src/samples/scanner-layout.ts.'],
    ...Object.entries(errorLimits).map(([name, most]) => [`MOST_ERROR_${upperSnakeCase(name)}`, 'usize', most]),
    ...Object.entries(errorLayout).map(([name, offset]) => [`ERROR_${upperSnakeCase(name)}`, 'usize', offset]),
  ];
  const lines = constants.map(([text, type, value]) =>
    type === undefined ? text : `export const ${text}: ${type} = ${value};`,
  );
  return `// Generated from src/samples/ by \`npm run generate\`. Do not edit.\n\n${lines.join('\n')}\n`;
}
