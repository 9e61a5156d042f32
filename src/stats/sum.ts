/** The compensated sum, 0 without values; the mean and the extent, the smallest and the largest, which need a value. */
export { extent, mean, sum } from 'simple-statistics';
