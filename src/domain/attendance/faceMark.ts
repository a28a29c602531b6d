import type { HalfCode } from './attendanceLegend';

/** What stands in the place of a check-in that a device has not recorded. */
export interface FaceMark {
  readonly text: string;
  /** Somebody was expected and was not seen. */
  readonly isAbsent: boolean;
}

/** The legend codes of a day, each once: 'WO', 'PL / ABS'; '' where nothing can be said. */
export const dayKind = (codes: readonly (HalfCode | null)[]): string =>
  [...new Set(codes.filter((code) => code !== null))].join(' / ');

/**
 * 'Absent' for who was expected, with the code of a half that was off beside it; on a day off, a leave or a day that a
 * correction has made present its code alone. Of the current day a half that is still open counts as absent, as in the day header.
 */
export function faceMark(first: HalfCode | null, second: HalfCode | null, isToday: boolean): FaceMark {
  const isAbsent = first === 'ABS' || second === 'ABS' || (isToday && first === null);
  const others = dayKind([first, second].map((code) => (code === 'ABS' ? null : code)));
  return { text: isAbsent ? ['Absent', others].filter((part) => part !== '').join(', ') : others, isAbsent };
}
