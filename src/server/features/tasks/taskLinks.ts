import type { Kysely } from 'kysely';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { tasksByReference, type LinkedTask } from './taskChoicesReadModel';

/** What becomes of the links of a task when it is saved. */
export interface LinkPlan {
  before: readonly LinkedTask[];
  after: readonly LinkedTask[];
  added: LinkedTask[];
  removed: LinkedTask[];
  problems: FieldProblem[];
}

/**
 * Reads `Linkissue_Taskkey`: ids or keys, comma-separated (F-26); absent leaves the links as they are.
 * Links with tasks that the caller may not see are not among `before` and stay.
 */
export async function planLinks(
  database: Kysely<Schema>,
  caller: Caller,
  sent: string | undefined,
  before: readonly LinkedTask[],
  ownId: string | null,
): Promise<LinkPlan> {
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
