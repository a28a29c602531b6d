import { dayIn } from '../../../../domain/calendar/day';
import { mayManageRole } from '../../../../domain/employees/roleAuthority';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { employeeRecords } from '../../../employee-records/employeesReadModel';
import { failures } from '../../../errors/failure';
import type { Call, Schemas } from '../../../operations/call';
import { readSheet } from '../../../spreadsheets/readSheet';
import type { SheetRow } from '../../../spreadsheets/sheetRow';
import { sumVersions } from '../../../spreadsheets/storedVersions';
import { changedDays } from '../workplaces/changedDays';
import { formerWorkplaces } from '../../../workplaces/workplacesReadModel';
import { knownCompany } from '../knownCompanyReadModel';
import { checkImport, problemText, type CheckedEmployee } from './checkedImport';

const limits = { field: 'File', maxBytes: 5 * 1024 * 1024, maxRows: 2001 };

const importOutcome = ({ problems, stored, changes }: CheckedEmployee): Schemas['EmployeeImportRow']['Outcome'] =>
  problems.length > 0 ? 'Error' : stored === undefined ? 'Add' : changes.length > 0 ? 'Change' : 'Unchanged';

/** The effect of a row in the spelling of the contract. */
export const importRowWire = (row: CheckedEmployee): Schemas['EmployeeImportRow'] => ({
  Line: row.line,
  Employee_code: row.values.code,
  Name: `${row.values.first_name} ${row.values.last_name}`.trim(),
  Outcome: importOutcome(row),
  Changes: row.changes.map(
    ({ field, previous, current }) => `${field}: ${previous ?? '(empty)'} → ${current ?? '(empty)'}`,
  ),
  Errors: [...row.problems],
});

/** @throws Failure 422 for a file that cannot be read */
export async function readImport(body: Call<'previewEmployeeImport'>['body']): Promise<SheetRow[]> {
  const file = body.File?.[0];
  if (file === undefined) throw failures.malformed([{ field: 'File', message: 'Please Select File' }]);
  return readSheet(file, limits);
}

/** The effect of each row as the company is now, in a preview or before it is stored, and the versions of the employees who have its codes. */
export async function checkRows(
  call: Pick<Call<'previewEmployeeImport'>, 'caller' | 'database' | 'now' | 'services'>,
  sheet: readonly SheetRow[],
  { isStored }: { readonly isStored: boolean },
): Promise<{ checked: CheckedEmployee[]; storedVersions: number }> {
  const { caller, database, now, services } = call;
  const [known, stored, former] = await allInOrder([
    knownCompany(database),
    employeeRecords(database),
    formerWorkplaces(database, {}).execute(),
  ]);
  const rows = checkImport(sheet, {
    caller,
    today: dayIn(services.companyTimeZone, now),
    known,
    stored,
    mayChange: (row) =>
      caller.grantedFlags.has('Employee.Edit_Employee') && mayManageRole(caller.grantedFlags, row.granted_flags),
    mayAdd: caller.grantedFlags.has('Employee.Add_Employee'),
  });
  const days = await changedDays(
    call,
    rows.filter(
      ({ stored: row, changes, problems }) => problems.length === 0 && (row === undefined || changes.length > 0),
    ),
    { former, firstRecorded: known.firstRecorded, isStored },
  );
  const checked = rows.map((row): CheckedEmployee => {
    const { problems = [], changes = [], former } = days.get(row.id) ?? {};
    return {
      ...row,
      former,
      changes: [...row.changes, ...changes],
      problems: [...row.problems, ...problems.map((problem) => problemText(problem))],
    };
  });
  return { checked, storedVersions: sumVersions(new Set(checked.flatMap(({ stored }) => stored ?? []))) };
}
