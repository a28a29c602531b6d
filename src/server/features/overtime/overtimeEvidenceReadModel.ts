import { isFaceTimeCounted } from '../../attendance/countedFaceTimesReadModel';
import { isHolidayAt } from '../../calendar/calendarReadModel';
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { workDayBeginsAtHour } from '../../../domain/attendance/workDate';
import type { Day } from '../../../domain/calendar/day';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import { workedDays, type WorkedDay } from '../../../domain/working-plan/workedShare';
import { locationOn } from '../../workplaces/workplacesReadModel';
import type { Schema } from '../../database/schema';
import { sendTogether } from '../../database/sendTogether';
import { selectOvertime, type OvertimeRow } from './overtimeReadModel';
import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';

const begins = sql`make_time(${sql.lit(workDayBeginsAtHour)}, 0, 0)`;

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

const cameAt = sql`least(face.first_in, manual.check_in_at)`;
const leftAt = sql`greatest(face.last_out, manual.check_out_at)`;

/** First check-in and last check-out of the day of each entry; approved manual times fill gaps of the face logs. */
export const presenceOfEntries = (database: Kysely<Schema>, entryIds: readonly string[]) =>
  database
    .selectFrom('overtime_entries as entry')
    .leftJoin('manual_attendances as manual', (join) =>
      join.onRef('manual.employee_id', '=', 'entry.employee_id').onRef('manual.work_date', '=', 'entry.work_date'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('face_logs')
          .whereRef('face_logs.employee_id', '=', 'entry.employee_id')
          .whereRef('face_logs.work_date', '=', 'entry.work_date')
          .where(isFaceTimeCounted('face_logs'))
          .select(({ fn }) => [
            fn.min<Date | null>('face_logs.logged_at').filterWhere('face_logs.direction', '=', 'in').as('first_in'),
            fn.max<Date | null>('face_logs.logged_at').filterWhere('face_logs.direction', '=', 'out').as('last_out'),
          ])
          .as('face'),
      (join) => join.onTrue(),
    )
    .select(['entry.id as entry_id'])
    .select([
      sql<Date | null>`${cameAt}`.as('came_at'),
      sql<Date | null>`case when ${cameAt} is null or ${leftAt} > ${cameAt} then ${leftAt} end`.as('left_at'),
    ])
    .where('entry.id', '=', among(entryIds));

/** Finished time entries that began on the working day of each entry, of any task. */
const timersOfEntries = (database: Kysely<Schema>, entryIds: readonly string[], timeZone: string) =>
  database
    .selectFrom('overtime_entries as entry')
    .innerJoin('task_timers as timer', (join) =>
      join
        .onRef('timer.employee_id', '=', 'entry.employee_id')
        .on(
          sql<boolean>`timer.started_at >= (entry.work_date + ${begins}) at time zone ${timeZone} and timer.started_at < (entry.work_date + 1 + ${begins}) at time zone ${timeZone}`,
        ),
    )
    .select(['entry.id as entry_id', 'timer.started_at', 'timer.stopped_at'])
    .where('entry.id', '=', among(entryIds))
    .where('timer.stopped_at', 'is not', null);

/**
 * What is recorded of the days of these entries, in one round trip. `getWorkedDay` says what was to be worked, as in the limit
 * of a day (`readDayOfOvertime`).
 */
export async function evidenceOfEntries(database: Kysely<Schema>, entryIds: readonly string[], timeZone: string) {
  const ids = among(entryIds);
  const [presence, timers, holidays, leaves] = await sendTogether(database, [
    presenceOfEntries(database, entryIds),
    timersOfEntries(database, entryIds, timeZone),
    database
      .selectFrom('overtime_entries as entry')
      .innerJoin('employees as person', 'person.id', 'entry.employee_id')
      .innerJoin('holidays', 'holidays.day', 'entry.work_date')
      .select(['entry.id as entry_id', 'holidays.day', 'holidays.name', 'holidays.half'])
      .where('entry.id', '=', ids)
      .where(isHolidayAt('holidays.id', locationOn('person', 'entry.work_date'))),
    database
      .selectFrom('overtime_entries as entry')
      .innerJoin(
        leavesOfEmployment({
          timeZone,
          statuses: grantedStatuses,
          employees: database
            .selectFrom('overtime_entries')
            .select('overtime_entries.employee_id')
            .where('overtime_entries.id', '=', ids),
        }).as('leaves'),
        (join) =>
          join
            .onRef('leaves.employee_id', '=', 'entry.employee_id')
            .onRef('leaves.starts_on', '<=', 'entry.work_date')
            .onRef('leaves.ends_on', '>=', 'entry.work_date'),
      )
      .select([
        'entry.id as entry_id',
        'leaves.starts_on as from',
        'leaves.ends_on as to',
        'leaves.half_from as halfFrom',
        'leaves.half_to as halfTo',
      ])
      .where('entry.id', '=', ids),
  ]);
  const holidaysById = groupedBy(holidays, (row) => row.entry_id);
  const leavesById = groupedBy(leaves, (row) => row.entry_id);
  const getWorkedDay = ({ id, work_date: day }: Pick<OvertimeRow, 'id' | 'work_date'>): WorkedDay =>
    workedDays(holidaysById.get(id) ?? [], leavesById.get(id) ?? [])(day);
  return { presence, timers, getWorkedDay };
}

interface PersonMonth {
  readonly employeeId: string;
  readonly exceptId: string;
  readonly day: Day;
  readonly first: Day;
  readonly last: Day;
}

const maxOthers = 20;

/** Other entries of a person for the month of a day, those of the day first, and their total. */
export async function otherOvertime(
  database: Kysely<Schema>,
  { employeeId, exceptId, day, first, last }: PersonMonth,
  isVisible: Expression<SqlBool>,
): Promise<{ rows: OvertimeRow[]; total: number }> {
  const rows = await selectOvertime(database)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('overtime_entries.employee_id', '=', employeeId)
    .where('overtime_entries.id', '<>', exceptId)
    .where('overtime_entries.work_date', '>=', first)
    .where('overtime_entries.work_date', '<=', last)
    .where(isVisible)
    .orderBy(sql`overtime_entries.work_date = ${day}::date`, 'desc')
    .orderBy('overtime_entries.work_date', 'desc')
    .orderBy('overtime_entries.id')
    .limit(maxOthers)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Hours of a person's approved entries for the days from the first to the last. */
export async function approvedHours(
  database: Kysely<Schema>,
  { employeeId, first, last }: Pick<PersonMonth, 'employeeId' | 'first' | 'last'>,
): Promise<number> {
  const { hours } = await database
    .selectFrom('overtime_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('claimed_hours'), eb.lit(0)).as('hours'))
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'Approved')
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(hours);
}
