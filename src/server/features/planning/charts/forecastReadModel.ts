import { sql, type Kysely } from 'kysely';
import { addDays, dayIn, daysBetween, type Day } from '../../../../domain/calendar/day';
import type { ChartCalendar } from '../../../../domain/charts/sprintChart';
import {
  forecastDays,
  forecastWorkingDays,
  openByGroup,
  queueDays,
  type QueuedState,
} from '../../../../domain/charts/forecast';
import { companyCalendar } from '../../../calendar/companyCalendar';
import type { Schema } from '../../../database/schema';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { toTaskState } from './chartWire';

/** What is forecast: the end of the tasks that are in it now. */
export type ForecastKind = 'milestone' | 'sprint';

interface QueuedRow {
  readonly group_id: string | null;
  readonly place: number;
  readonly planned_on: Day | null;
  readonly created_at: Date;
  readonly task_id: string;
  readonly status: string;
  readonly duration_hours: number | null;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

/**
 * The open states of all tasks of a project between two instants, in the order of the plan: milestones by due day,
 * sprints by start, other tasks last. Later changes are not included.
 */
async function queuedStates(
  database: Kysely<Schema>,
  projectId: string,
  kind: ForecastKind,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<{ readonly states: readonly QueuedState[]; readonly groupIds: ReadonlyMap<number, string> }> {
  const group = sql.ref(kind === 'milestone' ? 'm.id' : 'p.id');
  const order =
    kind === 'milestone'
      ? sql`m.due_on nulls last, m.id nulls last`
      : sql`m.due_on nulls last, p.starts_on nulls last, p.id nulls last`;
  const { rows } = await sql<QueuedRow>`
    select ${group} as group_id, (dense_rank() over (order by ${order}))::int as place, p.starts_on as planned_on,
      t.created_at, s.task_id, s.status, s.duration_hours, s.valid_from, case when s.valid_to <= ${until} then s.valid_to end as valid_to
    from task_states s join tasks t on t.id = s.task_id
      left join sprints p on p.id = s.sprint_id left join milestones m on m.id = p.milestone_id
    where s.project_id = ${projectId} and ${isOpen('s.status')}
      and s.valid_from <= ${until} and (s.valid_to is null or s.valid_to >= ${since})`.execute(database);
  return {
    states: rows.map((row) => ({
      ...toTaskState(row),
      group: row.place,
      plannedMs: row.planned_on === null ? Number.POSITIVE_INFINITY : Date.parse(row.planned_on),
      createdMs: row.created_at.getTime(),
    })),
    groupIds: new Map(rows.flatMap(({ group_id, place }) => (group_id === null ? [] : [[place, group_id] as const]))),
  };
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

export interface PlanForecast {
  /** Its open tasks. */
  readonly open: number;
  /** The day by which they are done with a chance of 50 per cent; null without enough history. */
  readonly p50: Day | null;
  readonly p85: Day | null;
}

/**
 * When the present tasks of milestones or sprints of a project will be done, from what was known at an instant.
 * @returns by the id of the milestone or sprint; those without open tasks are left out
 */
export async function forecastPlan(
  database: Kysely<Schema>,
  {
    projectId,
    kind,
    ids,
  }: { readonly projectId: string; readonly kind: ForecastKind; readonly ids: readonly string[] },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<ReadonlyMap<string, PlanForecast>> {
  const today = dayIn(timeZone, now);
  const first = addDays(today, -forecastDays);
  const calendar = await companyCalendar(database, first, { now, timeZone });
  // Today is not over: it would look like a day on which little was finished.
  const pastDays = daysBetween(first, addDays(today, -1)).filter((day) => !calendar.isDayOff(day));
  const instantsMs = [...pastDays, today].map(calendar.beginningMs);
  const { states, groupIds } = await queuedStates(database, projectId, kind, {
    since: new Date(instantsMs[0] ?? now.getTime()),
    until: now,
  });
  const queue = [...openByGroup(states, now.getTime() + 1)].map(([group, ages]) => ({
    id: groupIds.get(group) ?? null,
    ages,
  }));
  const forecasts = forecastWorkingDays(
    queue.map(({ ages }) => ages),
    queueDays(states, instantsMs),
    (index) => ids.includes(queue[index]?.id ?? ''),
  );
  return new Map(
    queue.flatMap(({ id, ages }, index) => {
      const forecast = forecasts[index];
      const days = {
        p50: forecast ? workingDayAfter(forecast.p50, calendar) : null,
        p85: forecast ? workingDayAfter(forecast.p85, calendar) : null,
      };
      return id !== null && ids.includes(id) ? [[id, { open: ages.length, ...days }] as const] : [];
    }),
  );
}
