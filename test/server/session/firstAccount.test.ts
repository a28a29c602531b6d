import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import { createSetUpLink } from '../../../src/server/features/session/createSetUpLink';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
const account = { First_name: 'Asha', Last_name: 'Rao', Email: 'asha@company.example', Password: 'a good password' };
const newToken = async (): Promise<string> =>
  (await createSetUpLink(server.database, 'https://daybook.example'))?.replace('https://daybook.example/setup/', '') ??
  '';

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('the printed link creates an account with every permission, which can sign in', async () => {
  expect((await server.call('createFirstAccount', { body: { ...account, Token: await newToken() } })).httpStatus).toBe(
    200,
  );
  const { token, data } = (await server.call('signIn', { body: account })).data;
  const [record] = (
    await server.call('getPermissionRecord', { as: { token }, body: { id: data[0]?.Role_permission_id } })
  ).data;
  expect(
    Object.values(record ?? {}).flatMap((group) => (typeof group === 'object' ? Object.values<string>(group) : [])),
  ).toEqual(permissionFlags.map(() => '1'));
  expect(await server.database.selectFrom('roles').select('id').execute()).toHaveLength(standardRoles.length);
});

test('the link works once, and no new one is made when there is an account', async () => {
  const token = await newToken();
  await server.call('createFirstAccount', { body: { ...account, Token: token } });
  expect(
    (await server.call('createFirstAccount', { body: { ...account, Email: 'second@company.example', Token: token } }))
      .httpStatus,
  ).toBe(404);
  expect(await createSetUpLink(server.database, 'https://daybook.example')).toBeUndefined();
});

test('a second start makes the first link worthless', async () => {
  const [first, second] = [await newToken(), await newToken()];
  expect((await server.call('createFirstAccount', { body: { ...account, Token: first } })).httpStatus).toBe(404);
  expect((await server.call('createFirstAccount', { body: { ...account, Token: second } })).httpStatus).toBe(200);
});

test('input that cannot be used is named and does not use the link up', async () => {
  const token = await newToken();
  const answer = await server.call('createFirstAccount', {
    body: { ...account, Email: 'nowhere', Password: 'short', Token: token },
  });
  expect([answer.httpStatus, answer.errors.map(({ field }) => field)]).toEqual([422, ['Email', 'Password']]);
  const blank = await server.call('createFirstAccount', { body: { ...account, First_name: '  ', Token: token } });
  expect([blank.httpStatus, blank.errors]).toEqual([
    400,
    [{ field: 'First_name', message: 'Please enter your first name' }],
  ]);
  expect((await server.call('createFirstAccount', { body: { ...account, Token: token } })).httpStatus).toBe(200);
});
