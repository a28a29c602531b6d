import { highestRating } from '../../../../domain/kra/kraRatings';

/** The mean of five whole ratings has one decimal: always shown, so that figures in a column stand one below the other. */
export const averageDecimals = 1;

/** '7.0' */
export const averageText = (average: number): string => average.toFixed(averageDecimals);

/** '+0.4', '-1.0', '0.0': a difference with its sign. */
export function signed(difference: number): string {
  const text = averageText(Math.abs(difference));
  return Number(text) === 0 ? text : `${difference > 0 ? '+' : '-'}${text}`;
}

const steps = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const absent = '·';
/** Hardly any average lies below: the marks are for the differences above it. */
const lowestMark = 4;

/** A line of averages as text, one mark per month, so that it fits a table cell: '··▅▆▆▇'. */
export const lineText = (averages: readonly (number | null)[]): string =>
  averages
    .map((average) =>
      average === null
        ? absent
        : (steps[Math.round((Math.max(0, average - lowestMark) / (highestRating - lowestMark)) * (steps.length - 1))] ??
          absent),
    )
    .join('');
