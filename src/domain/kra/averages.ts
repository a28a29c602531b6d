/** The mean of five integers has one decimal, which is always shown so that columns align. */
export const averageDecimals = 1;

/** '7.0' */
export const averageText = (average: number): string => average.toFixed(averageDecimals);
