import type { HalfColumn } from '../../database/tables/attendanceTables';
import type { Person } from '../people/person';

export type LeaveStatus = 'Pending' | 'Approved' | 'Conditional Approved' | 'Unapproved' | 'Rejected' | 'Cancelled';

export interface LeaveAction {
  readonly status: LeaveStatus;
  readonly by: Person;
  readonly atMs: number;
  readonly comment: string | null;
}

/** A leave with its actions, the filing first; the last action determines its status. */
export interface DemoLeave {
  readonly id: string;
  readonly person: Person;
  readonly type: 'Casual Leave' | 'Sick Leave';
  /** Numbers of the calendar. */
  readonly from: number;
  readonly to: number;
  readonly halfFrom: HalfColumn;
  readonly halfTo: HalfColumn;
  readonly reason: string;
  readonly isEmergency: boolean;
  readonly notified: readonly Person[];
  readonly actions: readonly [LeaveAction, ...LeaveAction[]];
}

export const currentStatus = (leave: DemoLeave): LeaveAction =>
  leave.actions[leave.actions.length - 1] ?? leave.actions[0];

/** True for granted leaves: they count in attendance. */
const isGranted = (leave: DemoLeave): boolean =>
  ['Approved', 'Conditional Approved'].includes(currentStatus(leave).status);

/** Halves of a day that the granted leaves of one employee cover. */
export function awayHalves(leaves: readonly DemoLeave[], day: number): { first: boolean; second: boolean } {
  const covering = leaves.filter((leave) => isGranted(leave) && leave.from <= day && day <= leave.to);
  return {
    first: covering.some((leave) => day > leave.from || leave.halfFrom === 'First Half'),
    second: covering.some((leave) => day < leave.to || leave.halfTo === 'Second Half'),
  };
}
