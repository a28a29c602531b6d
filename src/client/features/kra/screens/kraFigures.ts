import { maxRating } from '../../../../domain/kra/kraRatings';

const steps = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const absent = '·';
/** Averages are rarely lower, so the marks show the range above it. */
const lowestMark = 4;

/** A series of averages as text, one mark per month, so that it fits into a table cell: '··▅▆▆▇'. */
export const lineText = (averages: readonly (number | null)[]): string =>
  averages
    .map((average) =>
      average === null
        ? absent
        : (steps[Math.round((Math.max(0, average - lowestMark) / (maxRating - lowestMark)) * (steps.length - 1))] ??
          absent),
    )
    .join('');
