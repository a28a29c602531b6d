import { leavesOfEmployment } from '../../../leave-days/leavesOfEmploymentReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { grantedStatuses } from '../../../../domain/leave/leaveChoices';
import type { Schema } from '../../../database/schema';
import { leavePeriodColumns } from '../../../leave-days/leavePeriodColumns';
import { personNameColumns } from '../../../employee-records/personColumns';

/** Granted leaves of active employees that cover a day or a half of it, by name. */
export const leavesOn = (database: Kysely<Schema>, day: Day, timeZone: string) =>
  database
    .selectFrom(leavesOfEmployment({ timeZone, statuses: grantedStatuses, first: day, last: day }).as('leaves'))
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select([...leavePeriodColumns, 'leaves.status', ...personNameColumns])
    .where('employees.status', '=', 'Active')
    .orderBy('employees.full_name')
    .orderBy('leaves.starts_on')
    .orderBy('leaves.half_from')
    .orderBy('leaves.id')
    .execute();
