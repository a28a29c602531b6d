import type { Kysely } from 'kysely';
import { grantedStatuses } from '../../domain/leave/leaveChoices';
import type { Schema } from '../database/schema';
import { leavePeriodColumns } from './leavePeriodColumns';
import { leavesOfEmployment, type CountedLeaves } from './leavesOfEmploymentReadModel';

/** Granted leaves, in parts by `leavesOfEmployment`. */
export const grantedPeriods = (database: Kysely<Schema>, counted: Omit<CountedLeaves, 'statuses'>) =>
  database
    .selectFrom(leavesOfEmployment({ ...counted, statuses: grantedStatuses }).as('leaves'))
    .select(leavePeriodColumns);
