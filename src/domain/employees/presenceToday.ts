/** How somebody is today, as everybody may know it. */
export const presenceStates = ['In', 'Out', 'Half day', 'On leave', 'Day off', 'Absent'] as const;
export type PresenceState = (typeof presenceStates)[number];

export interface TodaysMarks {
  /** The last mark of the day, by face log or by hand; null without any. */
  readonly lastMark: 'in' | 'out' | null;
  /** Halves of the day on a granted leave: 0, 1 or 2. */
  readonly leaveHalves: number;
  /** Week-off, or a holiday at the person's location. */
  readonly isDayOff: boolean;
}

/** Who has been seen is in or out, whatever was planned; then leave counts, then a day off. */
export function presenceToday({ lastMark, leaveHalves, isDayOff }: TodaysMarks): PresenceState {
  if (lastMark === 'in') return 'In';
  if (leaveHalves >= 2) return 'On leave';
  if (leaveHalves === 1) return 'Half day';
  if (lastMark === 'out') return 'Out';
  return isDayOff ? 'Day off' : 'Absent';
}
