import type { HalfCode } from './attendanceLegend';

/** The codes of a day in one cell: one code for equal halves, 'DP/PL' for others; '' while both are unknown. */
export const dayCodeText = (first: HalfCode | null, second: HalfCode | null): string =>
  first === second ? (first ?? '') : `${first ?? '-'}/${second ?? '-'}`;
