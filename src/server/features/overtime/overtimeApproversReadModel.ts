import { sql, type Kysely } from 'kysely';
import type { OvertimeList } from '../../../domain/overtime/overtimePath';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schema } from '../../database/schema';

/** The recipients of the notification of a new entry, and the list in which they find it. */
export interface OvertimeApprovers {
  readonly ids: readonly string[];
  readonly list: OvertimeList;
}

/** The manager of the project or, if that is the employee, the users who may decide all entries. */
export async function findOvertimeApprovers(
  database: Kysely<Schema>,
  employeeId: string,
  projectId: string,
): Promise<OvertimeApprovers> {
  const active = database.selectFrom('employees').select('employees.id').where('employees.status', '=', 'Active');
  const [manager, holders] = await allInOrder([
    active
      .innerJoin('projects', 'projects.project_manager_id', 'employees.id')
      .where('projects.id', '=', projectId)
      .where('employees.id', '<>', employeeId)
      .executeTakeFirst(),
    active
      .innerJoin('roles', 'roles.id', 'employees.role_id')
      .where('employees.id', '<>', employeeId)
      .where(sql<boolean>`roles.granted_flags @> array['Overtime.Approve_Overtime', 'Overtime.All_Overtime']::text[]`)
      .execute(),
  ]);
  if (manager !== undefined) return { ids: [manager.id], list: 'projects' };
  return { ids: holders.map(({ id }) => id), list: 'all' };
}
