import type { Kysely } from 'kysely';
import { masterMessages, ticketDepartmentProblems } from '../../../domain/masters/masterRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';
import { activeAmong } from '../../employee-records/activePeopleReadModel';
import { Failure, mustBeValid } from '../../errors/failure';
import { notifyTicketHandlers } from '../../notifications/notifyTicketHandlers';
import type { Handler, Schemas } from '../../operations/call';
import { foundEntry } from './foundEntry';
import { ticketDepartmentEntries, usageCount, usageCounts } from './mastersReadModel';
import { deleteEntry, lockEdited, replaceHandlers, saveEntry, type MasterName } from './mastersRepository';

const master = {
  table: 'ticket_departments',
  noun: 'Ticket department',
  nameField: 'Ticket_department_name',
} as const satisfies MasterName;

async function entries(database: Kysely<Schema>, id?: string): Promise<Schemas['TicketDepartment'][]> {
  const [rows, uses] = await Promise.all([ticketDepartmentEntries(database, id), usageCounts(database, master.table)]);
  return rows.map((row) => ({
    _id: row.id,
    Ticket_department_name: row.name,
    Prefix: row.prefix,
    Handlers: row.handlers.map((handler) => ({ _id: handler.id, Name: handler.name })),
    Response_hours: Number(row.response_hours),
    Status: row.status,
    used_by: uses.get(row.id) ?? 0,
    Version: row.version,
  }));
}

/** @throws Failure 404 */
export const getTicketDepartment: Handler<'getTicketDepartment'> = async ({ database, body }) =>
  foundEntry(await entries(database, body.id), master.noun);

type StoredDepartment = Awaited<ReturnType<typeof ticketDepartmentEntries>>[number];

/** Rejects the prefix of another department, and a change of a prefix that tickets already use. */
function mustBeUnusedPrefix(
  all: readonly StoredDepartment[],
  { id, prefix, uses }: { readonly id: string | undefined; readonly prefix: string; readonly uses: number },
): void {
  const stored = all.find((department) => department.id === id);
  if (stored !== undefined && stored.prefix !== prefix && uses > 0)
    mustBeValid([{ field: 'Prefix', message: masterMessages.prefixFixed }]);
  const message = 'Another ticket department has this prefix already';
  if (all.some((department) => department.prefix === prefix && department.id !== id))
    throw new Failure(409, message, { code: 'already_exists', errors: [{ field: 'Prefix', message }] });
}

/** @throws Failure 404, 409 for a name or a prefix that is taken or a newer stored version, 422 with what is wrong */
export const saveTicketDepartment: Handler<'saveTicketDepartment'> = async (call) => {
  const { database, body } = call;
  const prefix = body.Prefix.toUpperCase();
  const handlerIds = [...new Set(body.Handlers ?? [])];
  const mustBeComplete = async (): Promise<{ all: StoredDepartment[]; newHandlerIds: string[] }> => {
    const [active, all] = await allInOrder([activeAmong(database, handlerIds), ticketDepartmentEntries(database)]);
    const known = new Set(all.find(({ id }) => id === body.id)?.handlers.map((handler) => handler.id));
    mustBeValid([
      ...ticketDepartmentProblems(body),
      ...(handlerIds.every((id) => active.has(id) || known.has(id))
        ? []
        : [{ field: 'Handlers', message: 'Only active employees can be added as handlers' }]),
    ]);
    return { all, newHandlerIds: handlerIds.filter((id) => !known.has(id)) };
  };
  const [{ all, newHandlerIds }, , uses] = await allInOrder([
    mustBeComplete(),
    lockEdited(database, master, body, async () => foundEntry(await entries(database, body.id), master.noun)),
    body.id === undefined ? 0 : usageCount(database, master.table, body.id),
  ]);
  mustBeUnusedPrefix(all, { id: body.id, prefix, uses });
  const id = await saveEntry(database, master, body.id, {
    name: body.Ticket_department_name,
    prefix,
    response_hours: body.Response_hours,
    status: body.Status,
  });
  await replaceHandlers(database, id, handlerIds);
  const saved = foundEntry(await entries(database, id), master.noun);
  await notifyTicketHandlers(call, [{ handlerIds: newHandlerIds, department: saved.Ticket_department_name }]);
  return saved;
};

/** All ticket departments, by name. */
export const listTicketDepartments: Handler<'listTicketDepartments'> = ({ database }) => entries(database);

/** @throws Failure 404, 409 while it is in use */
export const deleteTicketDepartment: Handler<'deleteTicketDepartment'> = async ({ database, body }) => {
  await deleteEntry(database, master, body.id);
  return null;
};
