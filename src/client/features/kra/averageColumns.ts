import { averageDecimals, averageText, ratingDifference } from '../../../domain/kra/averages';
import { firstDayOfMonth, monthName } from '../../../domain/calendar/month';
import type { Choice, ColumnDefinition } from '../../table/view/columnDefinition';

/** The parts of a rating that its averages depend on. */
export interface RatingAverages {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly own: number;
  /** null while the leader has not rated. */
  readonly leader: number | null;
}

export const ratingStates: readonly Choice[] = [
  { value: 'Waiting', label: 'Waiting for the TL', tone: 'warning' },
  { value: 'Submitted', label: 'Submitted', tone: 'success' },
];

/** '+0.4', '-1.0', '0.0': a difference with its sign. */
export function signedDifference(difference: number): string {
  const text = averageText(Math.abs(difference));
  return Number(text) === 0 ? text : `${difference > 0 ? '+' : '-'}${text}`;
}

/** Month, averages and state of a rating, the same in every list of ratings. */
export function averageColumns<Row>(
  getAverages: (row: Row) => RatingAverages,
): Readonly<Record<'month' | 'own' | 'leader' | 'difference' | 'state', ColumnDefinition<Row>>> {
  const figure = { type: 'number', decimals: averageDecimals, isSummed: false } as const;
  const getDifference = (row: Row): number | null => {
    const { own, leader } = getAverages(row);
    return ratingDifference(own, leader);
  };
  return {
    month: {
      key: 'month',
      header: 'Month',
      type: 'date',
      width: 132,
      value: (row) => firstDayOfMonth(getAverages(row).month),
      cell: (row) => ({ text: monthName(getAverages(row).month) }),
    },
    own: { ...figure, key: 'Own_average', header: 'Own average', width: 132, value: (row) => getAverages(row).own },
    leader: {
      ...figure,
      key: 'Leader_average',
      header: 'TL average',
      width: 120,
      value: (row) => getAverages(row).leader,
    },
    difference: {
      ...figure,
      key: 'Difference',
      header: 'Difference',
      width: 118,
      value: getDifference,
      cell: (row) => {
        const difference = getDifference(row);
        return { text: difference === null ? '' : signedDifference(difference) };
      },
    },
    state: {
      key: 'State',
      header: 'Status',
      type: 'status',
      width: 160,
      choices: ratingStates,
      value: (row) => (getAverages(row).leader === null ? 'Waiting' : 'Submitted'),
    },
  };
}
