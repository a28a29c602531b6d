import { sql } from 'kysely';
import { decideEach, parseIdsToDecide } from '../../../src/server/decisions/decideEach';
import { Failure } from '../../../src/server/errors/failure';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let people: TestPerson[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people = [await addPerson(server.database), await addPerson(server.database), await addPerson(server.database)];
});

const readName = async (person: TestPerson): Promise<string> =>
  (
    await server.database
      .selectFrom('employees')
      .select('last_name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).last_name;

/** Renames each person, and throws after it for the second one. */
const renameAll = (thrown: (id: string) => Promise<void>) =>
  server.database.transaction().execute((transaction) =>
    decideEach(
      transaction,
      people.map(({ id }) => id),
      async (id) => {
        await transaction.updateTable('employees').set({ last_name: 'Renamed' }).where('id', '=', id).execute();
        if (id === people[1]?.id) await thrown(id);
      },
    ),
  );

test('what a rejected record has written is undone, and the others keep theirs', async () => {
  const results = await renameAll(() => Promise.reject(new Failure(409, 'Too late')));
  expect(results.map(({ Done, Message }) => [Done, Message])).toEqual([
    [true, null],
    [false, 'Too late'],
    [true, null],
  ]);
  expect(await Promise.all(people.map(readName))).toEqual(['Renamed', people[1]?.lastName, 'Renamed']);
});

test('an error of the database in one record is its result, and the transaction goes on', async () => {
  const results = await server.database.transaction().execute((transaction) =>
    decideEach(transaction, ['first', 'second'], async (id) => {
      if (id === 'first')
        await transaction
          .updateTable('employees')
          .set({ code: people[1]?.code ?? '' })
          .where('id', '=', people[0]?.id ?? '')
          .execute();
    }),
  );
  expect(results).toEqual([
    { _id: 'first', Done: false, Message: 'An entry like this exists already' },
    { _id: 'second', Done: true, Message: null },
  ]);
});

test('a mistake of the program undoes the whole call', async () => {
  await expect(renameAll(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(
    renameAll(async () => {
      await sql`select 1 / 0`.execute(server.database);
    }),
  ).rejects.toThrow();
  expect(await Promise.all(people.map(readName))).toEqual(people.map(({ lastName }) => lastName));
});

test.each([
  ['', 422],
  [' , ,', 422],
  [Array.from({ length: 101 }, (_, index) => `id${index}`).join(','), 422],
])('%p names none or too many', (text, status) => {
  expect(() => parseIdsToDecide(text, 'leaves')).toThrow(
    expect.objectContaining({ httpStatus: status, message: 'Choose 1 to 100 leaves' }) as Failure,
  );
});

test('each id is decided once', () => expect(parseIdsToDecide('a, b,a,,b ', 'leaves')).toEqual(['a', 'b']));
