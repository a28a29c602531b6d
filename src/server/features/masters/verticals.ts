import type { Kysely } from 'kysely';
import { verticalProblems } from '../../../domain/masters/masterRules';
import type { Schema } from '../../database/schema';
import { mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { foundEntry } from './foundEntry';
import { deleteEntry, lockEdited, saveEntry, type MasterName } from './mastersRepository';
import { namedEntries, usageCounts } from './mastersReadModel';

const master = { table: 'verticals', noun: 'Vertical', nameField: 'Vertical_name' } as const satisfies MasterName;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['Vertical'][]> {
  const [rows, uses] = await Promise.all([
    namedEntries(database, master.table, id),
    usageCounts(database, master.table),
  ]);
  return rows.map(({ id, name, status, version }) => ({
    _id: id,
    Vertical_name: name,
    Status: status,
    used_by: uses.get(id) ?? 0,
    Version: version,
  }));
}

/** CALL-071 to CALL-074. @throws Failure 404 */
export const getVertical: Handler<'getVertical'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

/** CALL-071 to CALL-074. @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong */
export const saveVertical: Handler<'saveVertical'> = async ({ database, body }) => {
  mustBeValid(verticalProblems(body));
  await lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun));
  const id = await saveEntry(database, master, body.id, { name: body.Vertical_name, status: body.Status });
  return foundEntry(await entries(database, id), master.noun);
};

/** CALL-071 to CALL-074. All verticals, by name. */
export const listVerticals: Handler<'listVerticals'> = ({ database }) => entries(database);

/**
 * CALL-071 to CALL-074.
 * @throws Failure 404, 409 while it is in use
 */
export const deleteVertical: Handler<'deleteVertical'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
