import { sql } from 'kysely';
import type { Database } from './database';
import { withoutTimeout } from './pools/withoutTimeout';

/** The planner knows nothing of rows that were just loaded. */
export async function analyze({ kysely }: Database): Promise<void> {
  await sql`analyze`.execute(kysely);
}

/** Sets the visibility map, as autovacuum does some time after a load: index-only scans need it. */
export const vacuumTasks = ({ kysely }: Database): Promise<void> =>
  kysely
    .connection()
    .execute((connection) =>
      withoutTimeout(connection, async () => void (await sql`vacuum (analyze) tasks`.execute(connection))),
    );
