import { mayManageRole } from '../../../../domain/employees/roleAuthority';
import { failures } from '../../../errors/failure';
import type { Call, PreparedHandler, Schemas } from '../../../operations/call';
import { readSheet } from '../../../spreadsheets/readSheet';
import { checkImport, type CheckedEmployee } from './checkedImport';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';
import {
  deleteEmployeeLinks,
  freeAddresses,
  insertEmployees,
  queueEmployeeChanges,
  updateEmployees,
} from '../employeesRepository';
import { employeeRecords } from '../../../employee-records/employeesReadModel';
import { endAllSessions } from '../../../security/sessionsRepository';
import { handOverTeam } from '../duties/handOverTeam';
import { roleEvents } from '../employeeEvents';
import { movedEmployees } from '../employeeValues';
import { inviteAll } from '../invitation';
import { knownCompany } from '../knownCompanyReadModel';

const limits = { field: 'File', maxBytes: 5 * 1024 * 1024, maxRows: 2001 };

const importOutcome = ({ problems, stored, changes }: CheckedEmployee): Schemas['EmployeeImportRow']['Outcome'] =>
  problems.length > 0 ? 'Error' : stored === undefined ? 'Add' : changes.length > 0 ? 'Change' : 'Unchanged';

const rowWire = (row: CheckedEmployee): Schemas['EmployeeImportRow'] => ({
  Line: row.line,
  Employee_code: row.values.code,
  Name: `${row.values.first_name} ${row.values.last_name}`.trim(),
  Outcome: importOutcome(row),
  Changes: row.changes.map(
    ({ field, previous, current }) => `${field}: ${previous ?? '(empty)'} → ${current ?? '(empty)'}`,
  ),
  Errors: [...row.problems],
});

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
 * @throws Failure 422 for a file that cannot be read
 */
export const importEmployees: PreparedHandler<'importEmployees'> = {
  prepare: async ({ body, database: pool }) => {
    const file = body.File?.[0];
    if (file === undefined) throw failures.malformed([{ field: 'File', message: 'Please Select File' }]);
    const sheet = await readSheet(file, limits);
    return async (call) => {
      const { caller, database } = call;
      await queueEmployeeChanges(database);
      const checked = checkImport(sheet, {
        caller,
        known: await knownCompany(database),
        stored: await employeeRecords(database),
        mayChange: (row) =>
          caller.grantedFlags.has('Employee.Edit_Employee') && mayManageRole(caller.grantedFlags, row.granted_flags),
        mayAdd: caller.grantedFlags.has('Employee.Add_Employee'),
      });
      const isStored = body.Check !== 'true' && checked.every(({ problems }) => problems.length === 0);
      if (isStored) {
        await store(call, checked);
        const invited = body.Invite === 'true' ? checked.filter(({ stored }) => stored === undefined) : [];
        await inviteAll(
          call,
          pool,
          invited.map(({ id }) => id),
        );
      }
      return { Is_stored: isStored, Rows: checked.map(rowWire) };
    };
  },
};
