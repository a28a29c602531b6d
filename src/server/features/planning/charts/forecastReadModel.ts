import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { addDays, dayIn, daysOfRange, type Day } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { isDayOff, type ChartCalendar } from '../../../../domain/charts/planChart';
import {
  forecastDays,
  forecastWorkingDays,
  openByGroup,
  queueDays,
  type QueueDay,
  type QueuedTask,
} from '../../../../domain/charts/forecast';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { companyCalendar } from './chartCalendars';
import type { Schema } from '../../../database/schema';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import { isOpen } from '../../../work-figures/workStateReadModel';

/** What is forecast: the end of the tasks that are in it now. */
export type ForecastKind = 'milestone' | 'sprint';

interface QueuedRow extends QueuedTask {
  readonly projectId: string;
  readonly groupId: string | null;
}

/** The queue of a project over time. */
interface ProjectQueue {
  readonly tasks: readonly QueuedTask[];
  /** The ids of milestones or sprints by their number in the order of the plan. */
  readonly groupIds: ReadonlyMap<number, string>;
}

const epochMs = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;

/**
 * When the tasks of projects were open between two instants, in the order of the plan: milestones by due day, sprints by
 * start, other tasks last. Later changes are not included. What a task was while it was open does not matter: its states
 * without a break are one row, about a third of them all. The projects are named twice for the planner alone: it would look
 * at all tasks of the company.
 */
async function queuedTasks(
  database: Kysely<Schema>,
  projectIds: readonly string[],
  kind: ForecastKind,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ReadonlyMap<string, ProjectQueue>> {
  const group = sql.ref(kind === 'milestone' ? 'm.id' : 'p.id');
  const order =
    kind === 'milestone'
      ? sql`m.due_on nulls last, m.id nulls last`
      : sql`m.due_on nulls last, p.starts_on nulls last, p.id nulls last`;
  const { rows } = await sql<QueuedRow>`
    with queued as (
      select project_id, task_id, sprint_id, unnest(range_agg(tstzrange(valid_from, valid_to))) as span from task_states
      where project_id = any(${projectIds}::uuid[]) and ${isOpen('status')}
        and valid_from <= ${until} and (valid_to is null or valid_to >= ${since})
      group by project_id, task_id, sprint_id
    )
    select q.project_id as "projectId", ${group} as "groupId",
      (dense_rank() over (partition by q.project_id order by ${order}))::int as "group",
      coalesce(${epochMs(sql`p.starts_on`)}, 'infinity') as "plannedMs", ${epochMs(sql`t.created_at`)} as "createdMs",
      q.task_id as "taskId", ${epochMs(sql`lower(span)`)} as "fromMs",
      case when upper(span) <= ${until} then ${epochMs(sql`upper(span)`)} end as "toMs"
    from queued q join tasks t on t.id = q.task_id and t.project_id = any(${projectIds}::uuid[])
      left join sprints p on p.id = q.sprint_id left join milestones m on m.id = p.milestone_id`.execute(database);
  return new Map(
    [...groupedBy(rows, ({ projectId }) => projectId)].map(([projectId, tasks]) => [
      projectId,
      {
        tasks,
        groupIds: new Map(tasks.flatMap(({ groupId, group: place }) => (groupId === null ? [] : [[place, groupId]]))),
      },
    ]),
  );
}

/** The day after a number of working days from today. */
function workingDayAfter(workingDays: number, calendar: ChartCalendar): Day {
  let day = calendar.today;
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (!isDayOff(calendar, day)) left -= 1;
  }
  return day;
}

export interface PlanForecast {
  /** Its open tasks. */
  readonly open: number;
  /** The day by which they are done with a chance of 50 per cent; null without enough history. */
  readonly p50: Day | null;
  readonly p85: Day | null;
}

/** Milestones or sprints of a project. */
export interface ForecastPlans {
  readonly projectId: string;
  readonly ids: readonly string[];
}

/** The first day that a forecast looks at. */
export const firstForecastDay = (today: Day): Day => addDays(today, -forecastDays);

/**
 * When the present tasks of milestones or sprints will be done, from what was known at an instant. Other requests are
 * answered between two projects.
 * @param clock.calendar that of the company from `firstForecastDay` on, where the caller has read it
 * @returns by the id of the milestone or sprint; those without open tasks are left out
 */
export async function forecastPlans(
  database: Kysely<Schema>,
  kind: ForecastKind,
  plans: readonly ForecastPlans[],
  clock: { readonly now: Date; readonly timeZone: string; readonly calendar?: ChartCalendar },
): Promise<ReadonlyMap<string, PlanForecast>> {
  const { now, timeZone } = clock;
  const today = dayIn(timeZone, now);
  const first = firstForecastDay(today);
  const [calendar, queues] = await Promise.all([
    clock.calendar ?? companyCalendar(database, first, { now, timeZone }),
    queuedTasks(
      database,
      plans.map(({ projectId }) => projectId),
      kind,
      { since: instantAt(first, '00:00', timeZone), until: now },
    ),
  ]);
  // Today is not over: it would look like a day on which little was finished.
  const pastDays = daysOfRange(first, addDays(today, -1)).filter((day) => !isDayOff(calendar, day));
  const instantsMs = [...pastDays, today].map(calendar.beginningMs);
  const forecasts = await mapWithPauses(plans, ({ projectId, ids }) => {
    const queue = queues.get(projectId);
    return queue === undefined ? [] : projectForecasts(queue, new Set(ids), { instantsMs, now, calendar });
  });
  return new Map(forecasts.flat());
}

/** The forecast of a milestone or sprint: without an open task it is done. */
export const getForecast = (forecasts: ReadonlyMap<string, PlanForecast>, id: string, today: Day): PlanForecast =>
  forecasts.get(id) ?? { open: 0, p50: today, p85: today };

/** Of a company with a thousand projects; playing them all takes seconds. */
const known = new LRUCache<string, ReturnType<typeof forecastWorkingDays>>({ max: 2_000 });

/** `forecastWorkingDays`, once for the same input: the portfolio asks for the same forecasts whenever it is sorted or exported. */
function playedForecasts(
  groups: readonly (readonly number[])[],
  past: readonly QueueDay[],
  wanted: readonly number[],
): ReturnType<typeof forecastWorkingDays> {
  const key = createHash('sha256')
    .update(JSON.stringify([groups, past, wanted]))
    .digest('base64');
  const forecasts = known.get(key) ?? forecastWorkingDays(groups, past, (group) => wanted.includes(group));
  known.set(key, forecasts);
  return forecasts;
}

function projectForecasts(
  { tasks, groupIds }: ProjectQueue,
  ids: ReadonlySet<string>,
  {
    instantsMs,
    now,
    calendar,
  }: { readonly instantsMs: readonly number[]; readonly now: Date; readonly calendar: ChartCalendar },
): (readonly [string, PlanForecast])[] {
  const queue = [...openByGroup(tasks, now.getTime() + 1)].map(([group, ages]) => ({
    id: groupIds.get(group) ?? '',
    ages,
  }));
  if (!queue.some(({ id }) => ids.has(id))) return [];
  const forecasts = playedForecasts(
    queue.map(({ ages }) => ages),
    queueDays(tasks, instantsMs),
    queue.flatMap(({ id }, index) => (ids.has(id) ? [index] : [])),
  );
  return queue.flatMap(({ id, ages }, index) => {
    const forecast = forecasts[index];
    const days = {
      p50: forecast ? workingDayAfter(forecast.p50, calendar) : null,
      p85: forecast ? workingDayAfter(forecast.p85, calendar) : null,
    };
    return ids.has(id) ? [[id, { open: ages.length, ...days }] as const] : [];
  });
}
