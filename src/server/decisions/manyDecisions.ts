import { maxDecisionsPerCall } from '../../domain/pending/decisionResults';
import { Failure, failures } from '../errors/failure';
import type { Schemas } from '../operations/call';
import { parseIds } from './parseIds';

/**
 * The ids of a decision on several records, each once.
 * @param what 'leaves'
 * @throws Failure 422 for none or more than 100
 */
export const parseIdsToDecide = (text: string, what: string): string[] =>
  parseIds(text, { field: 'ids', max: maxDecisionsPerCall, what });

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
  return new Map(ids.map((id, index) => [id.toLowerCase(), versions[index] ?? 0]));
}

/**
 * Checks records one after the other: what cannot be decided does not affect the others.
 * @param locked the locked records that the caller may see, in the order in which they are checked
 * @param noun 'Leave'
 * @param check throws a Failure for a record that cannot be decided
 * @returns the records to decide, and a result for each id in their order
 */
export function checkDecisions<Row extends { readonly id: string }>(
  ids: readonly string[],
  locked: readonly Row[],
  noun: string,
  check: (row: Row) => void,
): { decidable: Row[]; results: Schemas['DecisionResult'][] } {
  const decidable: Row[] = [];
  const problems = new Map<string, string | null>();
  for (const row of locked) {
    try {
      check(row);
      decidable.push(row);
      problems.set(row.id, null);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.set(row.id, error.message);
    }
  }
  const results = ids.map((id): Schemas['DecisionResult'] => {
    const known = problems.get(id.toLowerCase());
    const message = known === undefined ? failures.notFound(noun).message : known;
    return { _id: id, Done: message === null, Message: message };
  });
  return { decidable, results };
}
