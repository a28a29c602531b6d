/** The field of the contract that holds the first and the last day of a leave, and the column that shows them. */
export const leaveDatesField = 'Leave_Date_to_Date';

export interface LeaveDates {
  readonly from: string;
  readonly to: string;
}

/** As the contract writes them: '2026-03-02,2026-03-05'. */
export const joinLeaveDates = ({ from, to }: LeaveDates): string => `${from},${to}`;

/** A single day is the first and the last one. */
export function splitLeaveDates(text: string): LeaveDates {
  const [from = '', to = from] = text.split(',');
  return { from, to };
}
