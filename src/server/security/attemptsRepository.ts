import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../database/transactions/inTransaction';
import { withNextStatement } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import { minuteMs } from '../../domain/calendar/duration';

const windowMs = 15 * minuteMs;

/** A subject with a maximum number of attempts within 15 minutes. */
export interface AttemptLimit {
  /** The counted subject, for example one account's sign-ins. */
  subject: string;
  max: number;
}

/**
 * Counts an attempt over all processes, concurrent ones included. By the machine's clock: setting the company's clock
 * must neither end nor extend a limit.
 * @throws Failure 429 when one of the subjects has used up its attempts; that attempt is not counted
 */
export async function countAttempt(
  database: Kysely<Schema>,
  limits: readonly AttemptLimit[],
  machineNow: Date,
): Promise<void> {
  const since = new Date(machineNow.getTime() - windowMs);
  const inOrder = [...limits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('attempts').where('attempted_at', '<=', since).execute();
    for (const { subject, max } of inOrder) {
      // Two concurrent attempts would otherwise not see each other.
      await sql`${withNextStatement}select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
      // Counted before the clock was set back: they end 15 minutes from now, not when the clock reaches that time
      // again.
      await transaction
        .updateTable('attempts')
        .set({ attempted_at: machineNow })
        .where('subject', '=', subject)
        .where('attempted_at', '>', machineNow)
        .execute();
      const { count, oldest } = await transaction
        .selectFrom('attempts')
        .where('subject', '=', subject)
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('attempted_at').as('oldest')])
        .executeTakeFirstOrThrow();
      if (count >= max)
        throw failures.tooMany(Math.max(1, Math.ceil((oldest.getTime() + windowMs - machineNow.getTime()) / 1000)));
    }
    await transaction
      .insertInto('attempts')
      .values(inOrder.map(({ subject }) => ({ subject, attempted_at: machineNow })))
      .execute();
  });
}
