import { sql, type Kysely } from 'kysely';
import { allInOrder } from '../database/transactions/allInOrder';
import type { Schema } from '../database/schema';

export interface LeaveApprovers {
  recipientIds: string[];
  /** The page on which the approvers find the leave. */
  path: string;
}

const activeFlagHolders = (database: Kysely<Schema>, flag: 'Me.Team_Leave' | 'Report.Approve_Leave') =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select('employees.id')
    .where('employees.status', '=', 'Active')
    .where(sql<boolean>`roles.granted_flags @> array[${flag}]::text[]`);

/** The approvers of a leave: the employee's team leader if permitted, otherwise the holders of Report.Approve_Leave. */
export async function findLeaveApprovers(
  database: Kysely<Schema>,
  { employee_id: employeeId, team_leader_id: leaderId }: { employee_id: string; team_leader_id: string | null },
): Promise<LeaveApprovers> {
  const [leader, approvers] = await allInOrder([
    leaderId === null
      ? undefined
      : activeFlagHolders(database, 'Me.Team_Leave').where('employees.id', '=', leaderId).executeTakeFirst(),
    activeFlagHolders(database, 'Report.Approve_Leave').where('employees.id', '<>', employeeId).execute(),
  ]);
  if (leader !== undefined) return { recipientIds: [leader.id], path: '/teamleave' };
  return { recipientIds: approvers.map(({ id }) => id), path: '/leaves-report' };
}
