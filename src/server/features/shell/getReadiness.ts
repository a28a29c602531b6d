import type { Handler } from '../../operations/call';
import { mustReachDatabase } from '../../status/databaseStatusReadModel';

/**
 * Ready means that the database answers and accepts changes.
 * @throws Failure 503 otherwise
 */
export const getReadiness: Handler<'getReadiness'> = async ({ database }) => {
  await mustReachDatabase(database);
  return { Ready: true };
};
