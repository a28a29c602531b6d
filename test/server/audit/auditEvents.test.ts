import { sql } from 'kysely';
import { hashPassword } from '../../../src/server/security/passwordHash';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

let server: TestServer;
let admin: TestPerson;
let worker: TestPerson;

const password = 'correct horse battery 7';

beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin', firstName: 'Asha', lastName: 'Rao' });
  worker = await addPerson(server.database, {
    firstName: 'Nila',
    lastName: 'Iyer',
    passwordHash: await hashPassword(password),
  });
});
afterAll(() => server.close());

const events = (since = '') =>
  server.database
    .selectFrom('audit_events')
    .selectAll()
    .$if(since !== '', (query) => query.where('kind', '=', since))
    .orderBy('id')
    .execute();

/** What a piece of work adds to the log. */
async function getRecorded(work: () => Promise<unknown>) {
  const before = new Set((await events()).map(({ id }) => id));
  await work();
  await server.settled();
  return (await events()).filter(({ id }) => !before.has(id));
}

describe('the table', () => {
  test.each([
    ['changed', "update audit_events set kind = 'signed_out'"],
    ['deleted', 'delete from audit_events'],
    ['emptied', 'truncate audit_events'],
  ])('events cannot be %s', async (_what, statement) => {
    await getRecorded(() => server.call('signOutEverywhere', { as: worker, body: { Keep_this: 'true' } }));
    await expect(sql.raw(statement).execute(server.database)).rejects.toThrow('rows are only added');
    expect(await events()).not.toEqual([]);
  });

  test('events of the last 30 days cannot be deleted, whatever a session sets', async () => {
    await sql`insert into audit_events (id, happened_at, kind)
      values (gen_random_uuid(), '2199-01-01', 'backup_made')`.execute(server.database);
    const deletion = server.database.transaction().execute(async (transaction) => {
      await sql`set local daybook.removes_audit_events = 'yes'`.execute(transaction);
      await sql`delete from audit_events where kind = 'backup_made'`.execute(transaction);
    });
    await expect(deletion).rejects.toThrow('rows are only added');
    expect(await events('backup_made')).toHaveLength(1);
  });

  test('the function that removes old events leaves those of the last 30 days, whatever it is given', async () => {
    await sql`
      insert into audit_events (id, happened_at, kind)
      values (gen_random_uuid(), '2199-01-01', 'month_closed'), (gen_random_uuid(), '2001-01-01', 'month_closed')`.execute(
      server.database,
    );
    await sql`select audit_events_remove('infinity'::timestamptz, 1000)`.execute(server.database);
    expect((await events('month_closed')).map(({ happened_at }) => happened_at.getUTCFullYear())).toEqual([2199]);
    await expect(sql.raw('delete from audit_events').execute(server.database)).rejects.toThrow('rows are only added');
  });
});

describe('a change', () => {
  test('says who did what to whom, from where, and in which session', async () => {
    const role = await server.call('saveRole', {
      as: admin,
      body: { Role: 'Auditor', Granted: ['Employee.View_Employee', 'Report.Face_Report'] },
    });
    const [changed] = await getRecorded(() =>
      server.call('saveRole', {
        as: admin,
        address: '203.0.113.7',
        body: { id: role.data._id, Role: 'Auditor', Granted: ['Employee.View_Employee', 'Master.Location'] },
      }),
    );
    expect(changed).toMatchObject({
      happened_at: testStart,
      actor_id: admin.id,
      actor_name: 'Asha Rao',
      kind: 'role_changed',
      subject_kind: 'role',
      subject_id: role.data._id,
      subject_text: 'Auditor',
      address: '203.0.113.7',
      details: { granted: ['Master.Location'], revoked: ['Report.Face_Report'] },
    });
    expect(changed?.session).toHaveLength(8);
    const [deleted] = await getRecorded(() => server.call('deleteRole', { as: admin, body: { id: role.data._id } }));
    expect(deleted).toMatchObject({ kind: 'role_deleted', subject_text: 'Auditor' });
  });

  test('that is rejected leaves no event', async () => {
    const location = await server.call('saveLocation', {
      as: admin,
      body: { Location_name: 'North office', Status: 'Active' },
    });
    expect(
      await getRecorded(async () => {
        const twice = await server.call('saveLocation', {
          as: admin,
          body: { Location_name: 'North office', Status: 'Active' },
        });
        expect(twice.httpStatus).toBe(409);
        const missing = await server.call('deleteLocation', { as: admin, body: { id: worker.id } });
        expect(missing.httpStatus).toBe(404);
        const forbidden = await server.call('deleteLocation', { as: worker, body: { id: location.data._id } });
        expect(forbidden.httpStatus).toBe(403);
      }),
    ).toEqual([]);
    const [gone] = await getRecorded(() =>
      server.call('deleteLocation', { as: admin, body: { id: location.data._id } }),
    );
    expect(gone).toMatchObject({ kind: 'record_deleted', subject_kind: 'location', subject_text: 'North office' });
  });

  test('of an employee names fields, never their values', async () => {
    const stored = await server.database
      .selectFrom('employees')
      .selectAll()
      .where('id', '=', worker.id)
      .executeTakeFirstOrThrow();
    const leadRole = await addPerson(server.database, { role: 'TL / HOD' });
    const made = await getRecorded(() =>
      server.call('editEmployee', {
        as: admin,
        body: {
          id: worker.id,
          Version: stored.version,
          Employee_code: stored.code,
          First_name: stored.first_name,
          Last_name: stored.last_name,
          Email: stored.email,
          Mobile: '9876543210',
          Role_id: leadRole.roleId,
        },
      }),
    );
    expect(made.map(({ kind, details }) => [kind, details])).toEqual([
      ['employee_changed', { fields: ['Mobile'] }],
      ['role_assigned', { former: 'Employee', current: 'TL / HOD' }],
    ]);
  });

  test('keeps hostile names as text', async () => {
    const firstName = `x'); delete from audit_events; --"<b>\\`;
    const hostile = await addPerson(server.database, { firstName, lastName: 'N'.repeat(300) });
    const [ended] = await getRecorded(() => server.call('signOutEverywhere', { as: hostile, body: {} }));
    expect(ended?.actor_name).toBe(`${firstName} ${'N'.repeat(300)}`.slice(0, 200));
  });

  test('a deleted task keeps its name', async () => {
    const project = await addProject(server.database, [admin]);
    const task = await addTask(server.database, project, { summary: 'Old idea' });
    const [deleted] = await getRecorded(() => server.call('deleteTaskOrProject', { as: admin, body: { id: task.id } }));
    expect(deleted).toMatchObject({ kind: 'record_deleted', subject_kind: 'task', subject_id: task.id });
    expect(deleted?.subject_text).toContain('Old idea');
  });
});

describe('signing in', () => {
  const signIn = (Email: string, Password: string, address = '198.51.100.1') =>
    server.call('signIn', { body: { Email, Password }, address });

  test('is recorded with its outcome; the typed text is not', async () => {
    const typed = 'what-was-typed-instead';
    const made = await getRecorded(async () => {
      await signIn(worker.email, typed);
      await signIn('stranger@elsewhere.example', typed);
      await signIn(worker.email, password);
    });
    expect(
      made.map(({ kind, actor_id, subject_id, subject_text }) => [kind, actor_id, subject_id, subject_text]),
    ).toEqual([
      ['sign_in_failed', null, worker.id, 'Nila Iyer'],
      ['sign_in_failed', null, null, null],
      ['signed_in', worker.id, null, null],
    ]);
    expect(JSON.stringify(made)).not.toMatch(/typed|stranger/);
  });

  test('has the session that it begins, so that what was done in it can be found', async () => {
    const made = await getRecorded(async () => {
      const { token } = (await signIn(worker.email, password)).data;
      await server.call('signOut', { as: { token } });
    });
    const [first, last] = made;
    expect(made.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_out']);
    expect(first?.session).toMatch(/^[0-9a-f]{8}$/);
    expect(last?.session).toBe(first?.session);
  });

  test('failed confirmations of a signed-in user and failed passkeys are recorded', async () => {
    const made = await getRecorded(async () => {
      await server.call('proveIdentity', { as: worker, body: { Password: 'typed wrongly' } });
      await server.call('proveIdentity', { as: worker, body: { Code: '000000' } });
      await server.call('proveIdentity', { as: worker, body: { Passkey: 'typed' } });
      await server.call('changePassword', {
        as: worker,
        body: { Current_password: 'typed wrongly', Password: 'another horse battery 8' },
      });
      await server.call('signInWithPasskey', { body: { Passkey: 'typed' } });
    });
    expect(made.map(({ kind, actor_id, details }) => [kind, actor_id, details['text']])).toEqual([
      ['confirmation_failed', worker.id, 'wrong password'],
      ['confirmation_failed', worker.id, 'wrong code'],
      ['confirmation_failed', worker.id, 'wrong passkey'],
      ['confirmation_failed', worker.id, 'wrong current password'],
      ['sign_in_failed', null, 'with a passkey'],
    ]);
    expect(JSON.stringify(made)).not.toContain('typed');
  });

  test('many wrong passwords are few events', async () => {
    const made = await getRecorded(async () => {
      for (let attempt = 0; attempt < 12; attempt++) await signIn(admin.email, `wrong ${attempt}`, '198.51.100.77');
    });
    expect(made.map(({ kind }) => kind)).toEqual(['sign_in_failed', 'sign_in_delayed']);
  });
});

describe('personal data of others', () => {
  const open = (as: TestPerson, id: string) => server.call('getEmployeeDetail', { as, body: { id } });

  test('is one event per viewer, person, area and hour', async () => {
    const made = await getRecorded(async () => {
      await open(admin, worker.id);
      await open(admin, worker.id);
      await server.call('listEmployeeLeaves', { as: admin, params: { id: worker.id } });
      await server.call('getEmployeeLeaving', { as: admin, body: { id: worker.id } });
    });
    expect(made.map(({ kind, subject_text, details }) => [kind, subject_text, details])).toEqual([
      ['personal_data_viewed', 'Nila Iyer', { area: 'page' }],
      ['personal_data_viewed', 'Nila Iyer', { area: 'leave' }],
      ['personal_data_viewed', 'Nila Iyer', { area: 'leaving' }],
    ]);
    server.clock.now = new Date(testStart.getTime() + 3_600_000);
    expect(await getRecorded(() => open(admin, worker.id))).toHaveLength(1);
    server.clock.now = testStart;
  });

  test('another process does not repeat it', async () => {
    const viewer = await addPerson(server.database, { role: 'HR / Admin' });
    await open(viewer, worker.id);
    const { CallAudit } = await import('../../../src/server/audit/callAudit');
    const { RecentViews } = await import('../../../src/server/audit/recentViews');
    const { contractOperations } = await import('../../../src/server/operations/contractDocument');
    const other = new CallAudit({
      operationId: 'getEmployeeDetail',
      declaration: contractOperations.find(({ operationId }) => operationId === 'getEmployeeDetail')?.audit,
      origin: { at: testStart, actor: { id: viewer.id, name: 'Viewer' }, address: null, sessionId: null },
      input: { body: { id: worker.id }, query: {}, params: {} },
      log: server.app.log,
      recentViews: new RecentViews(),
    });
    expect(await getRecorded(() => other.view(server.database))).toEqual([]);
  });

  test('the own data, and data that was not answered, is none', async () => {
    const outsider = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
    expect(
      await getRecorded(async () => {
        await open(admin, admin.id);
        await open(admin, '00000000-0000-7000-8000-000000000000');
        await server.call('listEmployeeLeaves', { as: outsider, params: { id: worker.id } });
      }),
    ).toEqual([]);
  });
});
