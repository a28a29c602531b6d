import type { Handler } from '../../operations/call';
import { mustReachDatabase } from './readinessReadModel';

/**
 * Ready means that the database answers.
 * @throws Failure 503 otherwise
 */
export const getHealth: Handler<'getHealth'> = async ({ database }) => {
  await mustReachDatabase(database);
  return { Ready: true };
};
