import type { HalfCode } from './attendanceLegend';

/** What is shown instead of a check-in that no device has recorded. */
export interface FaceMark {
  readonly text: string;
  /** The employee was expected and not seen. */
  readonly isAbsent: boolean;
}

/** The legend codes of a day, each once: 'WO', 'PL / ABS'; '' if there are none. */
export const dayKind = (codes: readonly (HalfCode | null)[]): string =>
  [...new Set(codes.filter((code) => code !== null))].join(' / ');

/**
 * 'Absent' for an employee who was expected, followed by the code of a half that was off; the code alone on a day off, a
 * leave or a day that a correction has made present. Today an open half counts as absent, as in the day header.
 */
export function faceMark(first: HalfCode | null, second: HalfCode | null, isToday: boolean): FaceMark {
  const isAbsent = first === 'ABS' || second === 'ABS' || (isToday && first === null);
  const others = dayKind([first, second].map((code) => (code === 'ABS' ? null : code)));
  return { text: isAbsent ? ['Absent', others].filter((part) => part !== '').join(', ') : others, isAbsent };
}
