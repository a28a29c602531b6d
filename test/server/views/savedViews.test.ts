import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let owner: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  [owner, colleague] = [await addPerson(server.database, { firstName: 'Ada' }), await addPerson(server.database)];
});
afterAll(() => server.close());

const call = <Id extends OperationId>(operation: Id, body: Record<string, unknown>, as: TestPerson = owner) =>
  server.call(operation, { as, body });
const names = async (as: TestPerson, Table = 'tasks') =>
  (await call('listSavedViews', { Table }, as)).data.map(({ Name, Is_own }) => `${Name}${Is_own ? '' : ' (theirs)'}`);

test('a view is the owner’s alone until it is shared; others read it and do not change it', async () => {
  const View = JSON.stringify({ search: 'quay', sort: [] });
  const saved = (await call('saveView', { Table: 'tasks', Name: ' Late ', View })).data;
  expect(saved).toMatchObject({ Name: 'Late', Table: 'tasks', View, Is_shared: false, Is_own: true, Version: 1 });
  expect(await names(colleague)).toEqual([]);
  expect((await call('saveView', { id: saved._id, Table: 'tasks', Name: 'Mine now' }, colleague)).httpStatus).toBe(404);

  // What is not said stays as it is.
  expect(
    (await call('saveView', { id: saved._id, Table: 'tasks', Name: 'Late', Is_shared: 'true', Version: 1 })).data,
  ).toMatchObject({ View, Is_shared: true, Version: 2 });
  await call('saveView', { Table: 'tasks', Name: 'Zeta', View: '{}' }, colleague);
  expect(await names(colleague)).toEqual(['Zeta', 'Late (theirs)']);
  expect(await names(owner)).toEqual(['Late']);
  expect(await names(owner, 'projects')).toEqual([]);
  for (const [operation, body] of [
    ['saveView', { id: saved._id, Table: 'tasks', Name: 'Mine now' }],
    ['deleteView', { id: saved._id }],
  ] as const) {
    expect((await call(operation, body, colleague)).httpStatus).toBe(403);
  }
  expect(
    (await call('saveView', { id: saved._id, Table: 'tasks', Name: 'Late', Is_shared: 'false', Version: 1 }))
      .httpStatus,
  ).toBe(409);
  expect((await call('deleteView', { id: saved._id })).httpStatus).toBe(200);
  expect(await names(colleague)).toEqual(['Zeta']);
});

test('a view that a former employee shares is deleted by those who edit employees, and by no one else', async () => {
  const leaver = await addPerson(server.database);
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const { _id: id } = (await call('saveView', { Table: 'leavers', Name: 'Old', View: '{}', Is_shared: 'true' }, leaver))
    .data;
  const mayDelete = async (as: TestPerson) =>
    (await call('listSavedViews', { Table: 'leavers' }, as)).data.map(({ May_delete }) => May_delete);
  expect([await mayDelete(leaver), await mayDelete(hr), await mayDelete(colleague)]).toEqual([
    [true],
    [false],
    [false],
  ]);
  expect((await call('deleteView', { id }, hr)).httpStatus).toBe(403);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', leaver.id).execute();
  expect([await mayDelete(hr), await mayDelete(colleague)]).toEqual([[true], [false]]);
  expect((await call('deleteView', { id }, colleague)).httpStatus).toBe(403);
  expect((await call('saveView', { id, Table: 'leavers', Name: 'Mine' }, hr)).httpStatus).toBe(403);
  expect((await call('deleteView', { id }, hr)).httpStatus).toBe(200);
  expect(await mayDelete(hr)).toEqual([]);
});

test('names are unique among one’s own of a table; nonsense is rejected', async () => {
  await call('saveView', { Table: 'tasks', Name: 'Same', View: '{}' });
  expect(await call('saveView', { Table: 'tasks', Name: 'sAME', View: '{}' })).toMatchObject({
    httpStatus: 409,
    errors: [{ field: 'Name' }],
  });
  expect((await call('saveView', { Table: 'projects', Name: 'Same', View: '{}' })).httpStatus).toBe(200);
  expect((await call('saveView', { Table: 'tasks', Name: 'Same', View: '{}' }, colleague)).httpStatus).toBe(200);
  expect(await call('saveView', { Table: 'tasks', Name: '  ', View: '{}' })).toMatchObject({
    httpStatus: 400,
    message: 'Please Enter Name',
  });
  for (const View of ['[]', 'null', 'no json', undefined])
    expect(
      (await call('saveView', { Table: 'tasks', Name: 'Odd', ...(View === undefined ? {} : { View }) })).httpStatus,
    ).toBe(422);
  expect((await call('saveView', { Table: 'a b', Name: 'Odd', View: '{}' })).httpStatus).toBe(400);
  expect((await call('deleteView', { id: unknownId() })).httpStatus).toBe(404);
});

test.each<readonly [OperationId, Record<string, unknown>, string]>([
  ['saveView', { Table: 'tasks', Name: 'Twice', View: '{}' }, 'Name'],
  ['saveLocation', { Location_name: 'Twice', Status: 'Active' }, 'Location_name'],
  ['saveRole', { Role: 'Twice', Description: '', Granted: [] }, 'Role'],
  ['saveHoliday', { Holiday_date: '2031-05-05', Holiday_name: 'Twice', Holiday_type: 'Full Day' }, 'Holiday_name'],
])(
  'of simultaneous calls of %s with the same name one wins, and the others name the field',
  async (operation, body, field) => {
    const administrator = await addPerson(server.database, { role: 'HR / Admin' });
    // The first call of a person also reads who calls.
    await names(administrator);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(operation, body, administrator)));
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    for (const { httpStatus, errors } of answers.filter(({ httpStatus: status }) => status !== 200))
      expect({ httpStatus, errors }).toMatchObject({ httpStatus: 409, errors: [{ field }] });
  },
);
