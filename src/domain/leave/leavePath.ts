import { filteredPath } from '../lists/filteredPath';

/** The list in which a user finds a leave: the own ones, those announced to the user, those of the team, or all. */
export type LeaveList = 'own' | 'announced' | 'team' | 'all';

const pages: Readonly<Record<LeaveList, string>> = {
  own: '/me',
  announced: '/me',
  team: '/teamleave',
  all: '/leaves-report',
};

/** Address of a list of leaves, with one of them opened. */
export const leavePath = (list: LeaveList, id: string): string =>
  filteredPath(pages[list], {}, { ...(list === 'announced' && { list }), logs: id });

/** Address of those in a list that wait for a decision. */
export const pendingLeavesPath = (list: 'team' | 'all'): string =>
  filteredPath(pages[list], { Status: { kind: 'choices', values: ['Pending'] } });

/** Address of the own leaves with the new one opened. */
export const applyForLeavePath = '/me?apply=1';

/** Address of the own leaves with those opened that a figure counts. */
export const leaveCounterPath = (counter: 'currentMonth' | 'last30Days' | 'total' | 'carryForward'): string =>
  `/me?counter=${counter}`;
