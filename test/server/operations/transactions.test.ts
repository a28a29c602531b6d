import { sql } from 'kysely';
import { Failure } from '../../../src/server/errors/failure';
import type { Handler, PreparedHandler } from '../../../src/server/operations/call';
import { handlers } from '../../../src/server/app';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

type Save = Handler<'savePreference'>;

let server: TestServer;
let person: TestPerson;
/** The handler that the next call runs in the place of savePreference. */
let next: Save | PreparedHandler<'savePreference'>;
const done: string[] = [];

const note = (call: Parameters<Save>[0], key: string) =>
  call.database
    .insertInto('preferences')
    .values({ updated_at: testMoment(), employee_id: call.caller.employeeId, key, value: '1' })
    .execute();
const run = (handler: typeof next) => {
  next = handler;
  return server.call('savePreference', { as: person, body: { Key: 'key', Value: '1' } });
};
const kept = async (): Promise<string[]> =>
  (await server.call('listPreferences', { as: person })).data.map((preference) => preference.Key);
const answer = { Key: 'key', Value: '1' };
const databaseError = (code: string): Error => Object.assign(new Error('from the database'), { code });

beforeAll(async () => {
  const prepared: PreparedHandler<'savePreference'> = {
    prepare: (call) => (typeof next === 'function' ? Promise.resolve(next) : next.prepare(call)),
  };
  server = await startTestServer({ handlers: { ...handlers, savePreference: prepared } });
  person = await addPerson(server.database);
});
beforeEach(async () => {
  done.length = 0;
  await server.database.deleteFrom('preferences').execute();
});
afterAll(() => server.close());

test('what a call has written is gone when the call fails afterwards', async () => {
  const rejected = await run(async (call) => {
    await note(call, 'half done');
    throw new Failure(422, 'No');
  });
  expect(rejected.httpStatus).toBe(422);
  expect(await kept()).toEqual([]);
});

test('what a call has written is there as soon as it is answered', async () => {
  await run(async (call) => {
    await note(call, 'done');
    return answer;
  });
  expect(await kept()).toEqual(['done']);
});

test('preparation is not part of the transaction: what it wrote stays', async () => {
  await run({
    prepare: async (call) => {
      await note(call, 'counted');
      return async () => {
        throw new Failure(422, 'No');
      };
    },
  });
  expect(await kept()).toEqual(['counted']);
});

test('work after the commit runs when the call has succeeded, and only then', async () => {
  const withWork =
    (fails: boolean): Save =>
    async ({ afterCommit }) => {
      afterCommit(async () => void done.push('mailed'));
      if (fails) throw new Failure(422, 'No');
      return answer;
    };
  await run(withWork(true));
  await server.settled();
  expect(done).toEqual([]);
  await run(withWork(false));
  await server.settled();
  expect(done).toEqual(['mailed']);
});

test('work after the commit that fails does not change the answer', async () => {
  const answered = await run(async ({ afterCommit }) => {
    afterCommit(() => Promise.reject(new Error('no mail today')));
    return answer;
  });
  expect(answered.httpStatus).toBe(200);
});

test.each(['40001', '40P01'])(
  'a transaction that lost against another one (%s) runs once more, and its work is done once',
  async (code) => {
    let attempts = 0;
    const answered = await run(async (call) => {
      attempts += 1;
      call.afterCommit(async () => void done.push('mailed'));
      await note(call, 'written');
      if (attempts === 1) throw databaseError(code);
      return answer;
    });
    await server.settled();
    expect([answered.httpStatus, attempts, done, await kept()]).toEqual([200, 2, ['mailed'], ['written']]);
  },
);

test('a transaction that loses twice is a conflict for the person', async () => {
  expect((await run(() => Promise.reject(databaseError('40001')))).httpStatus).toBe(409);
});

test('an entry that exists already is a conflict, not a breakdown', async () => {
  const rejected = await run(async (call) => {
    await note(call, 'same');
    await note(call, 'same');
    return answer;
  });
  expect([rejected.httpStatus, rejected.message]).toEqual([409, 'An entry like this exists already']);
});

test('an id of another form names nothing', async () => {
  const rejected = await run(async (call) => {
    await sql`select * from employees where id = ${'no id'}`.execute(call.database);
    return answer;
  });
  expect(rejected.httpStatus).toBe(404);
});

test.each(['ECONNREFUSED', '57P01', '08006', '53300'])(
  'a database that cannot be reached (%s) is answered with 503',
  async (code) => {
    const rejected = await run(() => Promise.reject(databaseError(code)));
    expect([rejected.httpStatus, rejected.message]).toEqual([
      503,
      'The database cannot be reached. Please try again in a moment.',
    ]);
  },
);

test('an answer that is not what the contract promises fails the test that gets it', async () => {
  await expect(run(async () => ({ Key: 'key' }) as typeof answer)).rejects.toThrow(
    /not what the contract promises[^]*Value/,
  );
  await expect(run(async () => ({ ...answer, Password_hash: 'secret' }))).rejects.toThrow(/Password_hash/);
});
