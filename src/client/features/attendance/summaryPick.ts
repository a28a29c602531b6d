/** E-04. */
export const firstSummaryYear = 2022;

export interface SummaryPick {
  /** '1' to '12'; '' while none is picked. */
  readonly month: string;
  readonly year: string;
}

export interface SummaryProblems {
  readonly month?: string;
  readonly year?: string;
}

/** VAL-045, VAL-046. */
export const summaryProblems = ({ month, year }: SummaryPick): SummaryProblems => ({
  ...(month === '' && { month: 'Please Select Month' }),
  ...(year === '' && { year: 'Please Select Year' }),
});

/** What an address asks for ('2026-02'); the current month for what is no month of the offered years. */
export function pickOfAddress(asked: string): SummaryPick {
  const [year = '', month = ''] = asked.split('-');
  return { year, month: String(Number(month)) };
}

export const addressOfPick = ({ month, year }: SummaryPick): string => `${year}-${month.padStart(2, '0')}`;
