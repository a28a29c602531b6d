import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { levelAt, waitMs, type DelayPolicy } from '../../domain/session/attemptDelay';
import { allInOrder } from '../database/transactions/allInOrder';
import { inTransaction } from '../database/transactions/inTransaction';
import { withNextStatement } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';
import { dayMs } from '../../domain/calendar/duration';

/** Longer than any level needs to return to zero. */
const retentionMs = dayMs;
const maxRemovedRows = 100;

/** A subject whose attempts are slowed down. */
export interface LimitedSubject {
  /** The counted subject, for example one account's sign-ins from one network. */
  readonly name: string;
  readonly policy: DelayPolicy;
}

const hashSubject = ({ name }: LimitedSubject): Buffer => createHash('sha256').update(name).digest();

/**
 * Counts an attempt before it is made, so that parallel attempts do not all see the same level; also across processes.
 * An attempt that has to wait is not counted, otherwise impatient users would wait for ever.
 * @returns 0 when the attempt may be made now, otherwise the remaining wait in milliseconds
 */
export async function countTry(
  database: Kysely<Schema>,
  subjects: readonly LimitedSubject[],
  machineNow: Date,
): Promise<number> {
  // Always in the same order, so that two attempts never deadlock.
  const limited = subjects
    .map((subject) => ({ ...subject, key: hashSubject(subject) }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  const keys = limited.map(({ key }) => key.readBigInt64BE().toString());
  return inTransaction(database, async (transaction) => {
    await sql`${withNextStatement}select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) as key`.execute(
      transaction,
    );
    const rows = await transaction
      .selectFrom('attempt_levels')
      .selectAll()
      .where(
        'subject',
        'in',
        limited.map(({ key }) => key),
      )
      .execute();
    const stored = limited.map(({ key, policy }) => {
      const row = rows.find(({ subject }) => subject.equals(key));
      return { key, policy, level: row && { level: row.level, countedAtMs: row.counted_at.getTime() } };
    });
    const wait = Math.max(...stored.map(({ level, policy }) => waitMs(level, machineNow.getTime(), policy)));
    const values = stored.flatMap(({ key, policy, level }) => {
      if (wait === 0)
        return [{ subject: key, level: levelAt(level, machineNow.getTime(), policy) + 1, counted_at: machineNow }];
      // The clock was set back: the wait begins now, not when the clock reaches the stored time again.
      return level !== undefined && level.countedAtMs > machineNow.getTime()
        ? [{ subject: key, level: level.level, counted_at: machineNow }]
        : [];
    });
    if (values.length > 0) {
      await transaction
        .insertInto('attempt_levels')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('subject')
            .doUpdateSet((eb) => ({ level: eb.ref('excluded.level'), counted_at: eb.ref('excluded.counted_at') })),
        )
        .execute();
    }
    await removeOld(transaction, machineNow);
    return wait;
  });
}

async function removeOld(transaction: Kysely<Schema>, machineNow: Date): Promise<void> {
  const old = transaction
    .selectFrom('attempt_levels')
    .select('subject')
    .where('counted_at', '<', new Date(machineNow.getTime() - retentionMs))
    .orderBy('counted_at')
    .limit(maxRemovedRows)
    .forUpdate()
    .skipLocked();
  await transaction.deleteFrom('attempt_levels').where('subject', 'in', old).execute();
}

/** Reverts the one attempt that `countTry` counted for these subjects: it was correct. */
export async function revertAttempt(database: Kysely<Schema>, subjects: readonly LimitedSubject[]): Promise<void> {
  // Each by itself: together they would wait for those of other attempts in another order.
  await allInOrder(
    subjects.map((subject) =>
      database
        .updateTable('attempt_levels')
        .set((eb) => ({ level: sql<number>`greatest(0, ${eb.ref('level')} - 1)` }))
        .where('subject', '=', hashSubject(subject))
        .execute(),
    ),
  );
}

export async function deleteTries(database: Kysely<Schema>, subject: LimitedSubject): Promise<void> {
  await database.deleteFrom('attempt_levels').where('subject', '=', hashSubject(subject)).execute();
}
