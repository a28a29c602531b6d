import type { Pool } from 'pg';

/**
 * Without a listener, a connection that breaks between two queries would end the whole process. The pool replaces it,
 * and a query that needs it fails with the same error, so that here a warning is enough.
 */
export function surviveLostConnections(pool: Pool): void {
  const warn = (error: Error): void => {
    if (!pool.ending) process.emitWarning(`A connection to the database was lost: ${error.message}`);
  };
  pool.on('connect', (client) => void client.on('error', warn));
  pool.on('error', () => undefined);
}
