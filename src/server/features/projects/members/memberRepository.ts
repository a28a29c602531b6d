import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';

export async function setLeader(
  database: Kysely<Schema>,
  projectId: string,
  employeeId: string,
  isLeader: boolean,
): Promise<void> {
  await database
    .updateTable('project_members')
    .set({ is_leader: isLeader })
    .where('project_id', '=', projectId)
    .where('employee_id', '=', employeeId)
    .execute();
}
