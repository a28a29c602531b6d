import { sql, type Kysely } from 'kysely';
import { allInOrder } from '../database/transactions/allInOrder';
import type { Schema } from '../database/schema';

/** Whose leave is decided. */
export interface LeaveOfTeamMember {
  readonly employee_id: string;
  readonly team_leader_id: string | null;
}

export interface LeaveApprovers {
  recipientIds: string[];
  /** The list in which the approvers find the leave. */
  list: 'team' | 'all';
}

const activeFlagHolders = (database: Kysely<Schema>, flag: 'Me.Team_Leave' | 'Report.Approve_Leave') =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .select('employees.id')
    .where('employees.status', '=', 'Active')
    .where(sql<boolean>`roles.granted_flags @> array[${flag}]::text[]`);

/**
 * The approvers of each leave, in the order of the leaves: the employee's team leader if permitted, otherwise the holders
 * of Report.Approve_Leave.
 */
export async function approversOfLeaves(
  database: Kysely<Schema>,
  leaves: readonly LeaveOfTeamMember[],
): Promise<LeaveApprovers[]> {
  if (leaves.length === 0) return [];
  const leaderIds = [...new Set(leaves.flatMap(({ team_leader_id: id }) => (id === null ? [] : [id])))];
  const [leaders, approvers] = await allInOrder([
    leaderIds.length === 0
      ? []
      : activeFlagHolders(database, 'Me.Team_Leave').where('employees.id', 'in', leaderIds).execute(),
    activeFlagHolders(database, 'Report.Approve_Leave').execute(),
  ]);
  const permitted = new Set(leaders.map(({ id }) => id));
  return leaves.map(({ employee_id: employeeId, team_leader_id: leaderId }) =>
    leaderId !== null && permitted.has(leaderId)
      ? { recipientIds: [leaderId], list: 'team' }
      : { recipientIds: approvers.flatMap(({ id }) => (id === employeeId ? [] : [id])), list: 'all' },
  );
}

/** The approvers of one leave (`approversOfLeaves`). */
export async function findLeaveApprovers(database: Kysely<Schema>, leave: LeaveOfTeamMember): Promise<LeaveApprovers> {
  const [approvers] = await approversOfLeaves(database, [leave]);
  if (approvers === undefined) throw new Error('A leave has no approvers');
  return approvers;
}
