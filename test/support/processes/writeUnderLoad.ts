import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';

const WRITERS = 4;

/**
 * Writes into the embedded database of the given directory without end, two rows per transaction, and prints the number
 * of each transaction once the database has acknowledged it. A user kills it.
 */
async function writeUnderLoad(directory: string): Promise<void> {
  const database = await openEmbeddedDatabase(directory);
  await sql`create table if not exists entries (transaction_number int not null, half int not null)`.execute(
    database.kysely,
  );
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(transaction_number), 0) as last from entries`.execute(database.kysely);
  let last = rows[0]?.last ?? 0;
  const nextNumber = (): number => (last += 1);
  await Promise.all(Array.from({ length: WRITERS }, () => write(database, nextNumber)));
}

async function write({ kysely }: Database, nextNumber: () => number): Promise<never> {
  for (;;) {
    const number = nextNumber();
    await kysely.transaction().execute(async (transaction) => {
      await sql`insert into entries values (${number}, 1)`.execute(transaction);
      await sql`insert into entries values (${number}, 2)`.execute(transaction);
    });
    process.stdout.write(`${number}\n`);
  }
}

void writeUnderLoad(process.argv[2] ?? '');
