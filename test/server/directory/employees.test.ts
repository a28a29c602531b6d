import { randomUUID } from 'node:crypto';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let viewer: TestPerson;
let manager: TestPerson;
let lead: TestPerson;
let former: TestPerson;
const [managerPosition, leadPosition] = [randomUUID(), randomUUID()];

const filtered = (filter: unknown) =>
  server.call('listEmployeesByFilter', {
    as: viewer,
    params: { filter: typeof filter === 'string' ? filter : JSON.stringify(filter) },
  });
const ids = async (filter: unknown) => (await filtered(filter)).data.map((employee) => employee._id);
const search = async (q?: string) =>
  (await server.call('searchEmployees', { as: viewer, query: q === undefined ? {} : { q } })).data;

beforeAll(async () => {
  server = await startTestServer();
  await server.database
    .insertInto('positions')
    .values([
      { id: managerPosition, name: 'Project Manager' },
      { id: leadPosition, name: 'Delivery Lead', is_project_manager: true, is_technical_project_manager: true },
    ])
    .execute();
  viewer = await addPerson(server.database, { firstName: 'Vera', lastName: 'Viewer' });
  manager = await addPerson(server.database, { firstName: 'Mona', lastName: 'Manager', positionId: managerPosition });
  lead = await addPerson(server.database, { firstName: 'Dora', lastName: 'Lead', positionId: leadPosition });
  former = await addPerson(server.database, {
    firstName: 'Former',
    lastName: 'Manager',
    positionId: managerPosition,
    status: 'DeActive',
  });
});
afterAll(() => server.close());

test('all employees are listed by name, former ones too, and without what is private', async () => {
  const employees = (await server.call('listEmployees', { as: viewer })).data;
  expect(employees.map((employee) => employee._id)).toEqual([lead.id, former.id, manager.id, viewer.id]);
  expect(employees[2]).toEqual({
    _id: manager.id,
    First_name: 'Mona',
    Middle_name: null,
    Last_name: 'Manager',
    Role: 'Employee',
    Status: 'Active',
    Position_id: { _id: managerPosition, Position: 'Project Manager', Position_name: 'Project Manager' },
    Employee_code: manager.code,
    Email: manager.email,
    Profile_pic: null,
  });
});

test('the list of all employees leaves out the positions that the settings name, those without a position never', async () => {
  server.services.excludedPositions = [managerPosition, unknownId()];
  expect((await server.call('listEmployees', { as: viewer })).data.map((employee) => employee._id)).toEqual([
    lead.id,
    viewer.id,
  ]);
  expect(await ids({ designation: 'Project Manager' })).toHaveLength(3);
  server.services.excludedPositions = [];
});

test('a designation is the name of a position, or the designation of a position with another name', async () => {
  expect(await ids({ designation: 'Project Manager' })).toEqual([lead.id, former.id, manager.id]);
  expect(await ids({ designation: 'Technical Project Manager' })).toEqual([lead.id]);
  expect(await ids({ designation: 'delivery lead' })).toEqual([lead.id]);
});

test('filters add up', async () => {
  expect(await ids({ designation: 'Project Manager', Status: 'Active' })).toEqual([lead.id, manager.id]);
  expect(await ids({ Position_id: managerPosition, Status: 'DeActive' })).toEqual([former.id]);
  expect(await ids({ Position_id: unknownId() })).toEqual([]);
  expect(await ids({ Position_id: 'no id' })).toEqual([]);
  expect(await ids({})).toHaveLength(4);
});

test.each([
  ['no JSON', '{designation'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a text', '"Project Manager"'],
  ['an unknown status', { Status: 'Sleeping' }],
  ['a number for a text', { designation: 7 }],
  ['an unknown key', { Salary: '1' }],
])('a filter that is %s is rejected', async (_what, filter) => {
  const answer = await filtered(filter);
  expect([answer.httpStatus, answer.errors[0]?.field]).toEqual([400, 'filter']);
});

test('a part of a name or a code is enough to find a user, in any case', async () => {
  expect((await search('mona man')).map((employee) => employee._id)).toEqual([manager.id]);
  expect((await search(manager.code.toLowerCase())).map((employee) => employee._id)).toEqual([manager.id]);
  expect(await search('no one of that name')).toEqual([]);
});

test('people who have left are not found, and an empty search shows the first', async () => {
  expect((await search('manager')).map((employee) => employee._id)).toEqual([manager.id]);
  expect(await search()).toHaveLength(3);
  expect(await search('  ')).toHaveLength(3);
});

test('at most twenty are found', async () => {
  for (let index = 0; index < 25; index += 1) await addPerson(server.database, { firstName: 'Twin' });
  expect(await search('twin')).toHaveLength(20);
});
