import type { Month } from '../calendar/month';
import { interviewPath } from '../interviews/interviewPath';
import { kraRatingPath, ownKraPath } from '../kra/kraRatingPath';
import { leavePath, pendingLeavesPath, type LeaveList } from '../leave/leavePath';
import { ownAttendanceDayPath, ownManualRequestPath } from '../attendance/attendancePath';
import { manualRequestPath } from '../manual-attendance/manualRequestPath';
import { overtimePath, type OvertimeList } from '../overtime/overtimePath';
import { departmentPeoplePath, personPath } from '../people/directoryPath';
import { planPath } from '../planning/planPath';
import { confirmMonthPath, presentListPath } from '../present-data/presentPath';
import { presentRecordPath } from '../present-data/presentRecordPath';
import { projectPath, projectUpdatesPath } from '../projects/projectPath';
import { projectTasksPath } from '../projects/projectTasksPath';
import { commentPaths } from '../tasks/commentPath';
import { shortTaskPath } from '../tasks/taskPath';
import { departmentTicketsPath, ticketPath } from '../tickets/ticketPath';
import type { NotificationKind } from './notificationKinds';

declare const made: unique symbol;

/** A path of `notificationLinks`. */
export type NotificationPath = string & { readonly [made]: true };

type Paths = Readonly<Record<string, (...of: never[]) => string>>;

/** What a notification is about: a record, whose id comes first, or several. */
interface Links {
  readonly record: Paths;
  readonly several?: Paths;
}

const links = {
  mention: { record: commentPaths },
  'task-assigned': {
    record: { task: shortTaskPath },
    several: {
      tasks: () => '/taskList',
      tasksOfProject: (projectId: string, assigneeId: string) =>
        projectTasksPath(projectId, { Assignees: [assigneeId] }),
    },
  },
  'project-member': { record: { project: (id: string) => projectPath(id) } },
  'status-update': { record: { project: projectUpdatesPath } },
  sprint: { record: { sprint: (id: string, projectId: string) => planPath('sprint', projectId, id) } },
  'leave-requested': {
    record: { leave: (id: string, list: LeaveList) => leavePath(list, id) },
    several: { leaves: pendingLeavesPath },
  },
  'leave-decided': { record: { leave: (id: string, list: LeaveList) => leavePath(list, id) } },
  'manual-attendance-requested': { record: { request: manualRequestPath } },
  'manual-attendance-decided': { record: { request: ownManualRequestPath } },
  'attendance-corrected': { record: { day: ownAttendanceDayPath } },
  'month-issue': {
    record: {
      toSettle: (id: string, month: Month) => presentRecordPath(month, id),
      // An employee has one record of a month.
      own: confirmMonthPath,
    },
    several: { comparison: (month: Month) => presentListPath(month, { tab: 'comparison' }) },
  },
  'month-reminder': { record: { own: confirmMonthPath } },
  'overtime-requested': { record: { entry: (id: string, list: OvertimeList) => overtimePath(list, id) } },
  'overtime-decided': { record: { entry: (id: string) => overtimePath('own', id) } },
  rating: { record: { own: ownKraPath, toGive: kraRatingPath }, several: { toGive: () => '/TLKRA' } },
  ticket: { record: { ticket: ticketPath }, several: { tickets: departmentTicketsPath } },
  interview: { record: { interview: interviewPath } },
  'hand-over': {
    record: { person: personPath, interview: interviewPath, department: departmentPeoplePath },
    several: { team: () => '/directory', interviews: () => '/interviewform', tickets: departmentTicketsPath },
  },
} satisfies Record<NotificationKind, Links>;

type Made<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends (...of: infer Ids) => string
    ? (...of: Ids) => NotificationPath
    : Made<Of[Key]>;
};

/**
 * Where the notifications and mails of each kind lead: to the record that they are about, opened, in the list in which
 * the person who gets them finds it. Only those that count several records lead to a list of them.
 */
export const notificationLinks =
  // The mark has no value: only the types know that a path was made here.
  links as unknown as Made<typeof links>;
