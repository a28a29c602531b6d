import type { Kysely } from 'kysely';
import { techStackProblems } from '../../../domain/masters/masterRules';
import type { Schema } from '../../database/schema';
import { mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { foundEntry } from './foundEntry';
import { deleteEntry, lockEdited, saveEntry, type MasterName } from './mastersRepository';
import { namedEntries, usageCounts } from './mastersReadModel';

const master = { table: 'tech_stacks', noun: 'Tech stack', nameField: 'Name' } as const satisfies MasterName;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['NamedMaster'][]> {
  const [rows, uses] = await Promise.all([
    namedEntries(database, master.table, id),
    usageCounts(database, master.table),
  ]);
  return rows.map(({ id, name, status, version }) => ({
    _id: id,
    Name: name,
    Status: status,
    used_by: uses.get(id) ?? 0,
    Version: version,
  }));
}

/** @throws Failure 404 */
export const getTechStack: Handler<'getTechStack'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

/** @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong */
export const saveTechStack: Handler<'saveTechStack'> = async ({ database, body }) => {
  mustBeValid(techStackProblems(body));
  await lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun));
  const id = await saveEntry(database, master, body.id, { name: body.Name, status: body.Status });
  return foundEntry(await entries(database, id), master.noun);
};

/** All tech stacks, by name. */
export const listTechStackMaster: Handler<'listTechStackMaster'> = ({ database }) => entries(database);

/** @throws Failure 404, 409 while it is in use */
export const deleteTechStack: Handler<'deleteTechStack'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
