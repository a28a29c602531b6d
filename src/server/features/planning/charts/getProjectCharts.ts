import { addDays } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { chartedDays, flowByDay } from '../../../../domain/charts/flow';
import { sprintBeginning } from '../../../../domain/charts/sprintBeginning';
import { sprintPoints, type ChartCalendar } from '../../../../domain/charts/planChart';
import { dayIn } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import { companyCalendar } from './chartCalendars';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { amountWire, forecastWire, toTaskState } from './chartWire';
import { firstForecastDay, forecastPlans, getForecast } from './forecastReadModel';
import {
  finishedSummaries,
  flowChanges,
  lastClosedSprints,
  openMilestones,
  type FinishedSummary,
} from './projectChartsReadModel';
import { statesInSprints } from './sprintChartReadModel';

const maxPoints = 60;
const velocitySprints = 10;
const noAmount = { tasks: 0, hours: 0 };

const timesWire = ({
  bars,
  percentiles: [p50 = null, p85 = null, p95 = null],
}: FinishedSummary): Schemas['ChartTimes'] => ({
  P50: p50,
  P85: p85,
  P95: p95,
  Bars: [...bars],
});

function velocity(
  sprints: Awaited<ReturnType<typeof lastClosedSprints>>,
  states: Awaited<ReturnType<typeof statesInSprints>>,
  calendar: ChartCalendar,
): Schemas['ChartVelocity'][] {
  const bySprint = groupedBy(states, ({ sprint_id }) => sprint_id);
  return sprints.map((sprint) => {
    const points = sprintPoints(
      { startsOn: sprint.starts_on, dueOn: sprint.due_on, closedAtMs: sprint.closed_at.getTime() },
      (bySprint.get(sprint.id) ?? []).map(toTaskState),
      calendar,
    ).flatMap(({ figures }) => figures ?? []);
    const committed = sprintBeginning(points, ({ scope }) => scope.tasks)?.scope ?? noAmount;
    return {
      _id: sprint.id,
      Name: sprint.name,
      Committed: amountWire(committed),
      Finished: amountWire(points.at(-1)?.finished ?? noAmount),
    };
  });
}

/**
 * The charts of a project.
 * @throws Failure 404 when the caller may not see it
 */
export const getProjectCharts: Handler<'getProjectCharts'> = async ({ body, caller, database, now, services }) => {
  const projectId = body.Project_id;
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const first = addDays(today, 1 - body.Days);
  const calendarFrom = first < firstForecastDay(today) ? first : firstForecastDay(today);
  const firstInstant = instantAt(first, '00:00', timeZone);
  const [, calendar, changes, finished, milestones, closed] = await allInOrder([
    mustSeeProject(database, caller, projectId),
    companyCalendar(database, calendarFrom, { now, timeZone }),
    flowChanges(database, projectId, { first, firstInstant, timeZone }),
    finishedSummaries(database, projectId, firstInstant),
    openMilestones(database, projectId),
    lastClosedSprints(database, projectId, velocitySprints),
  ]);
  const plans = [{ projectId, ids: milestones.map(({ id }) => id) }];
  const [forecasts, states] = await allInOrder([
    forecastPlans(database, 'milestone', plans, { now, timeZone, calendar }),
    statesInSprints(
      database,
      closed.map(({ id }) => id),
    ),
  ]);
  return {
    Project_id: projectId,
    Statuses: [...taskStatuses],
    Flow: flowByDay(changes, chartedDays(first, today, maxPoints)).map(({ day, counts, openBugs }) => ({
      Day: day,
      Counts: taskStatuses.map((status) => counts[status]),
      Open_bugs: openBugs,
    })),
    Velocity: velocity(closed, states, calendar),
    Lead: timesWire(finished.lead),
    Cycle: timesWire(finished.cycle),
    Accuracy: {
      Tasks: finished.ratio.count,
      Middle_ratio: finished.ratio.percentiles[0] ?? null,
      Near_percent: finished.ratio.count === 0 ? null : Math.round((finished.ratio.near / finished.ratio.count) * 100),
      Bars: [...finished.ratio.bars],
    },
    Forecast: milestones.map((milestone) => ({
      _id: milestone.id,
      Name: milestone.name,
      DueDate: milestone.due_on,
      ...forecastWire(getForecast(forecasts, milestone.id, today)),
      Open: milestone.open_count,
    })),
  };
};
