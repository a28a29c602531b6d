import { hundredths } from '../figures/hundredths';

/**
 * Shows a length in hours as '{n} Hr' with at most two decimals (FMT-010).
 *
 * @param hours a number of hours, 30 minutes = 0.5
 * @returns '' when it is absent
 */
export function formatHours(hours: number | null | undefined): string {
  if (hours === null || hours === undefined || Number.isNaN(hours)) return '';
  return `${hundredths(hours)} Hr`;
}
