import { addDays, dayIn, type Day } from '../../../../domain/calendar/day';
import { planPoints } from '../../../../domain/charts/planChart';
import type { TaskState } from '../../../../domain/charts/scopeStates';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { mustSeeMilestone } from '../planAnswer';
import { companyCalendar } from './chartCalendars';
import { planChartWire, toTaskState } from './chartWire';
import { forecastPlans, getForecast } from './forecastReadModel';
import { sprintsOfMilestone, statesInSprints, tasksOfSprintStates } from './sprintChartReadModel';

/** A forecast beyond it leaves the picture: what has happened would have no room. */
const maxForecastDays = 183;

/** Just after the last change; null without any. */
function afterLastChange(states: readonly TaskState[]): number | null {
  const changes = states.flatMap(({ fromMs, toMs }) => (toMs === null ? [fromMs] : [fromMs, toMs]));
  return changes.length === 0 ? null : changes.reduce((last, change) => Math.max(last, change)) + 1;
}

/**
 * Burnup and burndown of a milestone, computed from the stored states of the tasks in the sprints that it has now, and its
 * forecast. A task that goes from one of them to another stays in it. When a milestone was closed is not stored: its chart
 * ends with the last change of its tasks, at its due day at the earliest.
 * @throws Failure 404 when the caller may not see it
 */
export const getMilestoneChart: Handler<'getMilestoneChart'> = async ({ body, caller, database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const sprints = sprintsOfMilestone(body.id);
  const [milestone, rows, tasks] = await allInOrder([
    mustSeeMilestone(database, caller, body.id),
    statesInSprints(database, sprints),
    tasksOfSprintStates(database, sprints),
  ]);
  const { id, project_id: projectId, due_on: dueOn } = milestone;
  const today = dayIn(timeZone, now);
  const states = rows.map(toTaskState);
  // Its tasks may have begun before it does.
  const startsOn = milestone.starts_on !== null && milestone.starts_on <= today ? milestone.starts_on : null;
  const firstDay: Day = startsOn ?? dayIn(timeZone, rows[0]?.valid_from ?? now);
  const isPlanOpen = isOpenStatus(milestone.status);
  const [calendar, forecasts] = await allInOrder([
    companyCalendar(database, firstDay, { now, timeZone }),
    isPlanOpen ? forecastPlans(database, 'milestone', [{ projectId, ids: [id] }], { now, timeZone }) : undefined,
  ]);
  const forecast = forecasts && getForecast(forecasts, id, today);
  const closedAtMs = isPlanOpen ? null : afterLastChange(states);
  const farthest = addDays(today, maxForecastDays);
  const shownUntil = forecast?.p85 ?? today;
  const points = planPoints(
    {
      startsOn,
      dueOn,
      closedAtMs,
      ...(forecast && { shownUntil: shownUntil < farthest ? shownUntil : farthest }),
    },
    states,
    calendar,
  );
  return planChartWire(milestone, { closedAtMs, forecast, points, states, tasks });
};
