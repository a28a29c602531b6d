/** Rows of a report of a period at most. Such a report is answered whole, so a long period shows only its newest rows. */
export const maxReportRows = 20_000;

/** Whether older rows of the period may be missing. */
export const isReportCut = (rows: readonly unknown[] | undefined): boolean =>
  rows !== undefined && rows.length >= maxReportRows;
