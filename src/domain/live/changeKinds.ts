import { attendanceFlags, leaveReportFlags } from '../permissions/flagSets';
import type { PermissionFlag } from '../permissions/permissionCatalogue';

/** What an entry of the change log is about. */
export const changeKinds = [
  'task',
  'project',
  'members',
  'sprint',
  'milestone',
  'baseline',
  'status-update',
  'comment',
  'history',
  'timer',
  'notification',
  'leave',
  'manual-attendance',
  'overtime',
  'rating',
  'present-record',
  'month-closing',
  'attendance',
  'face-device',
  'ticket',
  'ticket-note',
  'employee',
  'role',
  'session',
  'holiday',
  'master',
  'interview',
  'saved-view',
  'shared-view',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Kinds that are visible to all users. */
const knownToAll: ReadonlySet<ChangeKind> = new Set(['employee', 'holiday', 'master', 'month-closing', 'shared-view']);

/** Flags whose holders see all records of a kind, in addition to the people concerned. */
const flagsOfKind: Partial<Record<ChangeKind, readonly PermissionFlag[]>> = {
  leave: leaveReportFlags,
  'manual-attendance': ['Report.Manual_Attendance_Request'],
  overtime: ['Overtime.Approve_Overtime', 'Overtime.All_Overtime'],
  rating: ['Report.Attendance_Summary'],
  'present-record': ['Report.Employee_Present'],
  attendance: attendanceFlags,
  'face-device': ['Employee.Edit_Employee'],
  ticket: ['Ticket.Manage_Ticket', 'Report.Ticket_Report'],
  'ticket-note': ['Ticket.Manage_Ticket'],
  role: ['Master.Roles_Permission'],
  interview: ['Interview.Interview_Form'],
};

/** The parts of a change that decide who may see it. */
export interface ChangeScope {
  readonly kind: ChangeKind;
  readonly projectId: string | null;
  /** Ids of the people concerned. */
  readonly people: readonly string[];
}

export interface ChangeReader {
  readonly employeeId: string;
  readonly grantedFlags: ReadonlySet<string>;
}

/**
 * Whether the user may learn of the change: it concerns the user, it happened in a visible project, or a flag opens all
 * records of the kind.
 *
 * @param viewersOfProject members and managers by project
 */
export function maySeeChange(
  { kind, projectId, people }: ChangeScope,
  { employeeId, grantedFlags }: ChangeReader,
  viewersOfProject: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (people.includes(employeeId) || knownToAll.has(kind)) return true;
  if (
    projectId !== null &&
    (grantedFlags.has('Project.All_Project') || viewersOfProject.get(projectId)?.has(employeeId) === true)
  )
    return true;
  return flagsOfKind[kind]?.some((flag) => grantedFlags.has(flag)) ?? false;
}
