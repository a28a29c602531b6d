import { permissionCatalogue } from '../../../src/domain/permissions/permissionCatalogue';
import { addPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the own record has every flag of every group, 1 where it is granted', async () => {
  const person = await addPerson(server.database, { flags: ['Project.Edit_Task', 'Me.Team_Leave'] });
  const [record] = (await server.call('getPermissionRecord', { as: person, body: { id: person.roleId } })).data;
  for (const [group, flags] of Object.entries(permissionCatalogue)) {
    const expected = flags.map((flag) => [
      flag,
      group === 'Project' && flag === 'Edit_Task' ? '1' : flag === 'Team_Leave' ? '1' : '0',
    ]);
    expect(record).toHaveProperty(group, Object.fromEntries(expected));
  }
  expect(record?._id).toBe(person.roleId);
});

test('the record of another role is shown only to those who keep the roles', async () => {
  const [person, administrator, other] = [
    await addPerson(server.database, { flags: [] }),
    await addPerson(server.database, { flags: ['Master.Roles_Permission'] }),
    await addPerson(server.database),
  ];
  const rejected = await server.call('getPermissionRecord', { as: person, body: { id: other.roleId } });
  expect([rejected.httpStatus, rejected.message]).toEqual([404, 'Role not found']);
  expect(
    (await server.call('getPermissionRecord', { as: administrator, body: { id: other.roleId } })).data[0]?.Role,
  ).toBe('Employee');
  expect((await server.call('getPermissionRecord', { as: administrator, body: { id: unknownId() } })).httpStatus).toBe(
    404,
  );
  expect((await server.call('getPermissionRecord', { as: administrator, body: { id: 'no id' } })).httpStatus).toBe(404);
});

test('a flag that is taken away counts from the next call on', async () => {
  const person = await addPerson(server.database, { flags: ['Project.Edit_Project'] });
  expect((await server.call('editProject', { as: person, body: {} })).httpStatus).toBe(400);
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', person.roleId).execute();
  expect((await server.call('editProject', { as: person, body: {} })).httpStatus).toBe(403);
});
