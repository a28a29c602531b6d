/** Every tag also carries the id of its record. */
export const tagTypes = [
  'Permission',
  'Roles',
  'SavedViews',
  'DayTimes',
  'Sessions',
  'SecondFactor',
  'Profile',
  'Employees',
  'EmployeeFile',
  'Interviews',
  'Project',
  'ProjectList',
  'ProjectMembers',
  'StatusUpdates',
  'Sprints',
  'Plans',
  'Baselines',
  'PlanReports',
  'SprintHistory',
  'Statistics',
  'Deleted',
  'ProjectTasks',
  'Task',
  'TaskRow',
  'TaskList',
  'TaskWindow',
  'LinkedTasks',
  'TaskTimer',
  'RunningTimer',
  'TimeEntries',
  'OwnHours',
  'TimerOverruns',
  'Comments',
  'History',
  'Leaves',
  'LeaveLog',
  'ManualRequests',
  'PresentRecords',
  'Overtime',
  'Ratings',
  'Pending',
  'OwnMonth',
  'Company',
  'Attendance',
  'FaceDevices',
  'Master',
  'Ticket',
  'TicketList',
  'Notifications',
] as const;

type TagType = (typeof tagTypes)[number];

/** One cached record. Without an id: all of the type, which only a deletion may invalidate. */
export interface CacheTag {
  readonly type: TagType;
  readonly id?: string;
}

export const tag = (type: TagType, id: string): CacheTag => ({ type, id });

/** One tag per row, so that a change of a row refreshes exactly the lists that show it. */
export const rowTags = (rows: readonly { _id: string }[] | undefined): CacheTag[] =>
  (rows ?? []).map((row) => tag('TaskRow', row._id));
