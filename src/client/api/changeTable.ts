import type { ChangeKind } from '../../domain/live/changeKinds';
import { tag, tagTypes, type CacheTag } from './tagTypes';

/** A change as the live stream announces it; the calls of this page name theirs in the same form. */
export interface RecordChange {
  readonly Kind: string;
  /** null: several, or the kind is sufficient. */
  readonly _id: string | null;
  readonly Project_id: string | null;
  readonly Concerns_me: boolean;
}

type TagsOf = (change: RecordChange) => CacheTag[];

/** One record, or all of its type where the change names none. */
const named = (type: CacheTag['type'], id: string | null): CacheTag => (id === null ? { type } : tag(type, id));
const ifMine = (change: RecordChange, ...tags: CacheTag[]): CacheTag[] => (change.Concerns_me ? tags : []);

const taskTags: TagsOf = (change) => [
  named('Task', change._id),
  named('TaskRow', change._id),
  named('LinkedTasks', change._id),
  tag('TaskWindow', 'all'),
  ...(['TaskWindow', 'ProjectTasks', 'Statistics', 'Project', 'Plans', 'Deleted'] as const).map((type) =>
    named(type, change.Project_id),
  ),
  tag('ProjectList', 'all'),
  tag('PlanReports', 'all'),
  ...ifMine(change, tag('TaskList', 'own')),
];

// The list of projects and the page of a project show the next milestone.
const planTags: TagsOf = ({ Project_id }) => [
  named('Sprints', Project_id),
  named('Plans', Project_id),
  tag('PlanReports', 'all'),
  { type: 'SprintHistory' },
  tag('ProjectList', 'all'),
  named('Project', Project_id),
];

/**
 * Whether a ticket was answered in time follows from holidays, from what its department promises, and from the location of
 * its handler.
 */
const ticketTimes: readonly CacheTag[] = [{ type: 'Ticket' }, tag('TicketList', 'all')];

/**
 * What each kind of change makes stale, by this page or another: used for announced changes and for the calls of this page. A
 * feature that shows more of a kind adds its tag here.
 */
const tagsByKind: Readonly<Record<ChangeKind, TagsOf>> = {
  task: taskTags,
  project: ({ Project_id }) => [
    named('Project', Project_id),
    tag('ProjectList', 'all'),
    named('ProjectMembers', Project_id),
    named('TaskWindow', Project_id),
    tag('Deleted', 'projects'),
    // The manager of a project decides its overtime.
    { type: 'Overtime' },
  ],
  members: (change) => [
    ...(['ProjectMembers', 'Project', 'Statistics'] as const).map((type) => named(type, change.Project_id)),
    tag('ProjectList', 'all'),
    ...ifMine(change, tag('TaskWindow', 'all'), tag('TaskList', 'own')),
  ],
  // The portfolio shows the newest one.
  'status-update': ({ Project_id }) => [named('StatusUpdates', Project_id), tag('ProjectList', 'all')],
  sprint: planTags,
  milestone: planTags,
  baseline: ({ Project_id }) => [named('Baselines', Project_id), tag('Baselines', 'all')],
  comment: (change) => [
    named('Comments', change._id),
    named('History', change._id),
    ...ifMine(change, tag('Comments', 'report')),
  ],
  history: ({ _id }) => [named('History', _id)],
  timer: (change) => [
    named('TimeEntries', change._id),
    named('TaskTimer', change._id),
    named('Task', change._id),
    named('TimeEntries', change.Project_id),
    tag('RunningTimer', 'all'),
    ...ifMine(change, tag('RunningTimer', 'own'), tag('OwnHours', 'own'), tag('TimerOverruns', 'own')),
    ...ifMine(change, tag('TimeEntries', 'report')),
  ],
  notification: () => [tag('Notifications', 'own')],
  leave: () => [{ type: 'Leaves' }, { type: 'LeaveLog' }, tag('Attendance', 'month')],
  overtime: () => [{ type: 'Overtime' }],
  rating: () => [tag('Ratings', 'all')],
  // The summary of all employees has a refresh button.
  attendance: (change) => [
    tag('Attendance', 'month'),
    tag('Attendance', 'day'),
    ...ifMine(change, { type: 'DayTimes' }),
  ],
  'face-device': () => [tag('FaceDevices', 'all')],
  'manual-attendance': (change) => [
    tag('Attendance', 'month'),
    ...ifMine(change, { type: 'DayTimes' }, tag('OwnHours', 'own'), tag('TimerOverruns', 'own')),
    { type: 'ManualRequests' },
    // Whose entries say how long someone was present.
    tag('Overtime', 'all'),
  ],
  'present-record': (change) => [
    tag('PresentRecords', 'all'),
    ...ifMine(change, tag('PresentRecords', 'own'), tag('Leaves', 'all'), tag('Overtime', 'all')),
  ],
  // Whether the user may still add hours, ask for corrections, apply for leave and answer.
  'month-closing': () => [
    { type: 'PresentRecords' },
    tag('OwnMonth', 'own'),
    tag('OwnHours', 'own'),
    { type: 'ManualRequests' },
    tag('Leaves', 'all'),
    tag('Overtime', 'all'),
  ],
  ticket: ({ _id }) => [named('Ticket', _id), tag('TicketList', 'all')],
  'ticket-note': ({ _id }) => [named('Ticket', _id)],
  employee: (change) => [
    tag('Employees', 'all'),
    named('EmployeeFile', change._id),
    tag('Roles', 'all'),
    // The team leader of a person decides the person's leaves.
    { type: 'Leaves' },
    ...ticketTimes,
    ...ifMine(change, tag('Profile', 'own'), { type: 'Permission' }),
  ],
  role: (change) => [
    tag('Roles', 'all'),
    ...ifMine(change, { type: 'Permission' }, tag('ProjectList', 'all'), tag('TaskWindow', 'all')),
  ],
  'saved-view': () => [{ type: 'SavedViews' }],
  'shared-view': () => [{ type: 'SavedViews' }],
  session: (change) => ifMine(change, tag('Sessions', 'own')),
  interview: () => [{ type: 'Interviews' }],
  holiday: () => [{ type: 'Master' }, tag('Leaves', 'all'), { type: 'Attendance' }, ...ticketTimes],
  master: () => [{ type: 'Master' }, ...ticketTimes],
};

/** Summaries of several areas: the pending queue, the user's month, the figures of the company. */
const picturesByKind: Readonly<Record<string, TagsOf>> = {
  timer: (change) => ifMine(change, tag('OwnMonth', 'own')),
  attendance: (change) => [tag('Company', 'all'), ...ifMine(change, tag('OwnMonth', 'own'))],
  ...Object.fromEntries(
    ['leave', 'manual-attendance', 'overtime', 'rating', 'present-record'].map((kind) => [
      kind,
      (change: RecordChange) => [
        tag('Pending', 'all'),
        tag('Company', 'all'),
        ...ifMine(change, tag('OwnMonth', 'own')),
      ],
    ]),
  ),
  employee: () => [tag('Company', 'all'), tag('Pending', 'all')],
  project: () => [tag('Pending', 'all')],
  holiday: () => [tag('Company', 'all'), tag('OwnMonth', 'own')],
  master: () => [tag('Company', 'all')],
};

/** The tags of a change by this page, which the live stream does not announce to it. */
export const ownChangeTags = (
  kind: ChangeKind,
  { id = null, projectId = null }: { readonly id?: string | null; readonly projectId?: string | null } = {},
): CacheTag[] => changedTags([{ Kind: kind, _id: id, Project_id: projectId, Concerns_me: true }]);

/** The tags of these changes, without duplicates. Unknown kinds have none. */
export function changedTags(changes: readonly RecordChange[]): CacheTag[] {
  const found = new Map<string, CacheTag>();
  for (const change of changes)
    for (const stale of [
      ...((tagsByKind as Readonly<Record<string, TagsOf>>)[change.Kind]?.(change) ?? []),
      ...(picturesByKind[change.Kind]?.(change) ?? []),
    ])
      found.set(`${stale.type} ${stale.id ?? ''}`, stale);
  return [...found.values()];
}

export const allTags: readonly CacheTag[] = tagTypes.map((type) => ({ type }));
