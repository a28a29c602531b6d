import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { isFaceTimeCounted } from '../../attendance/countedFaceTimesReadModel';
import type { Schema } from '../../database/schema';

interface Period {
  first: Day;
  last: Day;
}

/** First and last check-in and last check-out of every day with face logs that count, oldest first. */
export const faceLogDays = (database: Kysely<Schema>, employeeId: string, { first, last }: Period) =>
  database
    .selectFrom('face_logs')
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .where(isFaceTimeCounted('face_logs'))
    .groupBy('work_date')
    .orderBy('work_date')
    .select((eb) => [
      'work_date',
      eb.fn.min<Date | null>('logged_at').filterWhere('direction', '=', 'in').as('first_in_at'),
      eb.fn.max<Date | null>('logged_at').filterWhere('direction', '=', 'out').as('last_out_at'),
      eb.fn.max<Date | null>('logged_at').filterWhere('direction', '=', 'in').as('last_in_at'),
    ])
    .execute();

/** Times set by manual requests, newest day first. */
export const manualDays = (database: Kysely<Schema>, employeeId: string, { first, last }: Period) =>
  database
    .selectFrom('manual_attendances')
    .select(['work_date', 'check_in_at', 'check_out_at'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .orderBy('work_date', 'desc')
    .execute();
