import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** The second factors of an employee, and what the role says of them. */
export const findSecondFactor = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .leftJoin('authenticators', 'authenticators.employee_id', 'employees.id')
    .where('employees.id', '=', employeeId)
    .select([
      'employees.email',
      'employees.first_name',
      'employees.password_hash',
      'authenticators.added_at',
      'roles.second_factor_required',
    ])
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.employee_id', '=', 'employees.id')
        .where('used_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('recovery_codes'),
    )
    .select((eb) =>
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.employee_id', '=', 'employees.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('passkeys'),
    )
    .executeTakeFirstOrThrow();

export type SecondFactorState = Awaited<ReturnType<typeof findSecondFactor>>;

export const hasSecondFactor = ({ added_at, passkeys }: SecondFactorState): boolean =>
  added_at !== null || (passkeys ?? 0) > 0;
