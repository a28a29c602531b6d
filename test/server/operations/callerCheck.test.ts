import { handlers } from '../../../src/server/app';
import type { Handler } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';
import { addProject, addTask } from '../../support/testWork';

type Read = Handler<'listPreferences'>;
type Save = Handler<'savePreference'>;

let server: TestServer;
let person: TestPerson;
let read: Read;
let save: Save;
/** What the handlers learned after their first statement, and from whom they were called. */
let seen: string[] = [];

const readFirst: Read = async ({ database, caller }) => {
  await database.selectFrom('preferences').select('key').execute();
  seen.push(caller.fullName);
  return [];
};
const note = ({ database, caller }: Parameters<Save>[0]) =>
  database
    .insertInto('preferences')
    .values({ updated_at: testMoment(), employee_id: caller.employeeId, key: 'key', value: caller.fullName })
    // Without it, the change would wait for the next statement: the handler would go on, but learn nothing.
    .returning('key')
    .execute();
const saved = { Key: 'key', Value: '1' };
const saveFirst: Save = async (call) => {
  await note(call);
  seen.push(call.caller.fullName);
  return saved;
};

const callRead = () => server.call('listPreferences', { as: person });
const callSave = () => server.call('savePreference', { as: person, body: saved });
const stored = () => server.database.selectFrom('preferences').select('value').execute();

const ends = {
  'was signed out': () => server.database.deleteFrom('sessions').where('employee_id', '=', person.id).execute(),
  'has expired': () =>
    server.database
      .updateTable('sessions')
      .set({ expires_at: new Date('2001-01-01T00:00:00Z') })
      .where('employee_id', '=', person.id)
      .execute(),
  'belongs to an employee who was deactivated': () =>
    server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute(),
};
const setFlags = (flags: string[]) =>
  server.database.updateTable('roles').set({ granted_flags: flags }).where('id', '=', person.roleId).execute();
const rename = () =>
  server.database.updateTable('employees').set({ first_name: 'Renamed' }).where('id', '=', person.id).execute();

beforeAll(async () => {
  server = await startTestServer({
    handlers: { ...handlers, listPreferences: (call) => read(call), savePreference: (call) => save(call) },
  });
});
beforeEach(async () => {
  read = readFirst;
  save = saveFirst;
  person = await addPerson(server.database, { flags: ['Project.All_Project'], firstName: 'Before', lastName: 'Name' });
  await callRead();
  await server.database.deleteFrom('preferences').execute();
  seen = [];
});
afterAll(() => server.close());

describe.each(Object.keys(ends) as (keyof typeof ends)[])('a session that %s between two calls', (change) => {
  it('answers nothing more, and no handler learns anything', async () => {
    await ends[change]();
    expect((await callRead()).httpStatus).toBe(401);
    expect((await callSave()).httpStatus).toBe(401);
    expect(seen).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('answers none of many calls at the same moment', async () => {
    await ends[change]();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? callRead() : callSave())));
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([401]));
    expect(seen).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it.each<[string, Read]>([
    ['has no statement', async () => []],
    ['fails before its first statement', () => Promise.reject(new Error('of the handler'))],
    ['goes on when a statement fails', (call) => readFirst(call).catch(() => [])],
    [
      'sends several statements simultaneously',
      async ({ database, caller }) => {
        const keys = () => database.selectFrom('preferences').select('key').execute();
        await Promise.race([keys(), keys(), keys()]);
        seen.push(caller.fullName);
        return [];
      },
    ],
  ])('is rejected also by a handler that %s', async (_name, handler) => {
    read = handler;
    await ends[change]();
    expect((await callRead()).httpStatus).toBe(401);
    expect(seen).toEqual([]);
  });

  it('does not learn that its input is wrong', async () => {
    await ends[change]();
    expect((await server.call('savePreference', { as: person, body: { Nothing: 1 } })).httpStatus).toBe(401);
  });
});

describe('a caller who changes between two calls', () => {
  it('is the new one for the whole next call, which takes place once', async () => {
    await rename();
    await callRead();
    await callSave();
    expect(seen).toEqual(['Renamed Name', 'Renamed Name']);
    expect(await stored()).toEqual([{ value: 'Renamed Name' }]);
  });

  it('is confirmed for a transaction that has no other statement', async () => {
    save = async () => saved;
    await ends['was signed out']();
    expect((await callSave()).httpStatus).toBe(401);
  });

  it('loses and gets a permission with the next call', async () => {
    const listRecords = async () => (await server.call('listEmployeeRecords', { as: person })).httpStatus;
    expect(await listRecords()).toBe(403);
    await setFlags(['Employee.View_Employee']);
    expect(await listRecords()).toBe(200);
    expect(await listRecords()).toBe(200);
    await setFlags([]);
    expect(await listRecords()).toBe(403);
  });

  it('no longer sees what only the lost permission or role showed', async () => {
    const task = await addTask(server.database, await addProject(server.database, []));
    const getTask = async () => (await server.call('getTask', { as: person, body: { id: task.id } })).httpStatus;
    expect(await getTask()).toBe(200);
    await setFlags([]);
    expect(await getTask()).toBe(404);
    await setFlags(['Project.All_Project']);
    expect(await getTask()).toBe(200);
    const { roleId } = await addPerson(server.database, { flags: [] });
    await server.database.updateTable('employees').set({ role_id: roleId }).where('id', '=', person.id).execute();
    expect(await getTask()).toBe(404);
  });

  it('is asked again after the database failed to answer', async () => {
    read = async ({ database }) => {
      await database
        .selectFrom('preferences')
        .select('no_such_column' as 'key')
        .execute();
      return [];
    };
    await expect(callRead()).rejects.toThrow('no_such_column');
    read = readFirst;
    await callRead();
    expect(seen).toEqual(['Before Name']);
  });
});
