import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../src/server/database/schema';
import type { ManualAttendancesTable } from '../../src/server/database/tables/attendanceTables';
import { addEmployeeChanges } from '../../src/server/employee-records/employeeChangesRepository';
import { testMoment } from './testMoment';
import type { TestPerson } from './testPeople';

/** A correction of a day as an approved request leaves it. */
export async function addCorrection(
  database: Kysely<Schema>,
  person: TestPerson,
  day: string,
  details: Partial<Insertable<ManualAttendancesTable>>,
): Promise<void> {
  await database
    .insertInto('manual_attendances')
    .values({ updated_at: testMoment(), ...details, id: randomUUID(), employee_id: person.id, work_date: day })
    .execute();
}

/** What a face device has recorded. */
export async function addFaceLog(
  database: Kysely<Schema>,
  person: TestPerson,
  day: string,
  { at, direction = 'in' }: { readonly at: Date; readonly direction?: 'in' | 'out' },
): Promise<void> {
  await database
    .insertInto('face_logs')
    .values({ id: randomUUID(), employee_id: person.id, work_date: day, logged_at: at, direction })
    .execute();
}

/** Deactivates an account, or activates it again, and logs when that was. */
export async function changeAccount(
  database: Kysely<Schema>,
  person: TestPerson,
  status: 'Active' | 'DeActive',
  { by, at }: { readonly by: TestPerson; readonly at: Date },
): Promise<void> {
  const previous = status === 'Active' ? 'DeActive' : 'Active';
  await database.updateTable('employees').set({ status }).where('id', '=', person.id).execute();
  await addEmployeeChanges(database, by.id, at, [
    { employeeId: person.id, field: 'Status', previous, current: status },
  ]);
}

/** Pending overtime of a person in a project; null hours are not claimed. */
export async function addOvertime(
  database: Kysely<Schema>,
  person: TestPerson,
  projectId: string,
  claims: readonly { readonly id: string; readonly day: string; readonly hours: number | null }[],
): Promise<void> {
  await database
    .insertInto('overtime_entries')
    .values(
      claims.map(({ id, day, hours }) => ({
        ...{ id, employee_id: person.id, project_id: projectId, work_date: day, claimed_hours: hours },
        ...{ description: 'Release', created_at: testMoment(), updated_at: testMoment() },
      })),
    )
    .execute();
}
