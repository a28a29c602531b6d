import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';

/** The active team of a leader, by name. */
export const teamMembers = (database: Kysely<Schema>, leaderId: string) =>
  database
    .selectFrom('employees')
    .select(['id', 'full_name'])
    .where('team_leader_id', '=', leaderId)
    .where('status', '=', 'Active')
    .orderBy('full_name')
    .orderBy('id')
    .execute();

const pendingLeaves = (database: Kysely<Schema>) =>
  database
    .selectFrom('leaves')
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([
      'leaves.id',
      'leaves.employee_id',
      'leaves.starts_on',
      'leaves.ends_on',
      'employees.full_name',
      'employees.team_leader_id',
    ])
    .where('employees.status', '=', 'Active')
    .where('leaves.status', '=', 'Pending')
    .orderBy('leaves.created_at')
    .orderBy('leaves.id');

/** Pending leaves of the active team of a person, the oldest first. */
export const pendingLeavesOfTeam = (database: Kysely<Schema>, leaderId: string) =>
  pendingLeaves(database).where('employees.team_leader_id', '=', leaderId).execute();

/** Pending leaves of those of the employees who are active, the oldest first. */
export const pendingLeavesOfEmployees = (database: Kysely<Schema>, employeeIds: readonly string[]) =>
  pendingLeaves(database)
    .where('employees.id', 'in', [...employeeIds])
    .execute();

/** Departments whose head the person is, by name. */
export const departmentsHeaded = (database: Kysely<Schema>, headId: string) =>
  database.selectFrom('departments').select(['id', 'name']).where('head_id', '=', headId).orderBy('name').execute();

/** Interviews of the employee without a result, with all interviewers, the next first. */
export const interviewsToHold = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('interview_rounds as round')
    .innerJoin('interview_candidates as candidate', 'candidate.id', 'round.candidate_id')
    .innerJoin('interview_interviewers as own', 'own.round_id', 'round.id')
    .where('own.employee_id', '=', employeeId)
    .where('round.submitted_at', 'is', null)
    .select(['round.id', 'round.title', 'candidate.name'])
    .orderBy('round.held_at')
    .orderBy('round.id')
    .execute();

/** The team leader of each person. */
export async function findTeamLeaders(
  database: Kysely<Schema>,
  employeeIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('employees')
    .select(['id', 'team_leader_id'])
    .where('id', 'in', [...employeeIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.team_leader_id]));
}
