import type { Kysely } from 'kysely';
import { locationProblems } from '../../../domain/masters/masterRules';
import type { Schema } from '../../database/schema';
import { mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { foundEntry } from './foundEntry';
import { deleteEntry, lockEdited, saveEntry, type MasterName } from './mastersRepository';
import { namedEntries, usageCounts } from './mastersReadModel';

const master = { table: 'locations', noun: 'Location', nameField: 'Location_name' } as const satisfies MasterName;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['Location'][]> {
  const [rows, uses] = await Promise.all([
    namedEntries(database, master.table, id),
    usageCounts(database, master.table),
  ]);
  return rows.map(({ id, name, status, version }) => ({
    _id: id,
    Location_name: name,
    Status: status,
    used_by: uses.get(id) ?? 0,
    Version: version,
  }));
}

/** CALL-067 to CALL-070. @throws Failure 404 */
export const getLocation: Handler<'getLocation'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

/** CALL-067 to CALL-070. @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong */
export const saveLocation: Handler<'saveLocation'> = async ({ database, body }) => {
  mustBeValid(locationProblems(body));
  await lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun));
  const id = await saveEntry(database, master, body.id, { name: body.Location_name, status: body.Status });
  return foundEntry(await entries(database, id), master.noun);
};

/** CALL-067 to CALL-070. All locations, by name. */
export const listLocations: Handler<'listLocations'> = ({ database }) => entries(database);

/**
 * CALL-067 to CALL-070.
 * @throws Failure 404, 409 while it is in use
 */
export const deleteLocation: Handler<'deleteLocation'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
