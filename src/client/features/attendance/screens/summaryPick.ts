export interface SummaryProblems {
  readonly month?: string;
  readonly year?: string;
}

/**
 * VAL-045, VAL-046.
 * @param pick YYYY-MM; either part is empty until it is chosen
 */
export function summaryProblems(pick: string): SummaryProblems {
  const [year, month] = pick.split('-');
  return { ...(!month && { month: 'Please Select Month' }), ...(!year && { year: 'Please Select Year' }) };
}
