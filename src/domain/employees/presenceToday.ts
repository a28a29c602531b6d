/** The state of an employee today that all users may see. */
export const presenceStates = ['In', 'Out', 'Half day', 'On leave', 'Day off', 'Absent', 'Not joined yet'] as const;
export type PresenceState = (typeof presenceStates)[number];

export interface TodaysMarks {
  /** The last log of the day, by device or by hand; without one, what a correction without times says. */
  readonly lastMark: 'in' | 'out' | null;
  /** Halves of the day on a granted leave: 0, 1 or 2. */
  readonly leaveHalves: number;
  /** Weekly off, or a holiday at the employee's location. */
  readonly isDayOff: boolean;
  /** The day of joining is still to come. */
  readonly isBeforeJoining: boolean;
}

/** Face logs come first, whatever was planned; then leave, then joining, then a day off. */
export function presenceToday({ lastMark, leaveHalves, isDayOff, isBeforeJoining }: TodaysMarks): PresenceState {
  if (lastMark === 'in') return 'In';
  if (leaveHalves >= 2) return 'On leave';
  if (leaveHalves === 1) return 'Half day';
  if (lastMark === 'out') return 'Out';
  if (isBeforeJoining) return 'Not joined yet';
  return isDayOff ? 'Day off' : 'Absent';
}
