import { dayIn } from '../../../../domain/calendar/day';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import type { Handler, Schemas } from '../../../operations/call';
import { companyCalendar } from './chartCalendars';
import { forecastWire } from './chartWire';
import { firstForecastDay, forecastPlans, getForecast } from './forecastReadModel';
import { visibleOpenMilestones } from './portfolioChartsReadModel';

/** Projects of a portion: when the tasks of all projects were open would not be small. */
const maxProjects = 40;

/** The forecasts of the milestones of a list that are shown, or of all open ones that the caller may see. */
export const listMilestoneForecasts: Handler<'listMilestoneForecasts'> = async (call) => {
  const { caller, database, now, query, services } = call;
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const [milestones, calendar] = await Promise.all([
    visibleOpenMilestones(database, caller, query.milestoneIds?.split(',')),
    companyCalendar(database, firstForecastDay(today), { now, timeZone }),
  ]);
  const projects = [...groupedBy(milestones, ({ project_id }) => project_id)].map(([projectId, ofProject]) => ({
    projectId,
    ids: ofProject.map(({ id }) => id),
  }));
  const answer: Schemas['ListedForecast'][] = [];
  for (let first = 0; first < projects.length; first += maxProjects) {
    const portion = projects.slice(first, first + maxProjects);
    const forecasts = await forecastPlans(database, 'milestone', portion, { now, timeZone, calendar });
    for (const id of portion.flatMap(({ ids }) => ids))
      answer.push({ Milestone_id: id, ...forecastWire(getForecast(forecasts, id, today)) });
  }
  return answer;
};
