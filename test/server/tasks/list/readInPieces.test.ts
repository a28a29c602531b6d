import { rowsAsText } from '../../../../src/server/database/pools/preparingPool';
import { isReadInPieces, pieces } from '../../../../src/server/features/tasks/list/readInPieces';
import { openEmbeddedTestDatabase } from '../../../support/embeddedTestDatabase';

test('long statements of users are read in pieces on the embedded database, also those whose rows are text', async () => {
  const database = await openEmbeddedTestDatabase();
  const { maxCost } = pieces;
  try {
    const users = database.kyselyFor('someone');
    const query = users.selectFrom('tasks').select('id').where('key', '=', 'A-1');
    for (const statement of [query, query.modifyEnd(rowsAsText)]) {
      pieces.maxCost = 0;
      expect(await isReadInPieces(users, statement.compile())).toBe(true);
      pieces.maxCost = maxCost;
      expect(await isReadInPieces(users, statement.compile())).toBe(false);
    }
  } finally {
    pieces.maxCost = maxCost;
    await database.close();
  }
});
