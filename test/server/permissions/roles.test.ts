import type { OperationId } from '../../../src/server/operations/call';
import { permissionFlags, type PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { roleMessages } from '../../../src/domain/permissions/roleRules';
import { countRoleAdministrators } from '../../../src/server/visibility/roleAdministratorsReadModel';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let administrator: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

const call = <Id extends OperationId>(operation: Id, body?: Record<string, unknown>, as: TestPerson = administrator) =>
  server.call(operation, { as, ...(body ? { body } : {}) });
const save = (body: Record<string, unknown>, as: TestPerson = administrator) => call('saveRole', body, as);

test('a role is added, changed, listed with its holders and its history, and deleted while no one holds it', async () => {
  const added = (
    await save({ Role: '  Night shift ', Description: 'Watches', Granted: ['Project.All_Task', 'Me.Team_Leave'] })
  ).data;
  expect(added).toMatchObject({
    Role: 'Night shift',
    Description: 'Watches',
    Granted: ['Project.All_Task', 'Me.Team_Leave'],
    Flags: permissionFlags.length,
    used_by: 0,
    Active_holders: 0,
    Version: 1,
  });
  const changed = (
    await save({
      id: added._id,
      Role: 'Night watch',
      Description: 'Watches',
      Granted: ['Project.All_Task', 'Ticket.Manage_Ticket'],
      Version: 1,
    })
  ).data;
  expect(changed).toMatchObject({ Role: 'Night watch', Version: 2 });
  // A save that changes nothing leaves no trace.
  expect(
    (
      await save({
        id: added._id,
        Role: 'Night watch',
        Description: 'Watches',
        Granted: ['Ticket.Manage_Ticket', 'Project.All_Task'],
        Version: 2,
      })
    ).data.Version,
  ).toBe(2);

  const watchman = await addPerson(server.database, { firstName: 'Nils' });
  await server.database.updateTable('employees').set({ role_id: added._id }).where('id', '=', watchman.id).execute();
  const leaver = await addPerson(server.database, { status: 'DeActive' });
  await server.database.updateTable('employees').set({ role_id: added._id }).where('id', '=', leaver.id).execute();
  expect((await call('listRoles')).data.find(({ _id }) => _id === added._id)).toMatchObject({
    used_by: 2,
    Active_holders: 1,
  });
  await server.database.deleteFrom('employees').where('id', '=', leaver.id).execute();
  expect((await call('listRoleHolders', { id: added._id })).data).toMatchObject([
    { _id: watchman.id, Status: 'Active' },
  ]);
  const rejected = await call('deleteRole', { id: added._id });
  expect([rejected.httpStatus, rejected.message]).toEqual([
    409,
    'This role is held by one person: it cannot be deleted. Give them another role first.',
  ]);

  await server.database
    .updateTable('employees')
    .set({ role_id: administrator.roleId })
    .where('id', '=', watchman.id)
    .execute();
  expect((await call('deleteRole', { id: added._id })).httpStatus).toBe(200);
  const history = (await call('listRoleHistory', { id: added._id })).data;
  expect(
    history.map(({ Action, Role, Former_role, Granted, Revoked }) => ({ Action, Role, Former_role, Granted, Revoked })),
  ).toEqual([
    {
      Action: 'deleted',
      Role: 'Night watch',
      Former_role: null,
      Granted: [],
      Revoked: ['Project.All_Task', 'Ticket.Manage_Ticket'],
    },
    {
      Action: 'changed',
      Role: 'Night watch',
      Former_role: 'Night shift',
      Granted: ['Ticket.Manage_Ticket'],
      Revoked: ['Me.Team_Leave'],
    },
    {
      Action: 'added',
      Role: 'Night shift',
      Former_role: null,
      Granted: ['Project.All_Task', 'Me.Team_Leave'],
      Revoked: [],
    },
  ]);
  expect((await call('listRoleHistory', {})).data[0]?.Action).toBe('deleted');
});

test('what is wrong is rejected in words, and unknown roles are not found', async () => {
  expect(await save({ Role: ' ' })).toMatchObject({
    httpStatus: 400,
    errors: [{ field: 'Role', message: roleMessages.name }],
  });
  expect((await save({ Role: 'X', Granted: ['Master.Everything'] })).httpStatus).toBe(400);
  await save({ Role: 'Twice' });
  expect(await save({ Role: 'TWICE' })).toMatchObject({ httpStatus: 409, errors: [{ field: 'Role' }] });
  for (const id of [unknownId(), 'no id']) {
    expect((await save({ id, Role: 'Y' })).httpStatus).toBe(404);
    expect((await call('deleteRole', { id })).httpStatus).toBe(404);
    expect((await call('listRoleHolders', { id })).httpStatus).toBe(404);
  }
});

test('an edit of an older version is rejected with what is stored now', async () => {
  const { _id } = (await save({ Role: 'Contested' })).data;
  await save({ id: _id, Role: 'Contested', Granted: ['Me.Team_Leave'], Version: 1 });
  const rejected = await save({ id: _id, Role: 'Contested', Granted: ['Project.All_Task'], Version: 1 });
  expect([rejected.httpStatus, rejected.body.current]).toEqual([
    409,
    expect.objectContaining({ Granted: ['Me.Team_Leave'], Version: 2 }),
  ]);
});

test('no change locks the caller or all users out of the roles, also not two simultaneous ones', async () => {
  const own = (await call('listRoles')).data.find(({ _id }) => _id === administrator.roleId);
  const without = (own?.Granted ?? []).filter((flag) => flag !== 'Master.Roles_Permission');
  expect(await save({ id: administrator.roleId, Role: 'HR / Admin', Granted: without })).toMatchObject({
    httpStatus: 422,
    message: roleMessages.ownLockOut,
  });

  const [one, other] = [
    await addPerson(server.database, { flags: ['Master.Roles_Permission'] }),
    await addPerson(server.database, { flags: ['Master.Roles_Permission'] }),
  ];
  const readName = async (id: string) => (await call('listRoles')).data.find(({ _id }) => _id === id)?.Role ?? '';
  const [oneName, otherName] = [await readName(one.roleId), await readName(other.roleId)];
  await server.database
    .updateTable('employees')
    .set({ status: 'DeActive' })
    .where('role_id', '=', administrator.roleId)
    .execute();
  const answers = await Promise.all([
    save({ id: other.roleId, Role: otherName, Granted: [] }, one),
    save({ id: one.roleId, Role: oneName, Granted: [] }, other),
  ]);
  await server.database
    .updateTable('employees')
    .set({ status: 'Active' })
    .where('role_id', '=', administrator.roleId)
    .execute();
  // The second one is rejected: as the last administrator, or having lost the right to the first already.
  const [done, rejected] = answers.map(({ httpStatus }) => httpStatus).sort();
  expect(done).toBe(200);
  expect([403, 422]).toContain(rejected);
  const kept = await server.database
    .selectFrom('roles')
    .select('granted_flags')
    .where('id', 'in', [one.roleId, other.roleId])
    .execute();
  expect(kept.filter(({ granted_flags }) => granted_flags.includes('Master.Roles_Permission'))).toHaveLength(1);
});

// The embedded database runs one transaction at a time.
const onServer = process.env['DATABASE_URL'] === undefined ? test.skip : test;

onServer.each(['deactivateEmployee', 'editEmployee'] as const)(
  'of two administrators one stays when %s of one meets the loss of the right by the role of the other',
  async (operation) => {
    await server.database
      .updateTable('employees')
      .set({ status: 'Active' })
      .where('id', '=', administrator.id)
      .execute();
    const bare = (await save({ Role: `Without rights for ${operation}` })).data._id;
    await server.database.updateTable('employees').set({ status: 'DeActive' }).execute();
    for (let round = 0; round < 6; round += 1) {
      const flags: PermissionFlag[] = ['Master.Roles_Permission', 'Employee.Edit_Employee'];
      const [one, other] = [await addPerson(server.database, { flags }), await addPerson(server.database, { flags })];
      const { code, firstName, lastName, email } = other;
      const names = { Employee_code: code, First_name: firstName, Last_name: lastName, Email: email };
      const answers = await Promise.all([
        call(
          operation,
          { id: other.id, ...(operation === 'editEmployee' && { ...names, Version: 1, Role_id: bare }) },
          one,
        ),
        save({ id: one.roleId, Role: `${operation} ${round}`, Granted: ['Employee.Edit_Employee'] }, other),
      ]);
      const statuses = answers.map(({ httpStatus }) => httpStatus);
      expect([round, statuses.filter((status) => status === 200)]).toEqual([round, [200]]);
      expect(await countRoleAdministrators(server.database)).toBe(1);
      await server.database.updateTable('employees').set({ status: 'DeActive' }).execute();
    }
  },
);
