/** Scales a median absolute deviation to the standard deviation of a normal distribution. */
export const toSigma = 1.4826;
