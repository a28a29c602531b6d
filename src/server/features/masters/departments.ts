import type { Kysely } from 'kysely';
import { departmentProblems, isDepartmentCycle, masterMessages } from '../../../domain/masters/masterRules';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { activeAmong } from '../../employee-records/activePeopleReadModel';
import { mustBeValid } from '../../errors/failure';
import { notifyDepartmentHeads } from '../../notifications/notifyDepartmentHeads';
import type { Handler, Schemas } from '../../operations/call';
import { chosenId, foundEntry } from './foundEntry';
import { departmentEntries, usageCounts } from './mastersReadModel';
import { deleteEntry, lockEdited, lockDepartmentTree, saveEntry, type MasterName } from './mastersRepository';

const master = { table: 'departments', noun: 'Department', nameField: 'Department_name' } as const satisfies MasterName;

const reference = (id: string | null, name: string | null): { _id: string; Name: string } | null =>
  id === null ? null : { _id: id, Name: name ?? '' };

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['Department'][]> {
  const [rows, uses] = await Promise.all([departmentEntries(database, id), usageCounts(database, master.table)]);
  return rows.map((row) => ({
    _id: row.id,
    Department_name: row.name,
    Head: reference(row.head_id, row.head_name),
    Parent: reference(row.parent_id, row.parent_name),
    Status: row.status,
    used_by: uses.get(row.id) ?? 0,
    Version: row.version,
  }));
}

/** @throws Failure 404 */
export const getDepartment: Handler<'getDepartment'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

async function placeProblems(
  database: Kysely<Schema>,
  id: string | undefined,
  headId: string | null,
  parentId: string | null,
): Promise<{ problems: FieldProblem[]; newHeadId: string | null }> {
  const [parents, active, [stored]] = await allInOrder([
    lockDepartmentTree(database),
    activeAmong(database, headId === null ? [] : [headId]),
    id !== undefined && isRecordId(id) ? departmentEntries(database, id) : [],
  ]);
  const newHeadId = headId === stored?.head_id ? null : headId;
  const problems = [
    ...(newHeadId === null || active.has(newHeadId)
      ? []
      : [{ field: 'Head_id', message: 'Only an active employee can be the head' }]),
    ...(parentId === null || parents.has(parentId)
      ? []
      : [{ field: 'Parent_id', message: 'This department does not exist' }]),
    ...(id !== undefined && isDepartmentCycle(parents, id, parentId)
      ? [{ field: 'Parent_id', message: masterMessages.departmentCycle }]
      : []),
  ];
  return { problems, newHeadId };
}

/** @throws Failure 404, 409 for a name that is taken or a newer stored version, 422 with what is wrong, a department below itself included */
export const saveDepartment: Handler<'saveDepartment'> = async (call) => {
  const { database, body } = call;
  const headId = chosenId(body.Head_id);
  const parentId = chosenId(body.Parent_id);
  // The tree is always locked first: otherwise two changes could deadlock.
  const [{ problems, newHeadId }] = await allInOrder([
    placeProblems(database, body.id, headId, parentId),
    lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun)),
  ]);
  mustBeValid([...departmentProblems(body), ...problems]);
  const id = await saveEntry(database, master, body.id, {
    name: body.Department_name,
    head_id: headId,
    parent_id: parentId,
    status: body.Status,
  });
  const saved = foundEntry(await entries(database, id), master.noun);
  if (newHeadId !== null) await notifyDepartmentHeads(call, [{ headId: newHeadId, department: saved.Department_name }]);
  return saved;
};

/** All departments, by name. */
export const listDepartments: Handler<'listDepartments'> = ({ database }) => entries(database);

/** @throws Failure 404, 409 while it is in use */
export const deleteDepartment: Handler<'deleteDepartment'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
