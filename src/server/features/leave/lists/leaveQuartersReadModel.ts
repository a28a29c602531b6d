import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { grantedStatuses } from '../../../../domain/leave/leaveChoices';
import type { Schema } from '../../../database/schema';

/** Leaves that match a condition, by the quarter (1 to 4) in which they begin; quarters without leaves are omitted. */
export const leaveTotalsByQuarter = (database: Kysely<Schema>, condition: Expression<SqlBool>) =>
  database
    .selectFrom('leaves')
    .where(condition)
    .select((eb) => {
      const days = (type: string) =>
        eb.fn.coalesce(
          eb.fn
            .sum<number>('length_days')
            .filterWhere('status', 'in', [...grantedStatuses])
            .filterWhere('leave_type', '=', type),
          sql<number>`0::numeric`,
        );
      return [
        sql<number>`extract(quarter from starts_on)::integer`.as('quarter'),
        eb.fn.countAll<number>().as('leaves'),
        eb.fn.countAll<number>().filterWhere('status', '=', 'Pending').as('pending'),
        days('Casual Leave').as('casual_days'),
        days('Sick Leave').as('sick_days'),
      ];
    })
    .groupBy(sql`1`)
    .execute();
