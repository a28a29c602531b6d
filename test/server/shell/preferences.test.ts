import { randomUUID } from 'node:crypto';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let person: TestPerson;
const save = (key: string, value: string, who = person) =>
  server.call('savePreference', { as: who, body: { Key: key, Value: value } });
const all = async (who = person) => (await server.call('listPreferences', { as: who })).data;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  person = await addPerson(server.database);
});
afterAll(() => server.close());

test('a preference is kept, replaced and forgotten, for this person alone', async () => {
  await save('theme', '"dark"');
  await save('table:tasks', '{"columns":[1,2]}');
  await save('theme', '"light"');
  expect(await all()).toEqual([
    { Key: 'table:tasks', Value: '{"columns":[1,2]}' },
    { Key: 'theme', Value: '"light"' },
  ]);
  expect(await all(await addPerson(server.database))).toEqual([]);
  await save('theme', '');
  expect((await all()).map((preference) => preference.Key)).toEqual(['table:tasks']);
});

test('a choice that arrives after a later one of the same page changes nothing, also when that was to forget it', async () => {
  const choose = (tab: string, number: string, value: string) =>
    server.call('savePreference', {
      as: person,
      body: { Key: 'theme', Value: value },
      headers: { 'x-daybook-tab': tab, 'x-daybook-call': number },
    });
  const theme = async () => (await all()).map(({ Value }) => Value);
  await choose('page', '12', '"light"');
  expect((await choose('page', '9', '"dark"')).httpStatus).toBe(200);
  expect(await theme()).toEqual(['"light"']);
  await choose('other', '3', '"dark"');
  expect(await theme()).toEqual(['"dark"']);
  await choose('other', '5', '');
  await choose('other', '4', '"light"');
  expect(await theme()).toEqual([]);
  await save('density', '"compact"');
  expect((await all()).map(({ Key }) => Key)).toEqual(['density']);
  await choose('other', '6', '"light"');
  await save('theme', '"dark"');
  expect(await theme()).toEqual(['"compact"', '"dark"']);
});

test('what says that a preference was forgotten is removed when another one is', async () => {
  const rows = () =>
    server.database.selectFrom('preferences').select('key').where('employee_id', '=', person.id).execute();
  await save('theme', '"dark"');
  await save('theme', '');
  expect(await rows()).toEqual([{ key: 'theme' }]);
  await server.database
    .updateTable('preferences')
    .set({ updated_at: testMoment() })
    .where('employee_id', '=', person.id)
    .execute();
  await save('density', '');
  expect(await rows()).toEqual([{ key: 'density' }]);
});

test('a value that is no JSON and a key with odd characters are rejected', async () => {
  expect((await save('theme', '{dark')).errors).toEqual([{ field: 'Value', message: 'Value must be JSON' }]);
  expect((await save('a b', '1')).httpStatus).toBe(400);
});

test('one person can keep two hundred preferences and no more', async () => {
  await server.database
    .insertInto('preferences')
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        employee_id: person.id,
        key: `key${index}`,
        value: '1',
        updated_at: testMoment(),
      })),
    )
    .execute();
  expect((await save('key7', '2')).httpStatus).toBe(200);
  expect((await save('one more', '1')).httpStatus).toBe(400);
  expect((await save('one-more', '1')).httpStatus).toBe(422);
});

test('a position is answered with its department, an unknown one is not found', async () => {
  const [department, position] = [randomUUID(), randomUUID()];
  await server.database.insertInto('departments').values({ id: department, name: 'Engineering' }).execute();
  await server.database
    .insertInto('positions')
    .values({ id: position, name: 'Tester', department_id: department })
    .execute();
  expect((await server.call('getPosition', { as: person, body: { id: position } })).data).toEqual({
    _id: position,
    Position: 'Tester',
    Position_name: 'Tester',
    Department_name: 'Engineering',
  });
  expect((await server.call('getPosition', { as: person, body: { id: unknownId() } })).httpStatus).toBe(404);
});

test('the contract is shown to people who are signed in', async () => {
  expect((await server.call('getContract')).httpStatus).toBe(401);
  expect((await server.call('getContract', { as: person })).data).toMatchObject({
    openapi: '3.0.3',
    paths: { '/login': {} },
  });
});
