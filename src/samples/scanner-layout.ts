/**
 * The memory layout of a label's counts in the compiled scanner, in bytes. `npm run generate` writes the same numbers to
 * scanner/layout.ts for AssemblyScript (tools/scanner-layout.mjs).
 */
import { summedFields } from './summed-fields.js';
import { bucketOf } from './response-times.js';

/** The scanners add two numbers with one vector instruction. */
export const pairCount = Math.ceil(summedFields.length / 2);

function layOut<Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name, number>> {
  let offset = 0;
  const offsets = Object.entries<number>(sizes).map(([name, size]) => {
    const start = offset;
    offset += size;
    return [name, start] as const;
  });
  return Object.fromEntries(offsets) as Record<Name, number>;
}

/** More slots than intervals, so that the first interval can be in any of the first slots. */
export const timelineSlots = 128;

/** The scanners leave longer response times to the plain scanner. */
export const timeBuckets = bucketOf(65536);

/** Fields that every sample changes come first, so that they share a cache line as long as there are two pairs. */
export const labelLayout = layOut({
  /** Two counters per sum: the upper four digits and the lower four of all numbers. */
  halves: 16 * pairCount,
  firstStart: 8,
  lastEnd: 8,
  errors: 8,
  /** The length of the name and, in the two highest bits, the kind of the samples: an index into sampleKinds. */
  key: 4,
  name: 4,
  /** The first and the last sixteen bytes of the name. */
  head: 16,
  tail: 16,
  /**
   * The address of the response times by slot and bucket, with four bytes each; 0 if they are not counted. Behind the buckets
   * of a slot are the sums of latency and connect time with eight bytes each.
   */
  times: 8,
  sums: 16 * pairCount,
  /** These fields are only computed when the driver collects. */
  samples: 8,
  elapsed: 8,
  /** How many samples failed although users would have been satisfied with their response time, or tolerated it. */
  satisfiedErrors: 4,
  toleratedErrors: 4,
  /** The label's number. */
  index: 4,
  /** The address of the table of its errors, or 0. */
  errorTable: 4,
  /**
   * Requests, errors and the longest response time over time, with four bytes per slot. The longest time is in the upper sixteen
   * bits; the lower ones say how many threads ran when it ended.
   */
  requestsIn: 4 * timelineSlots,
  failedIn: 4 * timelineSlots,
  slowestIn: 4 * timelineSlots,
  /** The sum of the response times over time, with eight bytes per slot. */
  elapsedIn: 8 * timelineSlots,
  /** The addresses of its pages. This is the last field. */
  pages: 0,
});

/** The maximum number of error kinds per label, and the maximum length of their texts in bytes. */
export const errorLimits = { kinds: 16, code: 80, message: 160 } as const;

/** One kind of error in such a table, which begins with the number of kinds in eight bytes. */
export const errorLayout = layOut({
  /** The hash that identifies the kind: see hashError() in error-kinds.ts. */
  firstHash: 4,
  secondHash: 4,
  count: 4,
  /** 1 if its messages differ in their numbers. */
  isVaried: 4,
  codeLength: 4,
  messageLength: 4,
  code: errorLimits.code,
  message: errorLimits.message,
  /** The address of the counts over time, with four bytes per slot; 0 if there are none. */
  slots: 4,
  /** Keeps kinds aligned. */
  padding: 4,
  /** The size of a kind. */
  end: 0,
});
