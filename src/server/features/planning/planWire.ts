import { closedStatus } from '../../../domain/planning/dueDays';
import type { Schemas } from '../../operations/call';
import { toCounts } from '../../work-figures/workStateReadModel';
import { workWire } from '../../work-figures/workWire';
import { lastClosing, type MilestoneRow, type SprintRow } from './planReadModel';

/** The figures of a closed sprint at its closing; a reopened one has current figures. */
function closingWire(row: SprintRow): Schemas['SprintClosingFigures'] {
  if (row.status !== closedStatus || row.closed_at === null) return null;
  const { counts, carriedOver, carriedTo } = lastClosing(row);
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
  Work: workWire(toCounts(row)),
  Estimated_hours: row.estimated_hours ?? 0,
  Logged_minutes: row.logged_minutes ?? 0,
  Closing: closingWire(row),
  Closed_at: row.closed_at?.toISOString() ?? null,
});

/** A milestone in the spelling of the contract (FIELD-054); its figures are those of its sprints. */
export function milestoneWire(row: MilestoneRow, sprints: readonly SprintRow[]): Schemas['Milestone'] {
  // Sprints are listed newest first, but those of a milestone oldest first.
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
    // A task that was carried over counts once, in its present sprint.
    Work: workWire({ open: sum('open_count'), finished: sum('finished_count'), rejected: sum('rejected_count') }),
    Estimated_hours: sum('estimated_hours'),
    Logged_minutes: sum('logged_minutes'),
  };
}
