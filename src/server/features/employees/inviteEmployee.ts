import { failures } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { mustManageEmployee } from './editEmployee';
import { inviteAll } from './invitation';

/**
 * Mails a new link that sets the password and invalidates the former one.
 * @throws Failure 403, 404, 409 when the employee is not active
 */
export const inviteEmployee: PreparedHandler<'inviteEmployee'> = {
  prepare:
    async ({ database: pool }) =>
    async (call) => {
      const person = await mustManageEmployee(call, call.body.id);
      if (person.status !== 'Active') throw failures.conflict(`${person.full_name} is deactivated`);
      await inviteAll(call, pool, [person.id]);
      return null;
    },
};
