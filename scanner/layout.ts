// Generated from src/input/samples/ by `npm run generate`. Do not edit.

/** Numbers that are summed per label. */
export const SUM_COUNT: u32 = 4;
/** Vectors of two of them each; the last one may be padded. */
export const PAIR_COUNT: u32 = 2;
/** Byte i: the offset of sum i's column in the list of a record's fields, where columns are JMeter's own. */
export const DEFAULT_SUM_COLUMNS: u64 = 538711058;

// The fields of a label, in bytes: labelLayout in src/input/samples/scanner-layout.ts.
export const HALVES: usize = 0;
export const FIRST_START: usize = 32;
export const LAST_END: usize = 40;
export const ERRORS: usize = 48;
export const KEY: usize = 56;
export const NAME: usize = 60;
export const HEAD: usize = 64;
export const TAIL: usize = 80;
export const TIMES: usize = 96;
export const SUMS: usize = 104;
export const SAMPLES: usize = 136;
export const ELAPSED: usize = 144;
export const SATISFIED_ERRORS: usize = 152;
export const TOLERATED_ERRORS: usize = 156;
export const INDEX: usize = 160;
export const ERROR_TABLE: usize = 164;
export const REQUESTS_IN: usize = 168;
export const FAILED_IN: usize = 680;
export const SLOWEST_IN: usize = 1192;
export const PAGES: usize = 1704;
/** The maximum number of intervals in a timeline, and the number of counters for them. */
export const MOST_INTERVALS: i64 = 120;
export const SLOTS: u64 = 128;
/** Buckets of response times, and the maximum number of labels with them: src/input/samples/response-times.ts. */
export const BUCKETS: usize = 112;
export const MOST_TIMED: u32 = 256;

// The errors of a label: errorLimits and errorLayout in src/input/samples/scanner-layout.ts.
export const MOST_ERROR_KINDS: usize = 16;
export const MOST_ERROR_CODE: usize = 80;
export const MOST_ERROR_MESSAGE: usize = 160;
export const ERROR_FIRST_HASH: usize = 0;
export const ERROR_SECOND_HASH: usize = 4;
export const ERROR_COUNT: usize = 8;
export const ERROR_IS_VARIED: usize = 12;
export const ERROR_CODE_LENGTH: usize = 16;
export const ERROR_MESSAGE_LENGTH: usize = 20;
export const ERROR_CODE: usize = 24;
export const ERROR_MESSAGE: usize = 104;
export const ERROR_SLOTS: usize = 264;
export const ERROR_PADDING: usize = 268;
export const ERROR_END: usize = 272;

// The attributes of a sample: src/input/samples/xml/attributes.ts.
export const PLACE_TS: usize = 0;
export const PLACE_T: usize = 1;
export const PLACE_LB: usize = 2;
export const PLACE_S: usize = 3;
export const PLACE_RC: usize = 4;
export const PLACE_RM: usize = 5;
export const PLACE_TN: usize = 6;
export const PLACE_DT: usize = 7;
export const PLACE_SC: usize = 8;
export const PLACE_NA: usize = 9;
/** Those that are summed follow one another, in the order of the table. */
export const FIRST_SUM_PLACE: usize = 10;
/** Shared by all attributes that are not used. */
export const OTHER_PLACE: usize = 14;
