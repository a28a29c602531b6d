import { sql, type Kysely } from 'kysely';
import { monthName, toMonth } from '../../domain/calendar/month';
import type { Schema } from '../database/schema';
import { sendTogether } from '../database/sendTogether';
import { failures } from '../errors/failure';
import { monthLock } from './closingsReadModel';
import { addLogEntries } from './presentLogRepository';

/**
 * Gives the monthly records of an employee the employee's new code, also those of closed months: a record names its employee
 * by the code, and another employee may get the former one. Answers stay. To be called after the employee's row is changed.
 * @throws Failure 422 naming the newest month that has a record of either code
 */
export async function changeCodeOfRecords(
  database: Kysely<Schema>,
  codes: { readonly from: string; readonly to: string },
  actorId: string,
  now: Date,
): Promise<void> {
  // As uploads and edits of the months do; the oldest month is locked first.
  const lock = sql`select pg_advisory_xact_lock_shared(${monthLock(sql`month`)})
    from (select distinct to_char(month, 'YYYY-MM') as month from present_records where lower(code) = lower(${codes.from}) order by 1) as months`;
  const [, records] = await sendTogether(database, [
    { compile: () => lock.compile(database) },
    database
      .selectFrom('present_records')
      .select(['id', 'recorded_on', 'month', 'code'])
      .select(sql<boolean>`lower(code) = lower(${codes.from})`.as('is_former'))
      .where(sql<boolean>`lower(code) in (lower(${codes.from}), lower(${codes.to}))`)
      .orderBy('month', 'desc'),
  ]);
  const former = records.filter(({ is_former: isFormer }) => isFormer);
  const taken = new Set(records.filter(({ is_former: isFormer }) => !isFormer).map(({ month }) => month));
  const twice = former.find(({ month }) => taken.has(month));
  if (twice !== undefined)
    throw failures.invalid([
      {
        field: 'Employee_code',
        message: `The present data of ${monthName(toMonth(twice.month))} has a record of ${codes.from} and one of ${codes.to}: give one of them another code first`,
      },
    ]);
  if (former.length === 0) return;
  await database
    .updateTable('present_records')
    .set((eb) => ({ code: codes.to, version: eb('version', '+', 1), updated_at: now }))
    .where(
      'id',
      'in',
      former.map(({ id }) => id),
    )
    .execute();
  await addLogEntries(
    database,
    former.map(({ id, recorded_on: day, code }) => ({
      recordId: id,
      day,
      action: 'Edited',
      changes: [{ field: 'Code', from: code, to: codes.to }],
    })),
    actorId,
    now,
  );
}
