import { randomUUID } from 'node:crypto';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let server: TestServer;
let person: TestPerson;
const upload = (content: Buffer | string, fileName = 'me.png') =>
  server.call('changeOwnPhoto', { as: person, files: [{ field: 'profile_image', fileName, content }] });

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  person = await addPerson(server.database);
});
afterAll(() => server.close());

test('the profile shows everything that describes a person, by name', async () => {
  const [department, position, location] = [randomUUID(), randomUUID(), randomUUID()];
  await server.database.insertInto('departments').values({ id: department, name: 'Design' }).execute();
  await server.database.insertInto('positions').values({ id: position, name: 'Designer' }).execute();
  await server.database.insertInto('locations').values({ id: location, name: 'Head office' }).execute();
  const leader = await addPerson(server.database, { firstName: 'Lena', lastName: 'Lead' });
  const described = await addPerson(server.database, {
    positionId: position,
    departmentId: department,
    teamLeaderId: leader.id,
  });
  await server.database
    .updateTable('employees')
    .set({ location_id: location, joined_on: '2024-02-29', mobile: '123456', middle_name: 'M' })
    .where('id', '=', described.id)
    .execute();
  expect((await server.call('getOwnProfile', { as: described })).data).toEqual({
    _id: described.id,
    First_name: described.firstName,
    Middle_name: 'M',
    Last_name: described.lastName,
    Employee_code: described.code,
    Email: described.email,
    Mobile: '123456',
    Picture_id: null,
    Profile_pic: null,
    Position_id: { _id: position, Position: 'Designer', Position_name: 'Designer' },
    Department_name: 'Design',
    Team_leader: 'Lena Lead',
    Location: 'Head office',
    Vertical: null,
    Shift_type: null,
    Joined: '2024-02-29',
    Role: 'Employee',
    Role_permission_id: described.roleId,
  });
});

test('a person changes the own phone number and nothing else', async () => {
  const answer = await server.call('editOwnProfile', {
    as: person,
    body: { Mobile: ' +91 98765 43210'.trim(), First_name: 'A user', Role: 'HR', Email: 'other@company.example' },
  });
  expect(answer.data).toMatchObject({
    Mobile: '+91 98765 43210',
    First_name: person.firstName,
    Role: 'Employee',
    Email: person.email,
  });
  expect((await server.call('editOwnProfile', { as: person, body: { Mobile: '' } })).data.Mobile).toBeNull();
  // A save that changes nothing leaves no trace.
  await server.call('editOwnProfile', { as: person, body: { Mobile: '' } });
  const changes = await server.database
    .selectFrom('employee_changes')
    .select(['field', 'previous_value', 'current_value', 'actor_id'])
    .where('employee_id', '=', person.id)
    .orderBy('id')
    .execute();
  const own = { field: 'Mobile', actor_id: person.id };
  expect(changes).toEqual([
    { ...own, previous_value: null, current_value: '+91 98765 43210' },
    { ...own, previous_value: '+91 98765 43210', current_value: null },
  ]);
});

test('a new picture replaces the former one, whose record goes; without a file the picture goes', async () => {
  const first = (await upload(png)).data.Profile_pic ?? '';
  expect((await server.request({ method: 'GET', url: first })).rawPayload.equals(png)).toBe(true);
  const second = (await upload(Buffer.concat([png, Buffer.from('changed')]))).data.Profile_pic;
  expect(second).not.toBe(first);
  expect((await server.request({ method: 'GET', url: first })).statusCode).toBe(404);
  expect((await server.call('changeOwnPhoto', { as: person })).data.Profile_pic).toBeNull();
  expect(
    await server.database.selectFrom('files').select('id').where('uploaded_by_id', '=', person.id).execute(),
  ).toEqual([]);
});

test('what is no picture by its content is rejected, whatever its name says, and the old picture stays', async () => {
  const before = (await upload(png)).data.Profile_pic;
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [name, message] of [
    ['me.svg', 'A profile picture is a jpg, jpeg or png file'],
    ['me', 'A profile picture is a jpg, jpeg or png file'],
    ['me.png', 'The content of me.png is text, not png. Correct the extension or choose another file.'],
  ] as const) {
    const rejected = await upload(picture, name);
    expect([rejected.httpStatus, rejected.errors]).toEqual([422, [{ field: 'profile_image', message }]]);
  }
  expect((await server.call('getOwnProfile', { as: person })).data.Profile_pic).toBe(before);
});
