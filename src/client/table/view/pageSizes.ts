/**
 * Lines per page (CONST-032, B-28): tables with a row per employee start with 20, other reports and masters with 10.
 */
export const pagesOf10: readonly number[] = [10, 20, 25];
export const pagesOf20: readonly number[] = [20, 25, 30];
