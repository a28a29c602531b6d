import { PasskeyDevice } from '../../support/sign-in/passkeyDevice';
import { signInServer } from '../../support/sign-in/signInServer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, type TestServer } from '../../support/testServer';

const minuteMs = 60_000;
const context = signInServer();
const { password, after } = context;
let server: TestServer;
let passwordHash: string;
let person: TestPerson;
let device: PasskeyDevice;
let count: number;

beforeEach(async () => {
  ({ server, passwordHash, count } = context);
  person = await addPerson(server.database, { email: `passkey${count}@company.example`, passwordHash });
  device = new PasskeyDevice();
});

const add = async (answer?: (options: string) => string, as: TestPerson = person) => {
  const { Options } = (await server.call('startPasskey', { as })).data;
  return server.call('addPasskey', {
    as,
    body: { Name: 'Laptop', Passkey: answer?.(Options) ?? device.create(Options) },
  });
};
const check = async (): Promise<string> => (await server.call('startPasskeyCheck', {})).data.Options;
const signIn = (Passkey: string) => server.call('signInWithPasskey', { body: { Passkey } });
const rejected = 'This passkey could not be verified. Please try again.';
const replayed = 'This request of a passkey has expired or was used already. Please try again.';

test('a passkey signs in without a password and is a second factor for the password', async () => {
  const added = await add();
  expect([added.httpStatus, added.data.Codes?.split('\n').length]).toEqual([200, 10]);
  const answer = await signIn(device.show(await check()));
  expect([answer.httpStatus, answer.data.data[0]?._id]).toEqual([200, person.id]);
  expect((await server.call('getOwnProfile', { as: { token: answer.data.token } })).httpStatus).toBe(200);
  const byPassword = await server.call('signIn', { body: { Email: person.email, Password: password } });
  expect([byPassword.data.token, byPassword.data.Factors]).toEqual(['', ['passkey', 'recovery-code']]);
  const { Passkeys } = (await server.call('getSecondFactor', { as: person })).data;
  expect(Passkeys).toMatchObject([{ Name: 'Laptop', Last_used_at: testStart.toISOString() }]);
});

test('an answer of a passkey counts once, also sent twice simultaneously', async () => {
  await add();
  const answer = device.show(await check());
  expect((await signIn(answer)).httpStatus).toBe(200);
  const again = await signIn(answer);
  expect([again.httpStatus, again.body.code, again.message]).toEqual([422, 'second_factor_wrong', replayed]);
  const other = device.show(await check());
  const both = await Promise.all([signIn(other), signIn(other)]);
  expect(both.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 422]);
});

test('an answer comes too late after five minutes', async () => {
  await add();
  const options = await check();
  after(5 * minuteMs);
  expect((await signIn(device.show(options))).message).toBe(replayed);
});

test('a copied device is noticed by its counter', async () => {
  await add();
  expect((await signIn(device.show(await check(), { counter: 7 }))).httpStatus).toBe(200);
  expect((await signIn(device.show(await check(), { counter: 7 }))).message).toBe(rejected);
  expect((await signIn(device.show(await check(), { counter: 3 }))).message).toBe(rejected);
});

test.each([
  ['a page of another site', { origin: 'https://daybook.example' }],
  ['a device that did not verify its user', { isUserVerified: false }],
])('%s does not sign in, and adds no passkey', async (_what, answering) => {
  const added = await add((options) => device.create(options, answering));
  expect([added.httpStatus, added.message]).toEqual([422, rejected]);
  await add();
  expect((await signIn(device.show(await check(), answering))).message).toBe(rejected);
});

test.each(['[]', '{"id":1}', '{"id":"a","rawId":"a","type":"public-key","response":{}}'])(
  'what no browser sends is rejected: %s',
  async (text) => {
    const answer = await signIn(text);
    expect([answer.httpStatus, answer.message]).toEqual([422, rejected]);
  },
);

test('an unknown or removed passkey does not sign in', async () => {
  const unknown = 'Daybook does not know this passkey. It may have been removed.';
  expect((await signIn(device.show(await check()))).message).toBe(unknown);
  await add();
  const [passkey] = (await server.call('getSecondFactor', { as: person })).data.Passkeys;
  expect((await server.call('removePasskey', { as: person, body: { id: passkey?._id ?? '' } })).httpStatus).toBe(200);
  expect((await signIn(device.show(await check()))).message).toBe(unknown);
});

test('a challenge for adding does not sign in, nor one for another person add', async () => {
  await add();
  const { Options } = (await server.call('startPasskey', { as: person })).data;
  expect((await signIn(device.show(Options))).message).toBe(replayed);
  const other = await addPerson(server.database, {});
  const theirs = (await server.call('startPasskey', { as: other })).data.Options;
  const answer = await add(() => new PasskeyDevice().create(theirs));
  expect(answer.message).toBe(replayed);
});

test('the passkey of a deactivated employee signs in no more', async () => {
  await add();
  const hr = await addPerson(server.database, { role: 'HR / Admin' });
  const begun = device.show(await check());
  await server.call('deactivateEmployee', { as: hr, body: { id: person.id } });
  expect((await signIn(begun)).message).toBe('The account of this passkey is not active');
});

test('a passkey belongs to one account, and no one else removes it', async () => {
  await add();
  const other = await addPerson(server.database, {});
  const again = await add((options) => device.create(options), other);
  expect([again.httpStatus, again.body.code]).toEqual([409, 'already_exists']);
  const [passkey] = (await server.call('getSecondFactor', { as: person })).data.Passkeys;
  expect((await server.call('removePasskey', { as: other, body: { id: passkey?._id ?? '' } })).httpStatus).toBe(404);
});

test('a passkey confirms its owner for changes of roles, and no one else', async () => {
  await add();
  const hr = await addPerson(server.database, {
    role: 'HR / Admin',
    email: `hr${count}@company.example`,
    passwordHash,
  });
  const token = (await server.call('signIn', { body: { Email: hr.email, Password: password } })).data.token;
  const own = new PasskeyDevice();
  await add((options) => own.create(options), { ...hr, token });
  after(11 * minuteMs);
  const prove = (Passkey: string) => server.call('proveIdentity', { as: { token }, body: { Passkey } });
  expect((await prove(device.show(await check()))).message).toBe('This passkey belongs to another account');
  const save = () => server.call('saveRole', { as: { token }, body: { Role: `Role ${count}` } });
  expect((await save()).body.code).toBe('sign_in_not_recent');
  expect((await prove(own.show(await check()))).httpStatus).toBe(200);
  expect((await save()).httpStatus).toBe(200);
});

test('a passkey is enough where the role demands a second factor, and the last one stays', async () => {
  await server.database
    .updateTable('roles')
    .set({ second_factor_required: true })
    .where('id', '=', person.roleId)
    .execute();
  expect((await server.call('getOwnProfile', { as: person })).body.code).toBe('second_factor_required');
  await add();
  expect((await server.call('getOwnProfile', { as: person })).httpStatus).toBe(200);
  const [passkey] = (await server.call('getSecondFactor', { as: person })).data.Passkeys;
  const answer = await server.call('removePasskey', { as: person, body: { id: passkey?._id ?? '' } });
  expect(answer.httpStatus).toBe(409);
  await server.database
    .updateTable('roles')
    .set({ second_factor_required: false })
    .where('id', '=', person.roleId)
    .execute();
});
