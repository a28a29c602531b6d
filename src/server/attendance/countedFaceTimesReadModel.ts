import { sql, type RawBuilder } from 'kysely';

/**
 * Condition on rows of `face_logs` or `face_days`: they count for the attendance, because no correction replaces the
 * recorded times of their day. Lists of what devices have recorded, and evidence, have the others too.
 * @param table its name in the query
 */
export const isFaceTimeCounted = (table: string): RawBuilder<boolean> =>
  sql`not exists (select from manual_attendances replacing where replacing.replaces_recorded and replacing.employee_id = ${sql.ref(`${table}.employee_id`)} and replacing.work_date = ${sql.ref(`${table}.work_date`)})`;
