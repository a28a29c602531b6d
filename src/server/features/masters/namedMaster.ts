import type { Kysely } from 'kysely';
import { requirementProblems, techStackProblems } from '../../../domain/masters/masterRules';
import type { Schema } from '../../database/schema';
import { mustBeValid } from '../../errors/failure';
import type { Schemas } from '../../operations/call';
import { foundEntry } from './foundEntry';
import { deleteEntry, lockEdited, saveEntry, type EditedEntry } from './mastersRepository';
import { namedEntries, usageCounts } from './mastersReadModel';

/** A master whose entries have just a name and a status. */
interface NamedMaster {
  readonly table: 'requirements' | 'tech_stacks';
  readonly noun: string;
  readonly nameField: 'Name';
}

type Entry = Schemas['NamedMaster'];
/** The part of a call that the handlers of every master need. */
interface MasterCall<Body> {
  readonly database: Kysely<Schema>;
  readonly body: Body;
}

interface NamedMasterHandlers {
  /** @throws Failure 404 */
  get: (call: MasterCall<{ id: string }>) => Promise<Entry>;
  /** All entries, by name. */
  list: (call: { readonly database: Kysely<Schema> }) => Promise<Entry[]>;
  /** @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong */
  save: (call: MasterCall<EditedEntry & { Name: string; Status: Entry['Status'] }>) => Promise<Entry>;
  /** @throws Failure 404, 409 while it is in use */
  remove: (call: MasterCall<{ id: string }>) => Promise<null>;
}

function namedMasterHandlers(master: NamedMaster, getProblems: typeof techStackProblems): NamedMasterHandlers {
  async function entries(database: Kysely<Schema>, id?: string): Promise<Entry[]> {
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
  const entry = async (database: Kysely<Schema>, id: string | undefined) =>
    foundEntry(await entries(database, id), master.noun);
  return {
    get: ({ database, body }) => entry(database, body.id),
    list: ({ database }) => entries(database),
    save: async ({ database, body }) => {
      mustBeValid(getProblems(body));
      await lockEdited(database, master, body, () => entry(database, body.id));
      const id = await saveEntry(database, master, body.id, { name: body.Name, status: body.Status });
      return entry(database, id);
    },
    remove: async ({ database, body }) => {
      await deleteEntry(database, master, body.id);
      return null;
    },
  };
}

export const requirements = namedMasterHandlers(
  { table: 'requirements', noun: 'Requirement', nameField: 'Name' },
  requirementProblems,
);

export const techStacks = namedMasterHandlers(
  { table: 'tech_stacks', noun: 'Tech stack', nameField: 'Name' },
  techStackProblems,
);
