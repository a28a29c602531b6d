import { sql, type Kysely } from 'kysely';

/** Erased employees: when, by whom, and the number in 'Former employee N'. Those who keep roles may export and erase. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence former_employee_numbers as integer;
    alter table employees
      add column erased_at timestamptz,
      add column erased_number integer unique,
      add column erased_by_id uuid references employees,
      add check ((erased_at is null) = (erased_number is null) and (erased_at is null) = (erased_by_id is null));
    update roles set granted_flags = granted_flags || '{Employee.Personal_Data}'
    where 'Master.Roles_Permission' = any (granted_flags) and not 'Employee.Personal_Data' = any (granted_flags);
  `.execute(database);
}
