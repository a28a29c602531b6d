import type { Kysely } from 'kysely';
import { positionProblems } from '../../../domain/masters/masterRules';
import type { Schema } from '../../database/schema';
import { mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { chosenId, foundEntry } from './foundEntry';
import { allRecordsExist, positionEntries, usageCounts } from './mastersReadModel';
import { deleteEntry, lockEdited, saveEntry, type MasterName } from './mastersRepository';

const master = { table: 'positions', noun: 'Position', nameField: 'Position_name' } as const satisfies MasterName;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['PositionEntry'][]> {
  const [rows, uses] = await Promise.all([positionEntries(database, id), usageCounts(database, master.table)]);
  return rows.map((row) => ({
    _id: row.id,
    Position_name: row.name,
    Department: row.department_id === null ? null : { _id: row.department_id, Name: row.department_name ?? '' },
    Is_project_manager: row.is_project_manager,
    Is_technical_project_manager: row.is_technical_project_manager,
    Status: row.status,
    used_by: uses.get(row.id) ?? 0,
    Version: row.version,
  }));
}

/** @throws Failure 404 */
export const getPositionEntry: Handler<'getPositionEntry'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

/** @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong */
export const savePosition: Handler<'savePosition'> = async ({ database, body }) => {
  const departmentId = chosenId(body.Department_id);
  const isDepartment = await allRecordsExist(database, 'departments', departmentId === null ? [] : [departmentId]);
  mustBeValid([
    ...positionProblems(body),
    ...(isDepartment ? [] : [{ field: 'Department_id', message: 'This department does not exist' }]),
  ]);
  await lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun));
  const id = await saveEntry(database, master, body.id, {
    name: body.Position_name,
    department_id: departmentId,
    is_project_manager: body.Is_project_manager === 'true',
    is_technical_project_manager: body.Is_technical_project_manager === 'true',
    status: body.Status,
  });
  return foundEntry(await entries(database, id), master.noun);
};

/** All positions, by name. */
export const listPositions: Handler<'listPositions'> = ({ database }) => entries(database);

/** @throws Failure 404, 409 while it is in use */
export const deletePosition: Handler<'deletePosition'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
