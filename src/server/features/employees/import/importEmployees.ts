import type { Call, PreparedHandler } from '../../../operations/call';
import { mustBeAsPreviewed } from '../../../spreadsheets/storedVersions';
import type { CheckedEmployee } from './checkedImport';
import { checkRows, importRowWire, readImport } from './importFile';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';
import {
  deleteEmployeeLinks,
  freeAddresses,
  insertEmployees,
  queueEmployeeChanges,
  updateEmployees,
} from '../employeesRepository';
import { endAllSessions } from '../../../security/sessionsRepository';
import { handOverTeam } from '../duties/handOverTeam';
import { roleEvents } from '../employeeEvents';
import { movedEmployees } from '../employeeValues';
import { inviteAll } from '../invitation';
import { storeFormerWorkplaces } from '../workplaces/workplacesRepository';

async function store(call: Call<'importEmployees'>, checked: readonly CheckedEmployee[]): Promise<void> {
  const { caller, database, now, recordAudit } = call;
  const added = checked.filter(({ stored }) => stored === undefined);
  const changed = checked.filter(({ changes }) => changes.length > 0);
  const readdressed = changed
    .filter(({ values, stored }) => values.email.toLowerCase() !== stored?.email.toLowerCase())
    .map(({ id }) => id);
  await freeAddresses(database, readdressed);
  await insertEmployees(
    database,
    added.map(({ id, values }) => ({ id, ...values })),
    now,
  );
  await updateEmployees(
    database,
    changed.map(({ id, values }) => ({ id, ...values })),
  );
  await storeFormerWorkplaces(database, new Map(changed.flatMap(({ id, former }) => (former ? [[id, former]] : []))));
  await deleteEmployeeLinks(database, readdressed);
  await endAllSessions(
    database,
    readdressed.filter((id) => id !== caller.employeeId),
  );
  if (added.length + changed.length > 0)
    recordAudit({ kind: 'employees_imported', details: { count: added.length + changed.length } });
  for (const { id, stored, changes } of changed)
    for (const event of roleEvents(id, stored?.full_name ?? '', changes)) recordAudit(event);
  await addEmployeeChanges(database, caller.employeeId, now, [
    ...added.map(({ id }) => ({ employeeId: id, field: 'Status', previous: null, current: 'Active' })),
    ...changed.flatMap(({ id, changes }) => changes.map((change) => ({ ...change, employeeId: id }))),
  ]);
  await handOverTeam(call, movedEmployees([...added, ...changed]));
}

/**
 * Imports employees from a spreadsheet: rows with a known code change that employee, others add one. Missing columns
 * keep their values. All or nothing: with an error in any row nothing is stored.
 * @throws Failure 422 for a file that cannot be read; 409 for employees who were changed after the preview
 */
export const importEmployees: PreparedHandler<'importEmployees'> = {
  prepare: async ({ body, database: pool }) => {
    const sheet = await readImport(body);
    return async (call) => {
      await queueEmployeeChanges(call.database);
      const { checked, storedVersions } = await checkRows(call, sheet, { isStored: true });
      mustBeAsPreviewed(body, storedVersions, 'Employees of the file');
      const isStored = checked.every(({ problems }) => problems.length === 0);
      if (isStored) {
        await store(call, checked);
        const invited = body.Invite === 'true' ? checked.filter(({ stored }) => stored === undefined) : [];
        await inviteAll(
          call,
          pool,
          invited.map(({ id }) => id),
        );
      }
      return { Is_stored: isStored, Rows: checked.map(importRowWire) };
    };
  },
};
