import type { ApiFailure } from '../apiFailure';
import { ownChangeTags } from '../changeTable';
import { tag, type CacheTag } from '../tagTypes';

/** Wire lists separate ids by commas. */
const toIds = (list: string | null | undefined): string[] =>
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

/**
 * Tags of a created or changed task: the task, its history, the lists that contain it or may contain it now, the
 * figures of its project.
 */
export function changedTaskTags(task: ChangedTask | undefined): CacheTag[] {
  // A rejected change has changed nothing.
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
    // A link is shown and remembered by both of its tasks.
    ...[task._id, ...toIds(task.Linkissue_Taskkey)].flatMap((id) => [
      ...ownChangeTags('task', { id, projectId: task.Project_id }),
      ...ownChangeTags('history', { id }),
    ]),
  ];
}

/** The stored record that a change competes with; undefined after any other failure. */
export const competingRecord = <Stored>(failure: ApiFailure | undefined): Stored | undefined =>
  // The 409 carries it in the shape that the contract reads.
  failure?.current as Stored | undefined;

/** The form of a task can remove links, and the answer does not name the tasks that were linked before. */
export const updatedTaskTags = (task: ChangedTask | undefined): CacheTag[] =>
  task
    ? [...changedTaskTags(task), ...ownChangeTags('task', { projectId: task.Project_id }), ...ownChangeTags('history')]
    : [];

/** Timeline and calendar change with the tasks, milestones and sprints of their project, or of all, and with days off. */
export const timelineTags = (
  _timeline: unknown,
  _failure: unknown,
  { projectId }: { readonly projectId?: string },
): CacheTag[] => [
  tag('TaskWindow', projectId ?? 'all'),
  projectId === undefined ? { type: 'Plans' } : tag('Plans', projectId),
  tag('Leaves', 'all'),
  tag('Master', 'holidays'),
];

/** Also after a rejection, because the shown list may be old. */
export const changedBaselineTags = (baseline: { readonly Project_id: string } | undefined): CacheTag[] =>
  baseline === undefined ? [{ type: 'Baselines' }] : ownChangeTags('baseline', { projectId: baseline.Project_id });

interface ChangedDependencyTask extends ChangedTask {
  readonly Task_key: string;
  readonly Blocked_by?: readonly { readonly _id: string; readonly Task_key: string }[];
}

/** The ends of a call are ids, or keys that users have typed; the answer has the ids of both. */
const idIn =
  (task: ChangedDependencyTask | undefined) =>
  (reference: string): string =>
    [...(task ? [task, ...(task.Blocked_by ?? [])] : [])].find(({ Task_key }) => Task_key === reference)?._id ??
    reference;

/** Tags of both ends of a dependency; also after a rejection, because the shown values may be old. */
export const changedDependencyTags = (
  task: ChangedDependencyTask | undefined,
  _failure: unknown,
  ends: { readonly task_id: string; readonly blocker_id: string },
): CacheTag[] => [
  ...changedTaskTags(task),
  ...[ends.task_id, ends.blocker_id]
    .map(idIn(task))
    .flatMap((id) => [
      ...(task ? ownChangeTags('task', { id, projectId: task.Project_id }) : [tag('Task', id)]),
      ...ownChangeTags('history', { id }),
    ]),
];

/**
 * Tags after a bulk change; for tasks that an undo has deleted only the ids are known. Of a rejected task what is shown may
 * be outdated.
 */
export function changedTasksTags(
  answer:
    | {
        readonly Tasks: readonly ChangedTask[];
        readonly Results: readonly { readonly _id: string | null; readonly Outcome: string }[];
      }
    | undefined,
): CacheTag[] {
  if (!answer) return [];
  const idsWith = (outcome: string): string[] =>
    answer.Results.flatMap(({ _id, Outcome }) => (Outcome === outcome && _id !== null ? [_id] : []));
  const [ids, rejected] = [idsWith('done'), idsWith('refused').map((id) => tag('TaskRow', id))];
  if (ids.length === 0) return rejected.length === 0 ? [] : [...rejected, { type: 'TaskWindow' }];
  const known = new Map(answer.Tasks.flatMap(changedTaskTags).map((one) => [`${one.type} ${one.id}`, one]));
  return [
    ...known.values(),
    ...ids.map((id) => tag('TaskRow', id)),
    ...rejected,
    { type: 'TaskWindow' },
    { type: 'Statistics' },
    tag('TaskList', 'own'),
    tag('ProjectList', 'all'),
  ];
}

export const changedProjectTags = (project: { _id: string } | undefined): CacheTag[] =>
  project
    ? [
        tag('Project', project._id),
        tag('ProjectList', 'all'),
        tag('ProjectMembers', project._id),
        tag('History', project._id),
        tag('TaskWindow', project._id),
        ...ownChangeTags('project', { projectId: project._id }),
      ]
    : [];

/** The tags of a status update that was added, corrected or deleted; a rejection may mean that the shown data is old. */
export const changedStatusUpdateTags = (update: { readonly Project_id: string } | undefined): CacheTag[] =>
  update
    ? [tag('History', update.Project_id), ...ownChangeTags('status-update', { projectId: update.Project_id })]
    : [{ type: 'StatusUpdates' }];

export const changedMembersTags = (projectId: string): CacheTag[] => [
  ...changedProjectTags({ _id: projectId }),
  tag('Statistics', projectId),
  ...ownChangeTags('members', { projectId }),
];

/** Tags after a manual change of the caller's hours; also after a rejection, because the shown data may be old. */
export const changedHoursTags = (
  change: { readonly Tasks: readonly { _id: string; Project_id: string }[] } | undefined,
): CacheTag[] => [
  tag('OwnHours', 'own'),
  tag('TimerOverruns', 'own'),
  tag('RunningTimer', 'own'),
  ...(change?.Tasks ?? []).flatMap(({ _id, Project_id }) => [
    tag('TaskTimer', _id),
    tag('TimeEntries', _id),
    tag('TimeEntries', Project_id),
    tag('History', _id),
    ...ownChangeTags('timer', { id: _id, projectId: Project_id }),
    ...ownChangeTags('task', { id: _id, projectId: Project_id }),
  ]),
];

/** What a project shows of its tasks, where the answer does not name the project. */
const projectFigureTags = [{ type: 'Statistics' }, { type: 'Project' }, { type: 'Plans' }] as const;

/** What shows deleted tasks and projects among others. */
const deletionTags: readonly CacheTag[] = [
  tag('ProjectList', 'all'),
  tag('TaskList', 'own'),
  { type: 'RunningTimer' },
  tag('PlanReports', 'all'),
  { type: 'TaskWindow' },
  { type: 'ProjectTasks' },
  { type: 'Deleted' },
];

/**
 * The answer does not name the project of a deleted task, and the rows of every later window have moved up by one. The
 * deleted record itself is evicted with its page (`useUndoableDeletion`): reading it again would give 404.
 */
export const deletedRecordTags = (
  deleted: { readonly Deleted: 'task' | 'project' } | undefined,
  _failure: unknown,
  { id }: { readonly id: string },
): CacheTag[] =>
  deleted
    ? [
        tag('TaskRow', id),
        ...deletionTags,
        // The project of a deleted task still exists and can be read again; a deleted project cannot.
        ...(deleted.Deleted === 'task' ? projectFigureTags : []),
      ]
    : [];

/** Of many tasks. No page is left that would evict them: what is known of one is read again, or dropped if nothing shows it. */
export const deletedTasksTags = (
  deleted: { readonly Results: readonly { readonly _id: string | null }[] } | undefined,
): CacheTag[] =>
  deleted
    ? [
        ...deleted.Results.flatMap(({ _id: id }) => (id === null ? [] : [tag('Task', id), tag('TaskRow', id)])),
        ...deletionTags,
        ...projectFigureTags,
      ]
    : [];

/** Also after a rejection, because another user may have restored it. */
export const restoredRecordTags = (
  restored: { readonly Restored: 'task' | 'project'; readonly Task_count: number } | undefined,
  _failure: unknown,
  { id }: { readonly id: string },
): CacheTag[] => [
  tag('Project', id),
  tag('Task', id),
  tag('TaskRow', id),
  tag('History', id),
  // Those that were deleted together come back together.
  ...(restored?.Restored === 'task' && restored.Task_count > 1
    ? ([{ type: 'Task' }, { type: 'TaskRow' }, { type: 'History' }] as const)
    : []),
  tag('ProjectList', 'all'),
  tag('TaskList', 'own'),
  { type: 'TaskWindow' },
  ...projectFigureTags,
  tag('PlanReports', 'all'),
  { type: 'ProjectTasks' },
  { type: 'LinkedTasks' },
  { type: 'Deleted' },
  ...ownChangeTags('history'),
];

interface ChangedComment {
  readonly Task_id?: string | null;
  readonly Project_id?: string | null;
}

const commentTags = ({ Task_id, Project_id }: ChangedComment): CacheTag[] => {
  const subjectId = Task_id ?? Project_id;
  return subjectId ? ownChangeTags('comment', { id: subjectId }) : [];
};

/** Rows of tasks show the number of comments. */
const commentCountTags = ({ Task_id }: ChangedComment): CacheTag[] =>
  Task_id ? [tag('Task', Task_id), tag('TaskRow', Task_id)] : [];

/** Tags of a new comment on a task or on a project. */
export const addedCommentTags = (comment: ChangedComment | undefined): CacheTag[] =>
  comment ? [...commentTags(comment), ...commentCountTags(comment)] : [];

/** Also after a rejection, because it may have been changed or deleted in another tab. */
export const editedCommentTags = (comment: ChangedComment | undefined): CacheTag[] =>
  comment ? commentTags(comment) : [{ type: 'Comments' }];

/** Tags of a comment that was deleted or restored; also after a rejection. */
export const removedCommentTags = (comment: ChangedComment | undefined): CacheTag[] =>
  comment ? addedCommentTags(comment) : [{ type: 'Comments' }];
