import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';

export interface PossibleSuccessor {
  id: string;
  full_name: string;
  team_leader_id: string | null;
  granted_flags: readonly string[];
  is_project_manager: boolean | null;
  is_technical_project_manager: boolean | null;
}

/** All active employees except one, by name, with the values that decide which duties they can take over. */
export const possibleSuccessors = (database: Kysely<Schema>, exceptId: string): Promise<PossibleSuccessor[]> =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .select([
      'employees.id',
      'employees.full_name',
      'employees.team_leader_id',
      'roles.granted_flags',
      'positions.is_project_manager',
      'positions.is_technical_project_manager',
    ])
    .where('employees.status', '=', 'Active')
    .where('employees.id', '<>', exceptId)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .execute();
