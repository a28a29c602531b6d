import { readServerClock } from '../../../src/domain/calendar/clockReading';
import { buildApp } from '../../../src/server/app';
import { startClock } from '../../../src/server/clock/startClock';
import { CompanyClock } from '../../../src/server/clock/companyClock';
import { demonstrationMark } from '../../../src/server/demo/demonstrationMarkReadModel';
import { followStream } from '../../support/server/followStream';
import { testStart } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addProject, addTask } from '../../support/testWork';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let holder: TestPerson;
let worker: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  holder = await addPerson(server.database, { flags: ['Demonstration.Set_Today'] });
  worker = await addPerson(server.database, { role: 'Employee' });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => void (server.clock.now = testStart));
afterEach(async () => {
  // Rejected where nothing can have been set.
  await set('');
});

const origin = () => `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`;
const set = (Today: string, as = holder) => server.call('setToday', { as, body: { Today } });
const shownClock = (answer: { headers: Record<string, unknown> }) =>
  readServerClock(String(answer.headers['x-daybook-clock']));
const shownBy = async () => shownClock(await server.call('getOwnProfile', { as: worker }));

test('another company than the demonstration company stays on its day', async () => {
  expect(await set('2026-06-01')).toMatchObject({
    httpStatus: 409,
    message: 'Only the demonstration company can be on another day',
  });
  expect(await shownBy()).toEqual({ atMs: testStart.getTime(), isFixed: false, isSet: false, isSettable: false });
});

describe('in the demonstration company', () => {
  beforeAll(async () => {
    await server.database
      .insertInto('company_settings')
      .values({ key: demonstrationMark, value: '2026-03-02' })
      .execute();
    await startClock(server.database, server.services.clock, false);
  });

  test('holders of the flag set what day it is, and every answer and open page has the new time', async () => {
    const stream = await followStream(origin(), worker.token, { Tab: 'tab1' });
    expect(await stream.next('opened')).toMatchObject({ data: { Clock: '2026-03-02T09:00:00.000Z,settable' } });
    expect((await set('2028-02-29')).data).toEqual({ Today: '2028-02-29', Is_set: true });
    expect(await stream.next('clock')).toMatchObject({ data: { Clock: '2028-02-29T09:00:00.000Z,set,settable' } });
    stream.leave();
    server.clock.now = new Date(testStart.getTime() + 60_000);
    expect(await shownBy()).toEqual({
      atMs: Date.parse('2028-02-29T09:01:00Z'),
      isFixed: false,
      isSet: true,
      isSettable: true,
    });
  });

  test('without a day it goes right again', async () => {
    await set('2028-02-29');
    expect((await set('')).data).toEqual({ Today: '2026-03-02', Is_set: false });
    expect(await shownBy()).toMatchObject({ atMs: testStart.getTime(), isSet: false });
  });

  test('no one else may, and only real days are taken', async () => {
    expect((await set('2028-02-29', worker)).httpStatus).toBe(403);
    expect((await set('2027-02-29')).httpStatus).toBeGreaterThanOrEqual(400);
    expect((await set('2100-01-01')).errors).toEqual([
      { field: 'Today', message: 'Please enter a date between 01/01/2000 and 31/12/2099' },
    ]);
  });

  test('what is stored carries the day that was set', async () => {
    const project = await addProject(server.database, [worker]);
    const task = await addTask(server.database, project);
    expect(await set('2027-01-04')).toMatchObject({ httpStatus: 200 });
    await server.call('addComment', {
      as: worker,
      body: { Task_id: task.id, Project_id: project.id, Comment: '<p>Happy new year</p>' },
    });
    const { created_at } = await server.database
      .selectFrom('comments')
      .select('created_at')
      .where('task_id', '=', task.id)
      .executeTakeFirstOrThrow();
    expect(created_at).toEqual(new Date('2027-01-04T09:00:00Z'));
  });

  test('a timer that runs while the day is set back stops with no hours instead of negative ones', async () => {
    const project = await addProject(server.database, [worker]);
    const task = await addTask(server.database, project, { assignee_id: worker.id });
    const toggle = (Expected: string) =>
      server.call('toggleTaskTimer', { as: worker, body: { Task_id: task.id, Project_id: project.id, Expected } });
    expect((await toggle('Stopped')).data).toMatchObject({ Status: 'Running' });
    await set('2026-02-02');
    expect((await toggle('Running')).data).toMatchObject({ Status: 'Stopped' });
    const { started_at, stopped_at } = await server.database
      .selectFrom('task_timers')
      .select(['started_at', 'stopped_at'])
      .where('task_id', '=', task.id)
      .executeTakeFirstOrThrow();
    expect(stopped_at).toEqual(started_at);
  });

  test('sessions, sign-in limits and links go by the machine: no one gains or loses by a day that was set', async () => {
    const { services } = server;
    const link = new URL(services.linkSigner.linkTo({ id: 'file', name: 'a.png' }, worker.id), origin());
    const parts = {
      fileId: 'file',
      personId: worker.id,
      expiresSeconds: Number(link.searchParams.get('expires')),
      signature: link.searchParams.get('signature') ?? '',
    };
    await server.database
      .updateTable('sessions')
      .set({
        expires_at: new Date(testStart.getTime() + 3_600_000),
        ends_at: new Date(testStart.getTime() + 3_600_000),
      })
      .where('employee_id', '=', worker.id)
      .execute();
    await set('2026-12-01');
    expect((await server.call('getOwnProfile', { as: worker })).httpStatus).toBe(200);
    expect(services.linkSigner.isValid(parts)).toBe(true);
    await set('2026-01-01');
    server.clock.now = new Date(testStart.getTime() + 2 * 3_600_000);
    expect((await server.call('getOwnProfile', { as: worker })).httpStatus).toBe(401);
    expect(services.linkSigner.isValid(parts)).toBe(false);
    await server.database
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01T00:00:00Z'), ends_at: new Date('2100-01-01T00:00:00Z') })
      .where('employee_id', '=', worker.id)
      .execute();
  });

  test('the day lasts over a restart, and a start with CLOCK forgets it', async () => {
    await set('2028-02-29');
    const machineTime = () => server.clock.now;
    const again = new CompanyClock(undefined, machineTime);
    await startClock(server.database, again, false);
    expect(again.now()).toEqual(new Date('2028-02-29T09:00:00Z'));
    const withSetting = new CompanyClock({ atMs: Date.parse('2026-05-05T05:00:00Z'), isFixed: true }, machineTime);
    await startClock(server.database, withSetting, true);
    const third = new CompanyClock(undefined, machineTime);
    await startClock(server.database, third, false);
    expect([withSetting.now(), third.now()]).toEqual([new Date('2026-05-05T05:00:00Z'), testStart]);
  });

  test('another server on the same database hears of it', async () => {
    const clock = new CompanyClock(undefined, () => server.clock.now);
    await startClock(server.database, clock, false);
    const listeners: (() => void)[] = [];
    const changeSignal = {
      listen: (channel: string, heard: () => void) => (
        channel === 'daybook_clock' && listeners.push(heard),
        () => undefined
      ),
      ring: () => undefined,
    };
    const other = await buildApp({ database: server.database, services: { ...server.services, clock }, changeSignal });
    await set('2028-02-29');
    for (const heard of listeners) heard();
    await other.background.settled();
    expect(clock.now()).toEqual(new Date('2028-02-29T09:00:00Z'));
    await other.close();
  });
});
