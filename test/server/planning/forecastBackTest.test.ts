import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { addDays, dayIn, type Day } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import type { Database } from '../../../src/server/database/database';
import type { Schema } from '../../../src/server/database/schema';
import { loadDemonstrationCompany } from '../../../src/server/demo/loadDemonstrationCompany';
import { forecastPlans } from '../../../src/server/features/planning/charts/forecastReadModel';
import { isOpen } from '../../../src/server/work-figures/workStateReadModel';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

const timeZone = 'Asia/Kolkata';

interface PastSprint {
  readonly id: string;
  readonly project_id: string;
  readonly starts_on: Day;
}

/** What became of a forecast that was made when a sprint began. */
interface Outcome {
  readonly p50: Day;
  readonly p85: Day;
  /** The day on which the last task of the beginning was done; null while one is open. */
  readonly endedOn: Day | null;
}

async function endOfTasks(database: Kysely<Schema>, sprintId: string, since: Date): Promise<Day | null> {
  const { rows } = await sql<{ ended_at: Date | null; open: boolean }>`
    with begun as (
      select task_id from task_states
      where sprint_id = ${sprintId} and ${isOpen('status')} and valid_from <= ${since} and (valid_to is null or valid_to > ${since})
    )
    select max(valid_to) as ended_at, coalesce(bool_or(valid_to is null), false) as open
    from task_states join begun using (task_id) where ${isOpen('status')}`.execute(database);
  const [end] = rows;
  return !end?.ended_at || end.open ? null : dayIn(timeZone, end.ended_at);
}

/** Forecasts every closed sprint from what was known when it began, or when its first day had brought tasks. */
async function backTest(database: Kysely<Schema>, today: Day) {
  const { rows } = await sql<PastSprint>`
    select id, project_id, starts_on from sprints
    where deleted_at is null and status = 'CLOSE' and starts_on is not null order by project_id, starts_on`.execute(
    database,
  );
  const outcomes: Outcome[] = [];
  let withoutForecast = 0;
  for (const sprint of rows) {
    for (const day of [sprint.starts_on, addDays(sprint.starts_on, 1)]) {
      // The last moment of the day before.
      const now = new Date(instantAt(day, '00:00', timeZone).getTime() - 1);
      const forecast = (
        await forecastPlans(database, 'sprint', [{ projectId: sprint.project_id, ids: [sprint.id] }], { now, timeZone })
      ).get(sprint.id);
      if (forecast === undefined) continue;
      const { p50, p85 } = forecast;
      const endedOn = await endOfTasks(database, sprint.id, now);
      if (p50 === null || p85 === null) withoutForecast += 1;
      // Of one that is not done, nothing is known before the day of the forecast.
      else if (endedOn !== null || p85 < today) outcomes.push({ p50, p85, endedOn });
      break;
    }
  }
  const shareBy = (key: 'p50' | 'p85'): number =>
    outcomes.filter((one) => one.endedOn !== null && one.endedOn <= one[key]).length / outcomes.length;
  return { outcomes, withoutForecast, shareBy };
}

describe('the sprints of the demonstration company', () => {
  const today: Day = process.env['BACK_TEST_DAY'] ?? '2026-03-11';
  let database: Database;
  beforeAll(async () => {
    database = await openOwnTestDatabase();
    const now = new Date(`${today}T11:30:00Z`);
    expect(await loadDemonstrationCompany(database, { size: 'normal', today, now, timeZone })).toBe(true);
  });
  afterAll(() => database.close(), 30_000);

  test('ended by the day that was forecast with a chance of 85 per cent in at least 80 of 100 cases', async () => {
    const { outcomes, withoutForecast, shareBy } = await backTest(database.kysely, today);
    // Of a new project the past says nothing; otherwise there is a forecast.
    expect(outcomes.length).toBeGreaterThan(withoutForecast * 5);
    expect(shareBy('p85')).toBeGreaterThanOrEqual(0.8);
    // Days that are far too late would do that as well.
    expect(shareBy('p50')).toBeLessThan(shareBy('p85'));
    expect(shareBy('p50')).toBeLessThanOrEqual(0.8);
    const percent = (key: 'p50' | 'p85'): string => `${Math.round(shareBy(key) * 100)} %`;
    expect(readFileSync('src/docs/decisions/140-forecast-replays-the-queue.md', 'utf8')).toContain(
      `| ${formatDay(today)} | ${outcomes.length} | ${percent('p85')} | ${percent('p50')} |`,
    );
  });

  test('are forecast from the past only: what happens later changes nothing', async () => {
    const sprint = await database.kysely
      .selectFrom('sprints')
      .select(['id', 'project_id', 'starts_on'])
      .where('status', '=', 'CLOSE')
      .where('starts_on', '<', addDays(today, -60))
      .where('starts_on', '>', addDays(today, -90))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const now = instantAt(addDays(sprint.starts_on ?? today, 2), '00:00', timeZone);
    const forecast = async () => [
      ...(await forecastPlans(database.kysely, 'sprint', [{ projectId: sprint.project_id, ids: [sprint.id] }], {
        now,
        timeZone,
      })),
    ];
    const before = await forecast();
    expect(before).toHaveLength(1);
    await sql`update task_states set status = 'REOPEN' where valid_from > ${now}`.execute(database.kysely);
    await sql`delete from task_states where valid_from > ${new Date(now.getTime() + 86_400_000)}`.execute(
      database.kysely,
    );
    expect(await forecast()).toEqual(before);
  });
});
