import { rowsAsText } from '../../../../src/server/database/pools/preparingPool';
import { isReadInPieces, pieces } from '../../../../src/server/features/tasks/list/piecesReadModel';
import type { Database } from '../../../../src/server/database/database';
import { openEmbeddedTestDatabase } from '../../../support/database/embeddedTestDatabase';
import { watchStatements } from '../../../support/database/watchStatements';
import { addPerson } from '../../../support/testPeople';
import { addProject, addTask } from '../../../support/testWork';

const usual = { ...pieces };
let database: Database;

beforeEach(async () => {
  database = await openEmbeddedTestDatabase();
});
afterEach(async () => {
  jest.restoreAllMocks();
  Object.assign(pieces, usual);
  await database.close();
});

async function addTasks(): Promise<void> {
  const project = await addProject(database.kysely, [await addPerson(database.kysely)]);
  await addTask(database.kysely, project);
  await addTask(database.kysely, project);
}

test('long statements of users are read in pieces on the embedded database, also those whose rows are text', async () => {
  await addTasks();
  const users = database.kyselyFor('someone');
  const query = users.selectFrom('tasks').select('id').where('key', '=', 'A-1');
  Object.assign(pieces, { rows: 1, countedForMs: 0 });
  for (const statement of [query, query.modifyEnd(rowsAsText)]) {
    pieces.maxCost = 0;
    expect(await isReadInPieces(users, statement.compile())).toBe(true);
    pieces.maxCost = usual.maxCost;
    expect(await isReadInPieces(users, statement.compile())).toBe(false);
  }
});

test('where all tasks fit into one piece nothing is asked about a statement; how many there are is asked seldom', async () => {
  const users = database.kyselyFor('someone');
  const statement = users.selectFrom('tasks').select('id').compile();
  Object.assign(pieces, { rows: 1, maxCost: 0 });
  expect(await isReadInPieces(users, statement)).toBe(false);
  const sent: string[] = [];
  watchStatements((text) => sent.push(text));
  for (let call = 0; call < 5; call += 1) expect(await isReadInPieces(users, statement)).toBe(false);
  expect(sent).toEqual([]);

  await addTasks();
  expect(await isReadInPieces(users, statement)).toBe(false);
  pieces.countedForMs = 0;
  expect(await isReadInPieces(users, statement)).toBe(true);
});
