import { sql, type Insertable, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { preparedQuery, type Values } from '../database/preparedQuery';
import { insertStatements } from '../database/rowsRepository';
import type { Schema } from '../database/schema';
import type { HistoryEntriesTable } from '../database/tables/workTables';
import { sendTogether, type Sendable } from '../database/sendTogether';
import type { Caller } from '../operations/caller';
import type { Subject } from '../visibility/visibilityReadModel';
import type { FieldChange, NewHistoryEntry } from './historyEntry';

type HistoryRow = Required<Insertable<HistoryEntriesTable>>;

const toRow = (entry: NewHistoryEntry): HistoryRow => ({
  id: newId(),
  task_id: entry.subject.kind === 'task' ? entry.subject.id : null,
  project_id: entry.subject.kind === 'project' ? entry.subject.id : null,
  actor_id: entry.actorId,
  field: entry.change?.field ?? null,
  previous_value: entry.change?.previous ?? null,
  current_value: entry.change?.current ?? null,
  action: entry.action ?? null,
  remark: entry.remark ?? null,
  happened_at: entry.happenedAt,
  milestone_id: entry.milestoneId ?? null,
});

/**
 * Must run in the transaction of the change (E-13).
 * @returns the ids of the entries, in their order
 */
export async function addHistoryEntries(
  database: Kysely<Schema>,
  entries: readonly NewHistoryEntry[],
): Promise<string[]> {
  const rows = entries.map(toRow);
  await sendTogether(database, historyInserts(database, rows));
  return rows.map((row) => row.id);
}

/** The statements of `addHistoryEntries`, to be sent together with those of the change. */
export const historyStatements = (database: Kysely<Schema>, entries: readonly NewHistoryEntry[]): Sendable<unknown>[] =>
  historyInserts(database, entries.map(toRow));

/** The statement that adds one entry. */
export const historyStatement = (database: Kysely<Schema>, entry: NewHistoryEntry): Sendable<unknown> =>
  insertEntry(database, toRow(entry));

const insertEntry = preparedQuery((database, row: Values<HistoryRow>) =>
  database.insertInto('history_entries').values({
    id: row.id,
    task_id: row.task_id,
    project_id: row.project_id,
    actor_id: row.actor_id,
    field: row.field,
    previous_value: row.previous_value,
    current_value: row.current_value,
    action: row.action,
    remark: row.remark,
    happened_at: row.happened_at,
    milestone_id: row.milestone_id,
  }),
);

/** The statement that adds one entry if the time entry that it reports is stored. */
export const historyOfHoursStatement = (
  database: Kysely<Schema>,
  timerId: string,
  entry: NewHistoryEntry,
): Sendable<unknown> => insertEntryOfHours(database, { ...toRow(entry), timerId });

const insertEntryOfHours = preparedQuery((database, row: Values<HistoryRow & { timerId: string }>) =>
  database
    .insertInto('history_entries')
    .columns([
      'id',
      'task_id',
      'project_id',
      'actor_id',
      'field',
      'previous_value',
      'current_value',
      'action',
      'remark',
      'happened_at',
    ])
    .expression(
      database
        .selectFrom('task_timers')
        .where('task_timers.id', '=', row.timerId)
        .select([
          sql<string>`${row.id}::uuid`.as('id'),
          sql<string | null>`${row.task_id}::uuid`.as('task_id'),
          sql<string | null>`${row.project_id}::uuid`.as('project_id'),
          sql<string>`${row.actor_id}::uuid`.as('actor_id'),
          sql<string | null>`${row.field}::text`.as('field'),
          sql<string | null>`${row.previous_value}::text`.as('previous_value'),
          sql<string | null>`${row.current_value}::text`.as('current_value'),
          sql<string | null>`${row.action}::text`.as('action'),
          sql<string | null>`${row.remark}::text`.as('remark'),
          sql<Date>`${row.happened_at}::timestamptz`.as('happened_at'),
        ]),
    ),
);

/** Most changes have one entry: its statement is prepared. */
const historyInserts = (database: Kysely<Schema>, rows: readonly HistoryRow[]): Sendable<unknown>[] =>
  rows.length === 1
    ? rows.map((row) => insertEntry(database, row))
    : insertStatements(database, 'history_entries', rows);

/** Adds one entry for every changed field. */
export async function recordChanges(
  database: Kysely<Schema>,
  subject: Subject,
  caller: Caller,
  now: Date,
  changes: readonly FieldChange[],
): Promise<void> {
  await addHistoryEntries(
    database,
    changes.map((change) => ({ subject, actorId: caller.employeeId, happenedAt: now, change })),
  );
}
