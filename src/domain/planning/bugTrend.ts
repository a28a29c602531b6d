import { addDays, type Day } from '../calendar/day';
import { mondayOfWeek } from '../calendar/weekday';

const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** Past weeks of a trend of eight: its last figure is the current one. */
const pastWeeks = 7;

/** The days at whose beginning the bugs of a trend are counted, oldest first: the Mondays of seven weeks, this one included. */
export function bugTrendDays(today: Day): Day[] {
  const monday = mondayOfWeek(today);
  return Array.from({ length: pastWeeks }, (_, index) => addDays(monday, 7 * (index + 1 - pastWeeks)));
}

const unknownBar = '·';

/**
 * A line of bars as high as the counts in relation to the largest; the lowest bar is zero, null is a dot.
 * @param largest of several lines that are compared; absent: that of the counts
 */
export function sparkline(counts: readonly (number | null)[], largest?: number): string {
  const max = Math.max(largest ?? Math.max(...counts.map((count) => count ?? 0)), 1);
  return counts
    .map((count) => (count === null ? unknownBar : (bars[Math.ceil((count / max) * (bars.length - 1))] ?? bars[0])))
    .join('');
}
