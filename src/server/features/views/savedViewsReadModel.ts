import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

const views = (database: Kysely<Schema>) =>
  database
    .selectFrom('saved_views')
    .innerJoin('employees', 'employees.id', 'saved_views.owner_id')
    .selectAll('saved_views')
    .select(['employees.full_name as owner_name', 'employees.status as owner_status']);

/** The views of a table that an employee may use: own ones first, by name. */
export const viewsOfTable = (database: Kysely<Schema>, table: string, employeeId: string) =>
  views(database)
    .where('table_name', '=', table)
    .where((eb) => eb.or([eb('owner_id', '=', employeeId), eb('is_shared', '=', true)]))
    .orderBy((eb) => eb('owner_id', '<>', employeeId))
    .orderBy(sql`lower(saved_views.name)`)
    .orderBy('saved_views.id')
    .execute();

export async function findView(database: Kysely<Schema>, id: string, employeeId: string) {
  if (!isRecordId(id)) return undefined;
  return views(database)
    .where('saved_views.id', '=', id)
    .where((eb) => eb.or([eb('owner_id', '=', employeeId), eb('is_shared', '=', true)]))
    .executeTakeFirst();
}

export type StoredView = NonNullable<Awaited<ReturnType<typeof findView>>>;

/** True when another of the employee's own views of the table has the name, ignoring case. */
export async function isViewNameTaken(
  database: Kysely<Schema>,
  { table, name, ownerId, exceptId }: { table: string; name: string; ownerId: string; exceptId: string | undefined },
): Promise<boolean> {
  const found = await database
    .selectFrom('saved_views')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('table_name', '=', table)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** Number of an employee's views, over all tables. */
export async function countViews(database: Kysely<Schema>, ownerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('saved_views')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
