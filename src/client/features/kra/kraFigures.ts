import { highestRating } from '../../../domain/kra/kraRatings';

/** '+0.4', '-1', '0': a difference with its sign. */
export function signed(difference: number): string {
  const rounded = Math.round(difference * 100) / 100;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

const steps = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const absent = '·';
/** Hardly any average lies below: the marks are for the differences above it. */
const lowestMark = 4;

/** A line of averages as text, one mark per month, so that it fits a table cell: '··▅▆▆▇'. */
export const lineText = (averages: readonly (number | null)[]): string =>
  averages.map((average) => (average === null ? absent : (steps[Math.round((Math.max(0, average - lowestMark) / (highestRating - lowestMark)) * (steps.length - 1))] ?? absent))).join('');
