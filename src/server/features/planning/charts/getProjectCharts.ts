import { addDays, daysBetween, type Day } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { chartedDays, flowByDay } from '../../../../domain/charts/flow';
import { forecastWorkingDays } from '../../../../domain/charts/forecast';
import { sprintPoints, type ChartCalendar } from '../../../../domain/charts/sprintChart';
import { dayIn } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import { companyCalendar } from '../../../calendar/companyCalendar';
import type { Handler, Schemas } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { amountWire, toTaskState } from './chartWire';
import {
  finishedSummaries,
  flowChanges,
  lastClosedSprints,
  openMilestones,
  plannedEndsByDay,
  type FinishedSummary,
} from './projectChartsReadModel';

const maxPoints = 60;
const velocitySprints = 10;
/** Days of the past that a forecast is drawn from. */
const forecastDays = 84;
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
  { sprints, states }: Awaited<ReturnType<typeof lastClosedSprints>>,
  calendar: ChartCalendar,
): Schemas['ChartVelocity'][] {
  const bySprint = groupedBy(states, ({ sprint_id }) => sprint_id);
  return sprints.map((sprint) => {
    const points = sprintPoints(
      { startsOn: sprint.starts_on, dueOn: sprint.due_on, closedAtMs: sprint.closed_at.getTime() },
      (bySprint.get(sprint.id) ?? []).map(toTaskState),
      calendar,
    ).flatMap(({ figures }) => figures ?? []);
    const committed = points.find(({ scope }) => scope.tasks > 0)?.scope ?? noAmount;
    return {
      _id: sprint.id,
      Name: sprint.name,
      Committed: amountWire(committed),
      Finished: amountWire(points.at(-1)?.finished ?? noAmount),
    };
  });
}

/** The day after a number of working days from today. */
function workingDayAfter(workingDays: number, { today, isDayOff }: ChartCalendar): Day {
  let day = today;
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (!isDayOff(day)) left -= 1;
  }
  return day;
}

/**
 * How a project is going.
 * @throws Failure 404 when the caller may not see it
 */
export const getProjectCharts: Handler<'getProjectCharts'> = async ({ body, caller, database, now, services }) => {
  const projectId = body.Project_id;
  await mustSeeProject(database, caller, projectId);
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const first = addDays(today, 1 - body.Days);
  const forecastFirst = addDays(today, -forecastDays);
  const earliest = first < forecastFirst ? first : forecastFirst;
  const calendar = await companyCalendar(database, earliest, { now, timeZone });
  const firstInstant = instantAt(first, '00:00', timeZone);
  const changes = await flowChanges(database, projectId, { first, firstInstant, timeZone });
  const finished = await finishedSummaries(database, projectId, firstInstant);
  const forecastInstant = instantAt(forecastFirst, '00:00', timeZone);
  const plannedEnds = await plannedEndsByDay(database, projectId, forecastInstant, timeZone);
  const milestones = await openMilestones(database, projectId);

  // Today is not over: it would look like a day on which little was finished.
  const pastWorkingDays = daysBetween(forecastFirst, addDays(today, -1)).filter((day) => !calendar.isDayOff(day));
  let openBefore = 0;
  const openUpTo = milestones.map(({ open_count }) => (openBefore += open_count));
  const forecasts = forecastWorkingDays(
    openUpTo,
    pastWorkingDays.map((day) => plannedEnds.get(day) ?? 0),
  );

  return {
    Project_id: projectId,
    Statuses: [...taskStatuses],
    Flow: flowByDay(changes, chartedDays(first, today, maxPoints)).map(({ day, counts, openBugs }) => ({
      Day: day,
      Counts: taskStatuses.map((status) => counts[status]),
      Open_bugs: openBugs,
    })),
    Velocity: velocity(await lastClosedSprints(database, projectId, velocitySprints), calendar),
    Lead: timesWire(finished.lead),
    Cycle: timesWire(finished.cycle),
    Accuracy: {
      Tasks: finished.ratio.count,
      Middle_ratio: finished.ratio.percentiles[0] ?? null,
      Near_percent: finished.ratio.count === 0 ? null : Math.round((finished.ratio.near / finished.ratio.count) * 100),
      Bars: [...finished.ratio.bars],
    },
    Forecast: milestones.map((milestone, index) => {
      const forecast = forecasts[index];
      return {
        _id: milestone.id,
        Name: milestone.name,
        DueDate: milestone.due_on,
        Open: milestone.open_count,
        P50: forecast ? workingDayAfter(forecast.p50, calendar) : null,
        P85: forecast ? workingDayAfter(forecast.p85, calendar) : null,
      };
    }),
  };
};
