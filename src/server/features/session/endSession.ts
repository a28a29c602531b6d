import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { endSessionOf } from '../../security/sessionsRepository';

/**
 * Signs one browser of the caller out.
 * @throws Failure 404 when the caller has no such session
 */
export const endSession: Handler<'endSession'> = async ({ database, caller, body }) => {
  if (!(await endSessionOf(database, caller.employeeId, body.id))) throw failures.notFound('Session');
  return null;
};
