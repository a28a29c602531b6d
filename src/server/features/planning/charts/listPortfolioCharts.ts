import { addDays, dayIn } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { maxChartDays, sparsePoints, sprintPoints, type PlanPoint } from '../../../../domain/charts/planChart';
import { peopleCalendars } from './chartCalendars';
import type { Call, Handler, Schemas } from '../../../operations/call';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import { forecastWire, toTaskState } from './chartWire';
import { forecastPlans, getForecast } from './forecastReadModel';
import { currentPlans } from './portfolioChartsReadModel';
import { peopleOfSprints, statesInSprints } from './sprintChartReadModel';

/** A point for each day of a sprint of six weeks. */
const maxPoints = 45;
/** Projects of a portion. */
const maxProjects = 40;

const burndownWire = (sprintId: string, points: readonly PlanPoint[]): Schemas['PortfolioBurndown'] => ({
  Sprint_id: sprintId,
  Points: sparsePoints(points, maxPoints).map(({ day, workShare, ideal, figures }) => ({
    Day: day,
    Work_share: workShare,
    Open: figures?.open.tasks ?? null,
    Ideal: ideal?.tasks ?? null,
  })),
  Ideal_now: points.findLast(({ figures }) => figures !== null)?.ideal?.tasks ?? null,
});

/** The charts of projects, as the charts of the sprint and of the project compute them. */
async function readCharts(
  { database, now, services }: Pick<Call<'listPortfolioCharts'>, 'database' | 'now' | 'services'>,
  rows: Awaited<ReturnType<typeof currentPlans>>,
  calendars: Awaited<ReturnType<typeof peopleCalendars>>,
): Promise<Schemas['PortfolioChart'][]> {
  const sprintIds = rows.flatMap(({ sprint_id }) => sprint_id ?? []);
  const calendar = calendars([]);
  const { today } = calendar;
  const [stored, allPeople, forecasts] = await Promise.all([
    statesInSprints(database, sprintIds),
    peopleOfSprints(database, sprintIds),
    forecastPlans(
      database,
      'milestone',
      rows.flatMap(({ id, milestone_id }) => (milestone_id === null ? [] : { projectId: id, ids: [milestone_id] })),
      { now, timeZone: services.companyTimeZone, calendar },
    ),
  ]);
  const states = groupedBy(stored, ({ sprint_id }) => sprint_id);
  const people = groupedBy(allPeople, ({ sprintId }) => sprintId);
  return mapWithPauses(rows, (row): Schemas['PortfolioChart'] => {
    const { sprint_id: sprintId, milestone_id: milestoneId } = row;
    const sprint = { startsOn: row.sprint_starts_on, dueOn: row.sprint_due_on, closedAtMs: null };
    return {
      Project_id: row.id,
      Burndown:
        sprintId === null
          ? null
          : burndownWire(
              sprintId,
              sprintPoints(
                sprint,
                (states.get(sprintId) ?? []).map(toTaskState),
                calendars(people.get(sprintId) ?? []),
              ),
            ),
      Forecast:
        milestoneId === null
          ? null
          : { Milestone_id: milestoneId, ...forecastWire(getForecast(forecasts, milestoneId, today)) },
    };
  });
}

/** The charts of the rows of the portfolio that are shown, or of all its rows. */
export const listPortfolioCharts: Handler<'listPortfolioCharts'> = async (call) => {
  const { caller, database, now, query, services } = call;
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const [rows, calendars] = await Promise.all([
    currentPlans(database, caller, { projectIds: query.projectIds?.split(','), today }),
    // A current sprint is shown to today at least; a forecast looks back less far.
    peopleCalendars(database, addDays(today, -maxChartDays), { now, timeZone }),
  ]);
  const charts: Schemas['PortfolioChart'][] = [];
  // In portions: the states of all tasks of all projects would not be small.
  for (let first = 0; first < rows.length; first += maxProjects)
    charts.push(...(await readCharts(call, rows.slice(first, first + maxProjects), calendars)));
  return charts;
};
