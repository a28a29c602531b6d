import type { Kysely } from 'kysely';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { Schema } from '../../../database/schema';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Caller } from '../../../operations/caller';
import { tasksByReference, type LinkedTask } from './taskLinksReadModel';

export interface LinkChanges {
  before: readonly LinkedTask[];
  after: readonly LinkedTask[];
  added: LinkedTask[];
  removed: LinkedTask[];
  problems: FieldProblem[];
}

/**
 * Parses `Linkissue_Taskkey`: ids or keys, comma-separated (F-26); undefined keeps the links.
 * Links with invisible tasks are not among `before` and stay.
 */
export async function checkLinks(
  database: Kysely<Schema>,
  caller: Caller,
  sent: string | undefined,
  before: readonly LinkedTask[],
  ownId: string | null,
): Promise<LinkChanges> {
  if (sent === undefined) return { before, after: before, added: [], removed: [], problems: [] };
  const references = [
    ...new Set(
      sent
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ];
  const after = await tasksByReference(database, caller, references);
  const isFound = (reference: string): boolean =>
    after.some((task) => task.id === reference.toLowerCase() || task.key.toUpperCase() === reference.toUpperCase());
  const problem = (message: string): FieldProblem => ({ field: 'Linkissue_Taskkey', message });
  const problems = references
    .filter((reference) => !isFound(reference))
    .map((reference) => problem(`There is no task '${reference}' to link`));
  if (after.some((task) => task.id === ownId)) problems.push(problem('A task cannot be linked with itself'));
  const isIn =
    (list: readonly LinkedTask[]) =>
    (task: LinkedTask): boolean =>
      list.some((other) => other.id === task.id);
  return {
    before,
    after,
    added: after.filter((task) => !isIn(before)(task)),
    removed: before.filter((task) => !isIn(after)(task)),
    problems,
  };
}

/**
 * Adds history entries to the tasks at the other end of new and removed links. They show only the key, as the list of linked
 * tasks does.
 */
export async function recordLinksAtOtherEnd(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  key: string,
  { added, removed }: Pick<LinkChanges, 'added' | 'removed'>,
): Promise<void> {
  const entry = { actorId: caller.employeeId, happenedAt: now };
  await addHistoryEntries(database, [
    ...added.map((task) => ({
      ...entry,
      subject: { kind: 'task' as const, id: task.id },
      action: `Linked with ${key}`,
    })),
    ...removed.map((task) => ({
      ...entry,
      subject: { kind: 'task' as const, id: task.id },
      action: `Link with ${key} removed`,
    })),
  ]);
}
