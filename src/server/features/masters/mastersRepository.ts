import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import { isRecordId } from '../../database/isRecordId';
import { insertRows } from '../../database/rowsRepository';
import { withNextStatement } from '../../database/pools/preparingPool';
import type { Schema } from '../../database/schema';
import { Failure, failures } from '../../errors/failure';
import { usageCount, type MasterTable } from './mastersReadModel';

/** The noun for an entry of the master, and the form field of its name. */
export interface MasterName {
  readonly table: MasterTable;
  /** 'Location' */
  readonly noun: string;
  readonly nameField: string;
}

/** The fields that identify the edited entry; without an id one is added. */
export interface EditedEntry {
  readonly id?: string;
  readonly Version?: number;
}

/**
 * Locks the edited entry, so that concurrent saves wait for each other.
 * @param current the stored entry, in wire spelling
 * @throws Failure 404 for an unknown id, 409 when a newer version is stored than the edited one
 */
export async function lockEdited(
  database: Kysely<Schema>,
  { table, noun }: { readonly table: MasterTable | 'holidays'; readonly noun: string },
  { id, Version }: EditedEntry,
  current: () => Promise<object>,
): Promise<void> {
  if (id === undefined) return;
  if (!isRecordId(id)) throw failures.notFound(noun);
  const { rows } = await sql<{
    version: number;
  }>`select version from ${sql.table(table)} where id = ${id} for no key update`.execute(database);
  const [stored] = rows;
  if (stored === undefined) throw failures.notFound(noun);
  if (Version !== undefined && stored.version > Version) throw failures.competingEdit({ ...(await current()) });
}

type Value = string | number | boolean | null;

/**
 * Adds an entry, or changes the one with the id, which is locked (`lockEdited`).
 * @param values columns of the master, including `name`
 * @returns its id
 * @throws Failure 409 for the name of another entry
 */
export async function saveEntry(
  database: Kysely<Schema>,
  { table, noun, nameField }: MasterName,
  id: string | undefined,
  values: Readonly<Record<string, Value>> & { readonly name: string },
): Promise<string> {
  const name = values.name.trim();
  const { rows: others } =
    await sql`select id from ${sql.table(table)} where lower(name) = lower(${name}) and id is distinct from ${id ?? null}::uuid limit 1`.execute(
      database,
    );
  const message = `There is a ${noun.toLowerCase()} of this name already`;
  if (others.length > 0)
    throw new Failure(409, message, { code: 'already_exists', errors: [{ field: nameField, message }] });
  const columns = Object.entries({ ...values, name });
  if (id === undefined) {
    const made = newId();
    const names = sql.join([sql.ref('id'), ...columns.map(([column]) => sql.ref(column))]);
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join([made, ...columns.map(([, value]) => value)])})`.execute(
      database,
    );
    return made;
  }
  const changes = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  await sql`update ${sql.table(table)} set ${changes}, version = version + 1 where id = ${id}`.execute(database);
  return id;
}

/**
 * Deletes an unused entry. It is locked first, so that no concurrent change can use it.
 * @throws Failure 404 for an unknown id, 409 while it is in use
 */
export async function deleteEntry(database: Kysely<Schema>, { table, noun }: MasterName, id: string): Promise<void> {
  if (!isRecordId(id)) throw failures.notFound(noun);
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(database);
  if (rows.length === 0) throw failures.notFound(noun);
  const uses = await usageCount(database, table, id);
  if (uses > 0)
    throw failures.conflict(
      `This ${noun.toLowerCase()} is used by ${uses}: it cannot be deleted. Set it to DeActive instead.`,
      'still_in_use',
    );
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(database);
}

/** Locks the tree of departments until the transaction ends, so that two changes cannot create a cycle. */
export async function lockDepartmentTree(database: Kysely<Schema>): Promise<Map<string, string | null>> {
  await sql`${withNextStatement}lock table departments in share row exclusive mode`.execute(database);
  const rows = await database.selectFrom('departments').select(['id', 'parent_id']).execute();
  return new Map(rows.map((row) => [row.id, row.parent_id]));
}

/** Sets the handlers of a ticket department. */
export async function replaceHandlers(
  database: Kysely<Schema>,
  departmentId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await database.deleteFrom('ticket_department_handlers').where('ticket_department_id', '=', departmentId).execute();
  if (employeeIds.length === 0) return;
  await database
    .insertInto('ticket_department_handlers')
    .values(employeeIds.map((employee_id) => ({ ticket_department_id: departmentId, employee_id })))
    .execute();
}

export interface HolidayValues {
  day: string;
  name: string;
  half: 'First Half' | 'Second Half' | null;
  locationIds: readonly string[];
  /** undefined: it stays as it is stored. */
  enteredAt: Date | undefined;
}

/**
 * Adds a holiday, or changes the one with the id.
 * @throws Failure 404 for an unknown id
 */
export async function saveHolidayEntry(
  database: Kysely<Schema>,
  id: string | undefined,
  { locationIds, enteredAt, ...columns }: HolidayValues,
): Promise<string> {
  const holidayId = id ?? newId();
  const values = { ...columns, ...(enteredAt && { entered_at: enteredAt }) };
  if (id === undefined)
    await database
      .insertInto('holidays')
      .values({ id: holidayId, ...values })
      .execute();
  else {
    const changed = await database
      .updateTable('holidays')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', holidayId)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw failures.notFound('Holiday');
    await database.deleteFrom('holiday_locations').where('holiday_id', '=', holidayId).execute();
  }
  if (locationIds.length > 0)
    await database
      .insertInto('holiday_locations')
      .values(locationIds.map((location_id) => ({ holiday_id: holidayId, location_id })))
      .execute();
  return holidayId;
}

/** Adds holidays with their locations. */
export async function insertHolidays(
  database: Kysely<Schema>,
  holidays: readonly Omit<HolidayValues, 'enteredAt'>[],
  now: Date,
): Promise<void> {
  const rows = holidays.map((holiday) => ({ id: newId(), ...holiday }));
  await insertRows(
    database,
    'holidays',
    rows.map(({ id, day, name, half }) => ({ id, day, name, half, entered_at: now })),
  );
  await insertRows(
    database,
    'holiday_locations',
    rows.flatMap(({ id, locationIds }) => locationIds.map((location_id) => ({ holiday_id: id, location_id }))),
  );
}

/**
 * @returns its day
 * @throws Failure 404 for an unknown id
 */
export async function removeHoliday(database: Kysely<Schema>, id: string): Promise<Day> {
  const removed = await database.deleteFrom('holidays').where('id', '=', id).returning('day').executeTakeFirst();
  if (removed === undefined) throw failures.notFound('Holiday');
  return removed.day;
}
