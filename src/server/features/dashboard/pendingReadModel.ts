import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { PendingKind } from '../../../domain/pending/pendingKinds';
import type { HalfColumn } from '../../database/tables/attendanceTables';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { workingLeaveDays } from '../../leave-days/workingLeaveReadModel';
import { closedMonthWithin } from '../../present-months/closingsReadModel';
import { isInPendingList, pendingTables, waitingSince, type PendingScope } from './pendingConditionsReadModel';

export interface PendingRow {
  kind: PendingKind;
  id: string;
  since: Date;
  employee_id: string;
  first_name: string;
  last_name: string;
  code: string;
  /** Type of a leave or a manual request; name of a project. */
  subject: string | null;
  note: string;
  first_day: Day;
  last_day: Day;
  half_from: HalfColumn | null;
  half_to: HalfColumn | null;
  is_emergency: boolean;
  claimed_time: string | null;
  /** 'YYYY-MM' */
  closed_month: string | null;
  /** Hours of overtime, own average of a rating, days of a month, working days of a leave. */
  figure: number | null;
  /** Of overtime, which its employee can change while it is pending. */
  version: number | null;
}
export interface PendingFigureRow {
  kind: PendingKind;
  total: number;
  oldest: Date | null;
}

/** `kinds` are those that the list can contain. */
export interface PendingList {
  readonly caller: Caller;
  readonly scope: PendingScope;
  readonly kinds: readonly PendingKind[];
}

/** subject, note, first_day, last_day, half_from, half_to, is_emergency, claimed_time, figure, version */
const pendingColumns = (timeZone: string): Readonly<Record<PendingKind, RawBuilder<unknown>>> => ({
  leave: sql`w.leave_type, w.reason, w.starts_on, w.ends_on, w.half_from, w.half_to, w.is_emergency, null::text, ${workingLeaveDays({ leave: 'w', person: 'e', timeZone })}, null::int`,
  'manual-attendance': sql`w.type, w.reason, w.work_date, w.work_date, null, null, false, to_char(w.claimed_time, 'HH24:MI'), null, null`,
  overtime: sql`p.name, w.description, w.work_date, w.work_date, null, null, false, null, w.claimed_hours, w.version`,
  kra: sql`null, '', w.month, w.month, null, null, false, null, w.own_average, null`,
  'month-issue': sql`null, '', w.month, w.month, null, null, false, null, w.grand_total_days, null`,
});

const listOf = (kind: PendingKind, { caller, scope }: PendingList): RawBuilder<unknown> =>
  sql`${pendingTables[kind]} and ${isInPendingList(kind, caller, scope)}`;

/** A window of the queue, oldest first. */
export async function pendingWindow(
  database: Kysely<Schema>,
  list: PendingList,
  { offset, limit, timeZone }: { offset: number; limit: number; timeZone: string },
): Promise<PendingRow[]> {
  if (list.kinds.length === 0) return [];
  const columns = pendingColumns(timeZone);
  // Each kind is limited by its own index before they are merged.
  const parts = list.kinds.map(
    (kind) =>
      sql`(select ${sql.lit(kind)} as kind, w.id, ${waitingSince(kind)} as since, e.id as employee_id, e.first_name, e.last_name, e.code, ${columns[kind]} from ${listOf(kind, list)} order by 3, 2 limit ${offset + limit})`,
  );
  const { rows } = await sql<PendingRow>`
    select waiting.*, ${closedMonthWithin(sql.ref('waiting.first_day'), sql.ref('waiting.last_day'))} as closed_month from (${sql.join(parts, sql` union all `)}) as waiting (kind, id, since, employee_id, first_name, last_name, code, subject, note, first_day, last_day, half_from, half_to, is_emergency, claimed_time, figure, version)
    order by since, id offset ${offset} limit ${limit}`.execute(database);
  return rows;
}

/** The number of pending records per kind, and the date of the oldest. */
export async function pendingFigures(database: Kysely<Schema>, list: PendingList): Promise<PendingFigureRow[]> {
  if (list.kinds.length === 0) return [];
  const parts = list.kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, count(*) as total, min(${waitingSince(kind)}) as oldest from ${listOf(kind, list)}`,
  );
  const { rows } = await sql<PendingFigureRow>`${sql.join(parts, sql` union all `)}`.execute(database);
  return rows;
}
