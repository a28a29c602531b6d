import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestAnswer, type TestServer } from '../../support/testServer';

let server: TestServer;
let manager: TestPerson;
const problems = (answer: TestAnswer<unknown>) => answer.errors.map(({ field, message }) => `${field}: ${message}`);
const post = (url: string, payload: string | Buffer, contentType?: string) =>
  server.request({
    method: 'POST',
    url,
    payload,
    headers: { authorization: manager.token, ...(contentType === undefined ? {} : { 'content-type': contentType }) },
  });

beforeAll(async () => {
  server = await startTestServer();
  manager = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

test('a task without anything is rejected with every message of the form, in its order', async () => {
  const answer = await server.call('createTask', { as: manager, body: {} });
  expect([answer.httpStatus, answer.body.status, answer.message]).toEqual([400, 0, 'Please Select Project Name']);
  expect(problems(answer)).toEqual([
    'Project_id: Please Select Project Name',
    'Issue_type: Please Select Issue Type!',
    'Short_summary: Please Select Short Summary',
    'Description: Please Enter Description!',
    'Employee_id: Please Select Assignees!',
    'Priority: Please Select Priority!',
  ]);
});

test('an empty required field counts as missing', async () => {
  const answer = await server.call('editProject', {
    as: manager,
    body: {
      id: '',
      Project_name: '',
      Client_name: '',
      Tech_stack: '',
      Project_manager_id: '',
      Technical_project_manager_id: '',
    },
  });
  expect(problems(answer)).toEqual([
    'id: id is required',
    'Project_name: Please Enter Project Name!',
    'Client_name: Please Enter Client Name!',
    'Tech_stack: Please Select Tech Stack!',
    'Project_manager_id: Please Enter Project Manager!',
    'Technical_project_manager_id: Please Enter Technical Project Manager!',
  ]);
});

test('without a message of the contract a sentence says what is wanted', async () => {
  const task = { id: unknownId(), Short_summary: 'A summary', Priority: 'HIGH', Employee_id: unknownId() };
  const answer = await server.call('updateTask', {
    as: manager,
    body: {
      ...task,
      Due_date: 'tomorrow',
      Status: 'DONE',
      Version: 'newest',
      Short_summary: 'x'.repeat(301),
      Task_duration: 'long',
    },
  });
  expect(problems(answer)).toEqual([
    'Short_summary: Short_summary can have at most 300 characters',
    'Due_date: Due_date must be a date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD)',
    'Task_duration: Task Duration is a number of hours (30 minutes = 0.5)',
    'Status: Status must be one of OPEN, IN PROGRESS, DEVELOPMENT DONE, READY FOR QA, READY FOR UAT, REOPEN, REJECTED, ON HOLD, CLOSE',
    'Version: Version must be a whole number',
  ]);
});

test('values in the address are checked like those of a form', async () => {
  const answer = await server.call('listTasks', {
    as: manager,
    query: { limit: 0, offset: -1, scope: 'mine', Due_from: '2026-02-30' },
  });
  expect(problems(answer)).toEqual([
    'scope: scope must be one of all, assigned, reported',
    'Due_from: Due_from must be a date from 1900-01-01 to 2199-12-31 (YYYY-MM-DD)',
    'offset: offset must be at least 0',
    'limit: limit must be at least 1',
  ]);
});

test('fields that the call does not have are ignored, also those with a meaning in JavaScript', async () => {
  const body = 'Mobile=12345678&Role=HR&role_id=1&__proto__=x&constructor=y&toString=z&status=DeActive';
  expect((await post('/api/auth/profile/edit', body, 'application/x-www-form-urlencoded')).statusCode).toBe(200);
  expect((await server.call('getOwnProfile', { as: manager })).data.Mobile).toBe('12345678');
});

test('a text that is sent twice is not taken for one', async () => {
  const response = await post(
    '/api/auth/profile/edit',
    'Mobile=12345678&Mobile=87654321',
    'application/x-www-form-urlencoded',
  );
  expect(response.statusCode).toBe(400);
});

test('a character that the database cannot store is rejected by name', async () => {
  const answer = await server.call('editOwnProfile', { as: manager, body: { Mobile: '1234\u00005678' } });
  expect([answer.httpStatus, problems(answer)]).toEqual([
    400,
    ['Mobile: Mobile contains a character that cannot be stored'],
  ]);
});

test("the contract's own message is used for a value of the wrong form", async () => {
  expect(problems(await server.call('editOwnProfile', { as: manager, body: { Mobile: 'call me' } }))).toEqual([
    'Mobile: A phone number has 6 to 20 digits, blanks, brackets or hyphens',
  ]);
});

test('every rejection carries a number that the log knows too', async () => {
  const answer = await server.call('createTask', { as: manager, body: {} });
  expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['JSON', '{"Mobile":"12345678"}', 'application/json'],
  ['plain text', 'Mobile=12345678', 'text/plain'],
  [
    'a form with files where none are taken',
    '--x\r\ncontent-disposition: form-data; name="Mobile"\r\n\r\n12345678\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('%s is rejected as a body in plain words', async (_name, payload, contentType) => {
  const response = await post('/api/auth/profile/edit', payload, contentType);
  expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([400, 0]);
  expect(response.json<{ message: string }>().message).toMatch(/form/);
});

test('a missing body names the fields that are missing', async () => {
  const response = await server.request({
    method: 'POST',
    url: '/api/auth/profile/edit',
    headers: { authorization: manager.token },
  });
  expect([response.statusCode, response.json<{ errors: unknown }>().errors]).toEqual([
    400,
    [{ field: 'Mobile', message: 'A phone number has 6 to 20 digits, blanks, brackets or hyphens' }],
  ]);
});

test('a body that need not be there need not be there', async () => {
  expect((await server.call('signOutEverywhere', { as: await addPerson(server.database) })).httpStatus).toBe(200);
});

test.each([
  [
    'cut off in the middle',
    '--x\r\ncontent-disposition: form-data; name="demo_image"; filename="a.png"\r\n\r\nabc',
    'multipart/form-data; boundary=x',
  ],
  ['without boundary', 'whatever', 'multipart/form-data'],
])('a form with files that is %s is rejected as unreadable', async (_name, payload, contentType) => {
  const response = await post('/api/uplodeauth/profile/photo', payload, contentType);
  expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([400, 0]);
});

test('a form that is far too large is rejected with 413', async () => {
  const response = await post(
    '/api/auth/profile/edit',
    `Mobile=${'1'.repeat(5 * 1024 * 1024)}`,
    'application/x-www-form-urlencoded',
  );
  expect([response.statusCode, response.json()]).toMatchObject([
    413,
    { status: 0, message: 'The request is too large' },
  ]);
});

test('permission is checked before the input, and authentication before permission', async () => {
  const employee = await addPerson(server.database);
  expect((await server.call('editProject', { body: {} })).httpStatus).toBe(401);
  expect([(await server.call('editProject', { as: employee, body: {} })).httpStatus]).toEqual([403]);
  expect((await server.call('editProject', { as: manager, body: {} })).httpStatus).toBe(400);
});

test.each([
  "'; drop table employees; --",
  "x' or '1'='1",
  '%',
  '_',
  '\\',
  '"',
  '${1}',
  "Robert'); DELETE FROM roles; --",
])('the text %s is only a text', async (text) => {
  await addPerson(server.database, { firstName: text });
  const found = (await server.call('searchEmployees', { as: manager, query: { q: text } })).data;
  expect(found.map((employee) => employee.First_name)).toContain(text);
  expect((await server.call('signIn', { body: { Email: text, Password: text } })).httpStatus).toBe(401);
  expect((await server.call('getPosition', { as: manager, body: { id: text } })).httpStatus).toBe(404);
  expect(
    (
      await server.call('listEmployeesByFilter', {
        as: manager,
        params: { filter: JSON.stringify({ designation: text }) },
      })
    ).data,
  ).toEqual([]);
  expect(
    (await server.call('savePreference', { as: manager, body: { Key: 'a', Value: JSON.stringify(text) } })).data.Value,
  ).toBe(JSON.stringify(text));
});
