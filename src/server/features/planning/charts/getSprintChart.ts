import { sprintPoints, type SprintPoint } from '../../../../domain/charts/sprintChart';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { dayIn, type Day } from '../../../../domain/calendar/day';
import { peopleCalendars } from './chartCalendars';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../../operations/call';
import { mustSeeSprint } from '../planAnswer';
import { amountWire, toTaskState } from './chartWire';
import { peopleOfSprints, statesInSprints, tasksOfSprintStates } from './sprintChartReadModel';

const pointWire = ({ day, workShare, untilMs, ideal, figures }: SprintPoint): Schemas['SprintChartPoint'] => ({
  Day: day,
  Work_share: workShare,
  Until: new Date(untilMs).toISOString(),
  Ideal: ideal && amountWire(ideal),
  Figures: figures && {
    Scope: amountWire(figures.scope),
    Open: amountWire(figures.open),
    Finished: amountWire(figures.finished),
    Added: figures.added,
    Removed: figures.removed,
  },
});

/**
 * Burndown and burnup of a sprint, computed from the stored states of its tasks.
 * @throws Failure 404 when the caller may not see it
 */
export const getSprintChart: Handler<'getSprintChart'> = async ({ body, caller, database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const [sprint, rows, tasks, people] = await allInOrder([
    mustSeeSprint(database, caller, body.id),
    statesInSprints(database, [body.id]),
    tasksOfSprintStates(database, body.id),
    peopleOfSprints(database, [body.id]),
  ]);
  const states = rows.map(toTaskState);
  const firstDay: Day = sprint.starts_on ?? dayIn(timeZone, rows[0]?.valid_from ?? now);
  const calendars = await peopleCalendars(database, firstDay, { now, timeZone });
  const calendar = calendars(people);
  const closedAt = sprint.status === closedStatus ? sprint.closed_at : null;
  const points = sprintPoints(
    { startsOn: sprint.starts_on, dueOn: sprint.due_on, closedAtMs: closedAt?.getTime() ?? null },
    states,
    calendar,
  );
  return {
    _id: sprint.id,
    Project_id: sprint.project_id,
    Name: sprint.name,
    StartDate: sprint.starts_on,
    DueDate: sprint.due_on,
    Closed_at: closedAt?.toISOString() ?? null,
    Points: points.map(pointWire),
    States: states.map(({ taskId, status, hours, fromMs, toMs }) => ({
      Task_id: taskId,
      Status: status as Schemas['PlanStatus'],
      Hours: hours,
      From: new Date(fromMs).toISOString(),
      To: toMs === null ? null : new Date(toMs).toISOString(),
    })),
    Tasks: tasks.map(({ id, key, summary, assignee_name }) => ({
      _id: id,
      Task_key: key,
      Summary: summary,
      Assignees: assignee_name,
    })),
  };
};
