import { dayIn } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { sparsePoints, sprintPoints, type SprintPoint } from '../../../../domain/charts/sprintChart';
import { companyCalendar } from '../../../calendar/companyCalendar';
import type { Handler, Schemas } from '../../../operations/call';
import { toTaskState } from './chartWire';
import { forecastPlans } from './forecastReadModel';
import { currentPlans } from './portfolioChartsReadModel';
import { statesInSprints } from './sprintChartReadModel';

const maxPoints = 12;

const burndownWire = (sprintId: string, points: readonly SprintPoint[]): Schemas['PortfolioBurndown'] => ({
  Sprint_id: sprintId,
  Points: sparsePoints(points, maxPoints).map(({ day, ideal, figures }) => ({
    Day: day,
    Open: figures?.open.tasks ?? null,
    Ideal: ideal?.tasks ?? null,
  })),
  Ideal_now: points.findLast(({ figures }) => figures !== null)?.ideal?.tasks ?? null,
});

/** The charts of the rows of the portfolio that are shown, as the charts of the sprint and of the project compute them. */
export const listPortfolioCharts: Handler<'listPortfolioCharts'> = async ({
  caller,
  database,
  now,
  query,
  services,
}) => {
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const rows = await currentPlans(database, caller, { projectIds: query.projectIds.split(','), today });
  const sprintIds = rows.flatMap(({ sprint_id }) => sprint_id ?? []);
  const states = groupedBy(await statesInSprints(database, sprintIds), ({ sprint_id }) => sprint_id);
  const firstDay = rows.reduce(
    (first, { sprint_starts_on: day }) => (day !== null && day < first ? day : first),
    today,
  );
  const calendar = await companyCalendar(database, firstDay, { now, timeZone });
  const forecasts = await forecastPlans(
    database,
    'milestone',
    rows.flatMap(({ id, milestone_id }) => (milestone_id === null ? [] : { projectId: id, ids: [milestone_id] })),
    { now, timeZone },
  );
  return rows.map((row): Schemas['PortfolioChart'] => {
    const { sprint_id: sprintId, milestone_id: milestoneId } = row;
    // Without an open task it is done.
    const { open, p50, p85 } = forecasts.get(milestoneId ?? '') ?? { open: 0, p50: today, p85: today };
    const sprint = { startsOn: row.sprint_starts_on, dueOn: row.sprint_due_on, closedAtMs: null };
    return {
      Project_id: row.id,
      Burndown:
        sprintId === null
          ? null
          : burndownWire(sprintId, sprintPoints(sprint, (states.get(sprintId) ?? []).map(toTaskState), calendar)),
      Forecast: milestoneId === null ? null : { Milestone_id: milestoneId, Open: open, P50: p50, P85: p85 },
    };
  });
};
