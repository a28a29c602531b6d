import { leaveReportFlags } from '../permissions/flagSets';

export interface LeaveViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

/** The employee whose leaves they are. */
export interface LeaveOwner {
  readonly employeeId: string;
  readonly teamLeaderId: string | null;
}

/** Lists of leaves: own ones, those that the user was notified of, those of the team, and all. */
export type LeaveScope = 'own' | 'announced' | 'team' | 'all';

/** The lists that a user may open. A user sees exactly the leaves that are in one of them (D-14, D-15). */
export const openLeaveScopes = ({ grantedFlags }: Pick<LeaveViewer, 'grantedFlags'>): LeaveScope[] => [
  'own',
  'announced',
  ...(grantedFlags.has('Me.Team_Leave') ? (['team'] as const) : []),
  ...(leaveReportFlags.some((flag) => grantedFlags.has(flag)) ? (['all'] as const) : []),
];

interface SeenLeave extends LeaveOwner {
  readonly notifiedIds: readonly string[];
}

const isInScope: Readonly<Record<LeaveScope, (leave: SeenLeave, viewerId: string) => boolean>> = {
  own: ({ employeeId }, viewerId) => employeeId === viewerId,
  announced: ({ notifiedIds }, viewerId) => notifiedIds.includes(viewerId),
  team: ({ teamLeaderId }, viewerId) => teamLeaderId === viewerId,
  all: () => true,
};

export const maySeeLeave = (leave: SeenLeave, viewer: LeaveViewer): boolean =>
  openLeaveScopes(viewer).some((scope) => isInScope[scope](leave, viewer.employeeId));

/** Whether a user may see every leave of an employee: being notified of one leave opens that one only. */
export const maySeeLeavesOfEmployee = (owner: LeaveOwner, viewer: LeaveViewer): boolean =>
  maySeeLeave({ ...owner, notifiedIds: [] }, viewer);
