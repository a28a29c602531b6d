import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Sendable } from '../../database/sendTogether';
import { valueCountsStatement } from '../../database/valueCountsReadModel';
import type { overtimeOrder } from './overtimeFilterReadModel';
import { selectOvertime, type OvertimeRow } from './overtimeReadModel';

/** A window of the entries that match a condition. Only ids are sorted and skipped; names are joined for the window. */
export function overtimeWindow(
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  order: ReturnType<typeof overtimeOrder>,
  { offset, limit }: { offset: number; limit: number },
): Sendable<OvertimeRow> {
  let ids = database
    .selectFrom('overtime_entries')
    .innerJoin('employees as person', 'person.id', 'overtime_entries.employee_id')
    .innerJoin('projects as project', 'project.id', 'overtime_entries.project_id')
    .select('overtime_entries.id')
    .where(condition);
  for (const [column, direction] of order) ids = ids.orderBy(column, direction);
  let rows = selectOvertime(database).where('overtime_entries.id', 'in', ids.offset(offset).limit(limit));
  for (const [column, direction] of order) rows = rows.orderBy(column, direction);
  return rows;
}

/** One row with the length of the list. */
export const countOvertime = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  database
    .selectFrom('overtime_entries')
    .where(condition)
    .select((eb) => eb.fn.countAll<number>().as('total'));

export const countOvertimeByStatus = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  valueCountsStatement(database, sql`overtime_entries`, sql`overtime_entries.status`, condition);
