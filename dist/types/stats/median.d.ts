/** Middle of the sorted values; the mean of the middle two for an even number. Throws on none. */
export { median } from 'simple-statistics';
