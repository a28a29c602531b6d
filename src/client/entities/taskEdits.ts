import { createSlice } from '@reduxjs/toolkit';
import { editedHalf } from '../../domain/tasks/taskHalves';
import { varianceHours } from '../../domain/tasks/variance';
import { api, type EditManyTasksForm, type EditTaskForm } from '../api/api';
import { readTaskChange } from '../api/changes/taskChange';
import type { KnownTask } from './knownRecords';
import { addPendingEdits } from './pendingEdits';

/** Requested values of one task, with the names of chosen people and sprints where they are known. */
type RequestedValues = Omit<EditTaskForm, 'id' | 'former'>;

/** Pending changes: by request, oldest first, and by task. */
type TaskEditsState = Record<string, Record<string, RequestedValues>>;

const { editTask, editManyTasks } = api.endpoints;

const none: TaskEditsState = {};

function requestedByTask({
  ids = [],
  changes = [],
  former: _former,
  new_tasks: _new,
  Project_id: _project,
  ...shared
}: EditManyTasksForm): Record<string, RequestedValues> {
  return Object.fromEntries([
    ...ids.map((id): [string, RequestedValues] => [id, shared]),
    ...changes.flatMap((text): [string, RequestedValues][] => {
      const { id, ...values } = readTaskChange<EditTaskForm>(text) ?? {};
      return id === undefined ? [] : [[id, values]];
    }),
  ]);
}

const slice = createSlice({
  name: 'entities/taskEdits',
  initialState: none,
  reducers: {
    /**
     * The state was put in place of the present: what it waits for was answered long ago, or never is. Also of changes of
     * milestones and sprints.
     */
    taskEditsForgotten: () => none,
  },
  extraReducers: (builder) => {
    addPendingEdits(builder, editTask, ({ id, former: _former, ...values }) => ({ [id]: values }));
    addPendingEdits(builder, editManyTasks, requestedByTask);
  },
});

export const { taskEditsForgotten } = slice.actions;
export const taskEditsReducer = slice.reducer;

export interface WithTaskEdits {
  readonly entities: { readonly taskEdits: TaskEditsState };
}

export const selectTaskEdits = (state: WithTaskEdits): TaskEditsState => state.entities.taskEdits;

/** Values derived from the task follow its changes immediately; figures that the server counts wait for its answer. */
const withVariance = <Known extends KnownTask>(task: Known): Known =>
  task.Logged_hours === undefined
    ? task
    : {
        ...task,
        Variance_hours: varianceHours({
          status: task.Status,
          estimatedHours: task.Task_duration,
          loggedHours: task.Logged_hours,
        }),
      };

function withStart(task: KnownTask, sent: string | undefined, half: RequestedValues['Start_half']) {
  const day = (sent ?? task.Start_date) || null;
  const stored = { day: task.Start_date, half: task.Start_half };
  return { Start_date: day, Start_half: editedHalf({ stored, day, chosen: half, end: 'start' }) };
}

function withDue(task: KnownTask, sent: string | undefined, half: RequestedValues['Due_half']) {
  const day = (sent ?? task.Due_date) || null;
  const stored = { day: task.Due_date, half: task.Due_half };
  return { Due_date: day, Due_half: editedHalf({ stored, day, chosen: half, end: 'due' }) };
}

function withEdit<Known extends KnownTask>(
  task: Known,
  {
    Status,
    Priority,
    Employee_id,
    Assignees,
    Short_summary,
    Issue_type,
    Start_date,
    Start_half,
    Due_date,
    Due_half,
    Task_duration,
    Sprint_id,
    Sprint_name,
  }: RequestedValues,
): Known {
  const edited = {
    ...task,
    ...(Status !== undefined && { Status }),
    ...(Priority !== undefined && { Priority }),
    ...(Employee_id !== undefined && { Employee_id, Assignees: Assignees ?? task.Assignees }),
    ...(Short_summary !== undefined && { Short_summary }),
    ...(Issue_type !== undefined && { Issue_type }),
    ...((Start_date ?? Start_half) !== undefined && withStart(task, Start_date, Start_half)),
    ...((Due_date ?? Due_half) !== undefined && withDue(task, Due_date, Due_half)),
    ...(Task_duration !== undefined && { Task_duration: Task_duration === '' ? null : Number(Task_duration) }),
    ...(Sprint_id !== undefined && {
      Sprint_id: Sprint_id === '' ? null : { _id: Sprint_id, Name: Sprint_name ?? '' },
    }),
  };
  return Status === undefined && Task_duration === undefined ? edited : withVariance(edited);
}

/**
 * The task with its pending changes applied. When the server rejects one, it is no longer pending and the stored value
 * returns. The same object when nothing is pending.
 */
export const withTaskEdits = <Known extends KnownTask>(task: Known, edits: TaskEditsState): Known =>
  Object.values(edits).reduce((shown, wanted) => {
    const values = wanted[task._id];
    return values ? withEdit(shown, values) : shown;
  }, task);
