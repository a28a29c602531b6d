import { hundredths } from '../figures/hundredths';

/** The mean of five integers has one decimal, which is always shown so that columns align. */
export const averageDecimals = 1;

/** Leader's average minus own average; null while the leader has not rated. */
export const ratingDifference = (own: number, leader: number | null): number | null =>
  leader === null ? null : hundredths(leader - own);

/** '7.0' */
export const averageText = (average: number): string => average.toFixed(averageDecimals);
