/** The compensated sum, 0 without values, and the mean, which needs a value. */
export { mean, sum } from 'simple-statistics';
