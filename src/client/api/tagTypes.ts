/** What a cached answer can be about. Every tag also carries the id of the one thing it means. */
export const tagTypes = [
  'Permission',
  'Roles',
  'SavedViews',
  'DayTimes',
  'Sessions',
  'Profile',
  'Employees',
  'EmployeeFile',
  'Interviews',
  'Project',
  'ProjectList',
  'ProjectMembers',
  'Sprints',
  'Plans',
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
  'HourLogs',
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

/** One cached thing. Without an id: all of the kind, which only a deletion may say. */
export interface CacheTag {
  readonly type: TagType;
  readonly id?: string;
}

export const tag = (type: TagType, id: string): CacheTag => ({ type, id });

/** One tag per row, so that a change of a row refreshes exactly the lists that show it. */
export const rowTags = (rows: readonly { _id: string }[] | undefined): CacheTag[] =>
  (rows ?? []).map((row) => tag('TaskRow', row._id));

/** Commas part the ids in wire lists. */
const idsOf = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

export interface ChangedTask {
  readonly _id: string;
  readonly Project_id: string;
  readonly Employee_id: string | null;
  readonly Linkissue_Taskkey?: string | null;
}

/** What is no longer true after a task was created or changed: the task, its history, the lists it stands in or may now enter, the figures of its project. */
export function changedTaskTags(task: ChangedTask | undefined): CacheTag[] {
  // A refused change has changed nothing.
  if (!task) return [];
  return [
    tag('Task', task._id),
    tag('TaskRow', task._id),
    tag('History', task._id),
    tag('TaskList', 'own'),
    ...(task.Employee_id === null ? [] : [tag('TaskList', task.Employee_id)]),
    tag('TaskWindow', 'all'),
    tag('TaskWindow', task.Project_id),
    tag('ProjectTasks', task.Project_id),
    tag('Statistics', task.Project_id),
    tag('Project', task.Project_id),
    tag('ProjectList', 'all'),
    tag('LinkedTasks', task._id),
    ...idsOf(task.Linkissue_Taskkey).map((id) => tag('LinkedTasks', id)),
  ];
}

/** What is no longer true after many tasks were changed at once; of those that an undo has deleted only the ids are known. */
export function changedTasksTags(
  answer:
    | {
        readonly Tasks: readonly ChangedTask[];
        readonly Results: readonly { readonly _id: string | null; readonly Outcome: string }[];
      }
    | undefined,
): CacheTag[] {
  if (!answer) return [];
  const ids = answer.Results.flatMap(({ _id, Outcome }) => (Outcome === 'done' && _id !== null ? [_id] : []));
  if (ids.length === 0) return [];
  const known = new Map(answer.Tasks.flatMap(changedTaskTags).map((one) => [`${one.type} ${one.id}`, one]));
  return [
    ...known.values(),
    ...ids.map((id) => tag('TaskRow', id)),
    { type: 'TaskWindow' },
    { type: 'Statistics' },
    tag('TaskList', 'own'),
    tag('ProjectList', 'all'),
  ];
}

/** What is no longer true after a project was changed. */
export const changedProjectTags = (project: { _id: string } | undefined): CacheTag[] =>
  project
    ? [
        tag('Project', project._id),
        tag('ProjectList', 'all'),
        tag('ProjectMembers', project._id),
        tag('History', project._id),
        tag('TaskWindow', project._id),
      ]
    : [];

/** What is no longer true after people joined or left a project, or were made its leaders. */
export const changedMembersTags = (projectId: string): CacheTag[] => [
  ...changedProjectTags({ _id: projectId }),
  tag('Statistics', projectId),
];

/** What is no longer true after somebody has changed own hours by hand; after a refusal as well: what is shown may be old. */
export const changedHoursTags = (
  change: { readonly Tasks: readonly { _id: string; Project_id: string }[] } | undefined,
): CacheTag[] => [
  tag('OwnHours', 'own'),
  tag('TimerOverruns', 'own'),
  tag('RunningTimer', 'own'),
  ...(change?.Tasks ?? []).flatMap(({ _id, Project_id }) => [
    tag('TaskTimer', _id),
    tag('HourLogs', _id),
    tag('HourLogs', Project_id),
    tag('History', _id),
    tag('Task', _id),
  ]),
];
