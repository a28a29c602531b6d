import { createSelector } from '../api/createSelector';
import type { EmployeeMatch, Leave, Milestone, Project, ProjectSprint, TaskRow } from '../api/api';
import type { HeldRecords } from '../api/records/heldRecords';

/** The part of the state that records are read from. */
export interface WithRecords {
  readonly entities: { readonly records: HeldRecords };
}

type Known<Row> = Readonly<Record<string, Row | undefined>>;

const none = {};
const table =
  <Row>(kind: string) =>
  ({ entities }: WithRecords): Known<Row> =>
    (entities.records.tables[kind] as unknown as Known<Row> | undefined) ?? none;

/** A task as lists show it. What only its page shows is read with `getTask`. */
export type KnownTask = TaskRow;

const selectTasks = table<KnownTask>('task');
const selectEmployees = table<EmployeeMatch>('employee');

/** undefined when it is not cached (any more). */
export const selectTaskById = (state: WithRecords, id: string): KnownTask | undefined => selectTasks(state)[id];

/** When the answer was asked for that the task comes from; a change: when it was answered. 0 when it is not cached. */
export const selectTaskReadAt = ({ entities }: WithRecords, id: string): number =>
  entities.records.readAt.task?.[id] ?? 0;

/** The cached tasks of a list of ids, in its order, without missing ones. */
export const makeSelectTasksByIds = (ids: readonly string[]) =>
  createSelector([selectTasks], (tasks) => ids.flatMap((id) => tasks[id] ?? []));

const selectProjects = table<Project>('project');

/** undefined when it is not cached (any more). */
export const selectProjectById = (state: WithRecords, id: string): Project | undefined => selectProjects(state)[id];

/** undefined when this person was in no answer. */
export const selectEmployeeById = (state: WithRecords, id: string): EmployeeMatch | undefined =>
  selectEmployees(state)[id];

/** By id; leaves that are not cached (any more) are missing. */
export const selectLeaves = table<Leave>('leave');

/** By id; those that are not cached (any more) are missing. */
export const selectMilestones = table<Milestone>('milestone');
export const selectSprints = table<ProjectSprint>('sprint');
