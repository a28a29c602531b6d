import { schemaProperties } from '../../src/server/operations/schemaReferences';
import { rawOperations } from './contractReading';

/** Fields that decide who can sign in or what that person may do. */
const keyFields = ['Email', 'Password', 'Role_id', 'Granted'];

/** Operations that take such fields, or change a second factor, and need no recent sign-in, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  signIn: 'is the sign-in',
  completeSignIn: 'is the sign-in',
  startPasskeyCheck: 'is the sign-in',
  signInWithPasskey: 'is the sign-in',
  proveIdentity: 'makes the sign-in recent',
  requestPasswordReset: 'changes nothing; the link goes to the owner of the address',
  resetPassword: 'the mailed link is the sign-in',
  createFirstAccount: 'the link of the first start is the sign-in',
  saveInterview: 'the mail address of a candidate, who has no account',
  applyForLeave: 'its mail address has no effect',
  changePassword: 'asks for the current password itself',
};

const writes = rawOperations.filter(([, operation]) => operation['x-effect'] === 'write');
const isOfFactors = (id: string): boolean => /Authenticator|RecoveryCodes|SecondFactor|Passkey/.test(id);
const getKeyFields = (operation: (typeof writes)[number][1]): string[] =>
  Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schemaProperties(schema)).filter((field) => keyFields.includes(field)),
  );

test('every change of mail address, password, role and second factor needs a recent sign-in', () => {
  const open = writes.filter(
    ([id, operation]) =>
      (getKeyFields(operation).length > 0 || isOfFactors(id)) &&
      operation['x-recent-sign-in'] === undefined &&
      !(id in exempt),
  );
  expect(open.map(([id]) => id)).toEqual([]);
});

test('roles, accounts and their import are among them', () => {
  const needing = writes.filter(([, operation]) => operation['x-recent-sign-in'] !== undefined).map(([id]) => id);
  expect(needing).toEqual(
    expect.arrayContaining(['saveRole', 'deleteRole', 'addEmployee', 'editEmployee', 'importEmployees']),
  );
});

test('where only some fields need it, the operation has these fields', () => {
  for (const [id, operation] of writes) {
    const needs = operation['x-recent-sign-in'];
    if (Array.isArray(needs)) expect([id, getKeyFields(operation)]).toEqual([id, needs]);
  }
});

test('before the second factor that a role demands, only what leads to it is open', () => {
  const open = rawOperations.filter(([, operation]) => operation['x-before-second-factor'] === true);
  expect(open.map(([id]) => id).filter((id) => !isOfFactors(id))).toEqual(['signOut', 'proveIdentity']);
});
