import { sprintPoints } from '../../../../domain/charts/planChart';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { dayIn, type Day } from '../../../../domain/calendar/day';
import { peopleCalendars } from './chartCalendars';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { mustSeeSprint } from '../planAnswer';
import { planChartWire, toTaskState } from './chartWire';
import { forecastPlans, getForecast } from './forecastReadModel';
import { peopleOfSprints, statesInSprints, tasksOfSprintStates } from './sprintChartReadModel';

/**
 * Burndown and burnup of a sprint, computed from the stored states of its tasks, and its forecast.
 * @throws Failure 404 when the caller may not see it
 */
export const getSprintChart: Handler<'getSprintChart'> = async ({ body, caller, database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const [sprint, rows, tasks, people] = await allInOrder([
    mustSeeSprint(database, caller, body.id),
    statesInSprints(database, [body.id]),
    tasksOfSprintStates(database, [body.id]),
    peopleOfSprints(database, [body.id]),
  ]);
  const states = rows.map(toTaskState);
  const firstDay: Day = sprint.starts_on ?? dayIn(timeZone, rows[0]?.valid_from ?? now);
  const isClosed = sprint.status === closedStatus;
  const [calendars, forecasts] = await allInOrder([
    peopleCalendars(database, firstDay, { now, timeZone }),
    isClosed
      ? undefined
      : forecastPlans(database, 'sprint', [{ projectId: sprint.project_id, ids: [sprint.id] }], { now, timeZone }),
  ]);
  const closedAtMs = isClosed ? (sprint.closed_at?.getTime() ?? null) : null;
  const points = sprintPoints(
    { startsOn: sprint.starts_on, dueOn: sprint.due_on, closedAtMs },
    states,
    calendars(people),
  );
  const forecast = forecasts && getForecast(forecasts, sprint.id, dayIn(timeZone, now));
  return planChartWire(sprint, { closedAtMs, forecast, points, states, tasks });
};
