import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';

/** Granted leaves of active employees that cover a day or a half of it, by name. */
export const leavesOn = (database: Kysely<Schema>, day: Day) =>
  database
    .selectFrom('leaves')
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([
      'leaves.id',
      'leaves.employee_id',
      'leaves.starts_on',
      'leaves.ends_on',
      'leaves.half_from',
      'leaves.half_to',
      'leaves.status',
      'employees.first_name',
      'employees.last_name',
      'employees.code',
    ])
    .where('leaves.status', 'in', [...grantedStatuses])
    .where('leaves.ends_on', '>=', day)
    .where('leaves.starts_on', '<=', day)
    .where('employees.status', '=', 'Active')
    .orderBy('employees.full_name')
    .orderBy('leaves.starts_on')
    .orderBy('leaves.half_from')
    .execute();
