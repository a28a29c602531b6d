import type { Kysely } from 'kysely';
import { maxDecisionsPerCall } from '../../domain/pending/decisionResults';
import { inSavepoint } from '../database/savepointRepository';
import type { Schema } from '../database/schema';
import { databaseFailure, isRetriableDatabaseError } from '../errors/databaseFailure';
import { Failure, failures } from '../errors/failure';
import type { Schemas } from '../operations/call';

/**
 * The ids of a decision on several records, each once.
 * @param what 'leaves'
 * @throws Failure 422 for none or more than 100
 */
export function parseIdsToDecide(text: string, what: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0 || ids.length > maxDecisionsPerCall)
    throw failures.invalid([{ field: 'ids', message: `Choose 1 to ${maxDecisionsPerCall} ${what}` }]);
  return ids;
}

/**
 * The version of each record that the caller was shown; none without the list.
 * @throws Failure 422 when there are not as many versions as ids
 */
export function parseSeenVersions(idsText: string, versionsText: string | undefined): ReadonlyMap<string, number> {
  if (versionsText === undefined) return new Map();
  const ids = idsText.split(',').map((id) => id.trim());
  const versions = versionsText.split(',').map(Number);
  if (versions.length !== ids.length)
    throw failures.invalid([{ field: 'Versions', message: 'Send one version for each of the ids' }]);
  return new Map(ids.map((id, index) => [id, versions[index] ?? 0]));
}

/** Why one record was not decided; undefined for an error that concerns the whole call. */
function rejectionFor(error: unknown): Failure | undefined {
  const failure =
    error instanceof Failure ? error : isRetriableDatabaseError(error) ? undefined : databaseFailure(error);
  return failure === undefined || failure.httpStatus >= 500 ? undefined : failure;
}

/**
 * Decides records one after the other, each in a savepoint of the call's transaction: what cannot be decided leaves
 * nothing behind and the others as they are. An error that concerns the whole call undoes all of them.
 * @param decide throws a Failure when the record cannot be decided
 */
export async function decideEach(
  database: Kysely<Schema>,
  ids: readonly string[],
  decide: (id: string) => Promise<unknown>,
): Promise<Schemas['DecisionResult'][]> {
  const results: Schemas['DecisionResult'][] = [];
  for (const id of ids) {
    try {
      await inSavepoint(database, () => decide(id));
      results.push({ _id: id, Done: true, Message: null });
    } catch (error) {
      const failure = rejectionFor(error);
      if (failure === undefined) throw error;
      results.push({ _id: id, Done: false, Message: failure.message });
    }
  }
  return results;
}
