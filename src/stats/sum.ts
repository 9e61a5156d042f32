/** The sum in the order of the values; 0 without values. Compensated summation would change the last digit of results. */
export { sumSimple as sum } from 'simple-statistics';
