import type { Kysely } from 'kysely';
import { hasOneSession } from './pools/queuedPool';
import type { Schema } from './schema';

/** Tests make it smaller. */
export const rowsByIds = { maxRowsPerStatement: 1000 };

/**
 * The rows of a long result. Where one session serves everyone, a thousand of them are read at a time, with statements of
 * other users in between: which rows they are, and their order, is that of one moment.
 * @param read the rows of the result in its order, or in any order those with these ids
 * @param readIds the rows of the result in its order, of which only the id is read
 */
export async function readByIds<Row extends { readonly id: string }>(
  database: Kysely<Schema>,
  read: (ids?: readonly string[]) => Promise<Row[]>,
  readIds: () => Promise<readonly Pick<Row, 'id'>[]>,
): Promise<Row[]> {
  if (!hasOneSession(database)) return read();
  const ids = (await readIds()).map(({ id }) => id);
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += rowsByIds.maxRowsPerStatement) {
    const asked = ids.slice(start, start + rowsByIds.maxRowsPerStatement);
    const found = new Map((await read(asked)).map((row) => [row.id, row]));
    // One that was deleted in the meantime is none.
    rows.push(...asked.flatMap((id) => found.get(id) ?? []));
  }
  return rows;
}
