import { sql } from 'kysely';
import { handlers } from '../../../src/server/app';
import { hasServer, whileLocked } from '../../support/database/waitingCalls';
import { addPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addTimedWork } from '../timer/timedWork';

// What calls find that waited for another transaction. The embedded database runs one transaction after the other.
const onServer = hasServer ? test : test.skip;

let server: TestServer;

beforeAll(async () => {
  // With handlers of its own, a server rehearses no calls: rehearsals would wait too.
  server = await startTestServer({ handlers });
});
afterAll(() => server.close());

onServer('of two second factors that are removed at the same time, the one that the role demands stays', async () => {
  const holder = await addPerson(server.database, { flags: [] });
  await server.database
    .updateTable('roles')
    .set({ second_factor_required: true })
    .where('id', '=', holder.roleId)
    .execute();
  await server.database
    .insertInto('authenticators')
    .values({ employee_id: holder.id, sealed_secret: Buffer.from('secret'), last_step: 0, added_at: testStart })
    .execute();
  await sql`insert into passkeys (id, employee_id, name, credential_id, public_key, counter, added_at)
    values (gen_random_uuid(), ${holder.id}, 'Laptop', 'laptop', ''::bytea, 0, ${testStart})`.execute(server.database);
  const own = async () => (await server.call('getSecondFactor', { as: holder })).data;
  const [passkey] = (await own()).Passkeys;
  const answers = await whileLocked<{ httpStatus: number }>(
    server.database,
    (transaction) =>
      sql`select from authenticators, passkeys
        where authenticators.employee_id = ${holder.id} and passkeys.employee_id = ${holder.id}
        for update`.execute(transaction),
    () => [
      server.call('removeAuthenticator', { as: holder }),
      server.call('removePasskey', { as: holder, body: { id: passkey?._id ?? '' } }),
    ],
  );
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { Authenticator_added_at, Passkeys } = await own();
  expect(Passkeys.length + (Authenticator_added_at === null ? 0 : 1)).toBe(1);
});

const ago = (hours: number): string => new Date(testStart.getTime() - hours * 3_600_000).toISOString();
const changesOfHours = {
  toggleTaskTimer: {},
  addTimeEntry: { Check_In: ago(4), Check_Out: ago(3), Reason: 'Forgotten' },
  editTimeEntry: { Check_In: ago(4), Check_Out: ago(1), Reason: 'Began earlier', Version: 1 },
  splitTimeEntry: { At: ago(1.5), Reason: 'A break', Version: 1 },
  deleteTimeEntry: { Reason: 'Wrong', Version: 1 },
  settleTimerOverrun: { Decision: 'Keep', Version: 1 },
};

onServer.each(Object.keys(changesOfHours) as (keyof typeof changesOfHours)[])(
  'a caller who is deactivated while %s waits changes nothing',
  async (operationId) => {
    const { member, first } = await addTimedWork(server);
    const added = { Task_id: first.id, Check_In: ago(2), Check_Out: ago(1), Reason: 'Forgotten' };
    const [logged] = (await server.call('addTimeEntry', { as: member, body: added })).data.Rows;
    const timers = () =>
      server.database.selectFrom('task_timers').selectAll().where('employee_id', '=', member.id).execute();
    const before = await timers();
    const [answer] = await whileLocked<{ httpStatus: number }>(
      server.database,
      (transaction) =>
        transaction.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', member.id).execute(),
      () => [
        server.call(operationId, {
          as: member,
          body: { id: logged?._id, Task_id: first.id, ...changesOfHours[operationId] },
        }),
      ],
    );
    expect(answer?.httpStatus).toBe(401);
    expect(await timers()).toEqual(before);
  },
);
