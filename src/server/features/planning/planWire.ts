import type { Schemas } from '../../operations/call';
import type { MilestoneRow, SprintRow } from './planReadModel';

/** A sprint in the spelling of the contract (FIELD-055). */
export const sprintWire = (row: SprintRow): Schemas['ProjectSprint'] => ({
  _id: row.id,
  Project_id: row.project_id,
  Name: row.name,
  Description: row.description,
  StartDate: row.starts_on,
  DueDate: row.due_on,
  Scope_type: row.scope_type,
  Status: row.status as Schemas['PlanStatus'],
  Milestone: row.milestone_id === null ? null : { _id: row.milestone_id, Name: row.milestone_name ?? '' },
  Version: row.version,
  Task_count: row.task_count ?? 0,
  Done_count: row.done_count ?? 0,
  Estimated_hours: row.estimated_hours ?? 0,
  Logged_minutes: row.logged_minutes ?? 0,
  Closed_at: row.closed_at?.toISOString() ?? null,
});

/** A milestone in the spelling of the contract (FIELD-054); its figures are those of its sprints. */
export function milestoneWire(row: MilestoneRow, sprints: readonly SprintRow[]): Schemas['Milestone'] {
  // The list of sprints is the newest first; a milestone is reached from the oldest on.
  const own = sprints.filter((sprint) => sprint.milestone_id === row.id).map(sprintWire).reverse();
  const sum = (figure: 'Task_count' | 'Done_count' | 'Estimated_hours' | 'Logged_minutes'): number => own.reduce((total, sprint) => total + sprint[figure], 0);
  return {
    _id: row.id,
    Project_id: row.project_id,
    Name: row.name,
    Description: row.description,
    StartDate: row.starts_on,
    DueDate: row.due_on,
    Status: row.status as Schemas['PlanStatus'],
    Version: row.version,
    Sprints: own.map(({ _id, Name, Status, Task_count, Done_count }) => ({ _id, Name, Status, Task_count, Done_count })),
    Task_count: sum('Task_count'),
    Done_count: sum('Done_count'),
    Estimated_hours: sum('Estimated_hours'),
    Logged_minutes: sum('Logged_minutes'),
  };
}
