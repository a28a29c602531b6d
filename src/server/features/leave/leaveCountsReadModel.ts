import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** The newest monthly record of an employee; present records reference employees by code. */
export const newestPresentRecords = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('present_records')
    .innerJoin('employees', (join) => join.on(sql<boolean>`lower(employees.code) = lower(present_records.code)`))
    .select(['present_records.month', 'present_records.carry_forward_days'])
    .where('employees.id', '=', employeeId)
    .orderBy('present_records.month', 'desc')
    .limit(1)
    .execute();
