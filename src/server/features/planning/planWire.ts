import { closedStatus } from '../../../domain/planning/dueDays';
import type { Schemas } from '../../operations/call';
import { countsOf } from '../../work-figures/workStateReadModel';
import { workWire } from '../../work-figures/workWire';
import { closingOf, type MilestoneRow, type SprintRow } from './planReadModel';

/** What a closed sprint held; a sprint that has been reopened is told by what is in it. */
function closingWire(row: SprintRow): Schemas['SprintClosingFigures'] {
  if (row.status !== closedStatus || row.closed_at === null) return null;
  const { counts, carriedOver, carriedTo } = closingOf(row);
  return {
    Work: workWire(counts),
    Carried_over: carriedOver,
    Carried_to: carriedTo,
    Estimated_hours: row.closing_estimated_hours ?? 0,
    Logged_minutes: row.closing_logged_minutes ?? 0,
  };
}

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
  Work: workWire(countsOf(row)),
  Estimated_hours: row.estimated_hours ?? 0,
  Logged_minutes: row.logged_minutes ?? 0,
  Closing: closingWire(row),
  Closed_at: row.closed_at?.toISOString() ?? null,
});

/** A milestone in the spelling of the contract (FIELD-054); its figures are those of its sprints. */
export function milestoneWire(row: MilestoneRow, sprints: readonly SprintRow[]): Schemas['Milestone'] {
  // The list of sprints is the newest first; a milestone is reached from the oldest on.
  const rows = sprints.filter((sprint) => sprint.milestone_id === row.id).reverse();
  const own = rows.map(sprintWire);
  const sum = (
    figure: 'open_count' | 'finished_count' | 'rejected_count' | 'estimated_hours' | 'logged_minutes',
  ): number => rows.reduce((total, sprint) => total + (sprint[figure] ?? 0), 0);
  return {
    _id: row.id,
    Project_id: row.project_id,
    Name: row.name,
    Description: row.description,
    StartDate: row.starts_on,
    DueDate: row.due_on,
    Status: row.status as Schemas['PlanStatus'],
    Version: row.version,
    Sprints: own.map(({ _id, Name, Status, Work, Closing }) => ({ _id, Name, Status, Work, Closing })),
    // A task that was carried over counts once: in the sprint that it is in now.
    Work: workWire({ open: sum('open_count'), finished: sum('finished_count'), rejected: sum('rejected_count') }),
    Estimated_hours: sum('estimated_hours'),
    Logged_minutes: sum('logged_minutes'),
  };
}
