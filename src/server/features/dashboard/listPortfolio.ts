import { hundredths } from '../../../domain/figures/hundredths';
import { dayIn } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { bugTrendDays } from '../../../domain/planning/bugTrend';
import { hoursOfSeconds } from '../../../domain/tasks/variance';
import type { Handler } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { plainText } from '../../richtext/plainText';
import { toCounts } from '../../work-figures/workStateReadModel';
import { workWire } from '../../work-figures/workWire';
import { openBugsAt, portfolioProjects } from './portfolioReadModel';

/** Of the text of a status update: as much as a tooltip shows. */
const maxShownCharacters = 300;

/** The state of the caller's projects; each figure equals the length of the task list that it opens. */
export const listPortfolio: Handler<'listPortfolio'> = async ({ caller, database, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  const weeks = bugTrendDays(today).map((day) => instantAt(day, '00:00', services.companyTimeZone));
  const [rows, earlierBugs] = await Promise.all([
    portfolioProjects(database, caller, { today, timeZone: services.companyTimeZone }),
    openBugsAt(database, caller, weeks),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    Project_name: row.name,
    Project_short_name: row.short_name,
    Status: row.status as Schemas['ProjectStatus'],
    Work: workWire(toCounts(row)),
    Estimated_hours: hundredths(row.estimated_hours ?? 0),
    Logged_hours: hoursOfSeconds(row.logged_seconds ?? 0),
    Variance_hours: row.variance_hours === null ? null : hundredths(row.variance_hours),
    Overdue_count: row.overdue_count ?? 0,
    Unassigned_count: row.unassigned_count ?? 0,
    Bug_count: row.bug_count ?? 0,
    Blocked_count: row.blocked_count ?? 0,
    Bug_trend: [...(earlierBugs.get(row.id) ?? weeks.map(() => 0)), row.bug_count ?? 0],
    Sprint:
      row.sprint_id === null
        ? null
        : {
            _id: row.sprint_id,
            Name: row.sprint_name ?? '',
            DueDate: row.sprint_due_on,
            Work: workWire(
              toCounts({
                open_count: row.sprint_open_count,
                finished_count: row.sprint_finished_count,
                rejected_count: row.sprint_rejected_count,
              }),
            ),
          },
    Next_milestone:
      row.milestone_id === null
        ? null
        : { _id: row.milestone_id, Name: row.milestone_name ?? '', DueDate: row.milestone_due_on },
    Away_count: row.away_count ?? 0,
    Last_update:
      row.update_id === null
        ? null
        : {
            _id: row.update_id,
            Health: row.health as Schemas['ProjectHealth'],
            Text: plainText(row.update_body ?? '').slice(0, maxShownCharacters),
            Author: row.update_author ?? '',
            Create_at: (row.updated_at ?? now).toISOString(),
          },
  }));
};
