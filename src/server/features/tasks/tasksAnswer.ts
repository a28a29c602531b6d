import type { Kysely } from 'kysely';
import type { TextRow } from '../../database/pools/preparingPool';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { WrittenAnswer } from '../../operations/operationShapes';
import type { Schemas } from '../../operations/operationTypes.gen';
import { dependencyEnds } from './dependencies/dependenciesReadModel';
import { rowIds, taskRowsText } from './list/taskRowText';

/** A list of tasks as it is answered, from rows that begin with `taskColumns`. */
export async function tasksAnswer(
  database: Kysely<Schema>,
  caller: Caller,
  rows: readonly TextRow[],
): Promise<WrittenAnswer<Schemas['TaskRow'][]>> {
  return new WrittenAnswer(await taskRowsText(rows, await dependencyEnds(database, caller, rowIds(rows))));
}
