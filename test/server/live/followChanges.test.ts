import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { buildApp } from '../../../src/server/app';
import { openServerDatabase } from '../../../src/server/database/openServerDatabase';
import { MAX_CHANGES } from '../../../src/server/live/liveHub';
import { MAX_UNREAD_BYTES } from '../../../src/server/live/subscriber';
import { trimChanges } from '../../../src/server/live/changesRepository';
import { validSessions } from '../../../src/server/operations/callerReadModel';
import { followStream, type FollowedStream } from '../../support/server/followStream';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addMembers, addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

/** Transactions overlap, and processes share a database, only on a server of its own. */
const serverUrl = process.env['DATABASE_URL'] ?? '';
const onServer = serverUrl === '' ? test.skip : test;

interface PublishedChange {
  Kind: string;
  _id: string | null;
  Project_id: string | null;
  Concerns_me: boolean;
}

let server: TestServer;
let origin: string;
let member: TestPerson;
let stranger: TestPerson;
let project: TestProject;
let task: TestTask;
const open: FollowedStream[] = [];

async function follow(
  person: { token: string },
  query: { Tab?: string; Position?: number } = {},
  at = origin,
): Promise<FollowedStream> {
  const stream = await followStream(at, person.token, { Tab: 'reader', ...query });
  open.push(stream);
  return stream;
}

const publishedChanges = async (stream: FollowedStream): Promise<PublishedChange[]> =>
  (await stream.next('changes')).data as PublishedChange[];
const setStatus = (status: string, as: TestPerson = member, tab?: string) =>
  server.call('editTask', {
    as,
    body: { id: task.id, Status: status },
    headers: tab === undefined ? {} : { 'x-daybook-tab': tab },
  });

/** Reads until a change of this kind is published: the first answers may still be about the creation of the records. */
async function nextChange(
  stream: FollowedStream,
  kind: string,
  isMeant: (change: PublishedChange) => boolean = () => true,
): Promise<PublishedChange> {
  for (;;) {
    const change = (await publishedChanges(stream)).find((one) => one.Kind === kind && isMeant(one));
    if (change) return change;
  }
}

/** Transactions in other databases of the same server (a test file that loads the demonstration company) hold the horizon back, and changes above it are published again: waits until there are none. */
async function waitUntilQuiet(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      isOver: boolean;
    }>`select greatest(max(transaction_id), (select trimmed_through from change_log_state)) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "isOver" from changes`.execute(
      server.database,
    );
    if (rows[0]?.isOver === true) return;
  }
}

/** A stream without pending changes from the creation of the records. */
async function followFrom(person: TestPerson, tab?: string): Promise<FollowedStream> {
  await waitUntilQuiet();
  const first = await follow(person, tab === undefined ? {} : { Tab: tab });
  const { position } = await first.next('opened');
  first.leave();
  const stream = await follow(person, { ...(tab === undefined ? {} : { Tab: tab }), Position: position ?? 0 });
  await stream.next('opened');
  return stream;
}

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  member = await addPerson(server.database);
  stranger = await addPerson(server.database);
  project = await addProject(server.database, [member]);
  task = await addTask(server.database, project);
});
afterEach(() => open.splice(0).forEach((stream) => stream.leave()));
afterAll(() => server.close());

test('a member learns by ids only that a task has changed', async () => {
  const stream = await followFrom(member);
  await setStatus('IN PROGRESS');
  const changes = await publishedChanges(stream);
  expect(changes).toContainEqual({ Kind: 'task', _id: task.id, Project_id: project.id, Concerns_me: false });
  expect(changes.map(({ Kind }) => Kind).sort()).toEqual(['history', 'task']);
});

test("a tab gets no events of its own changes, the person's other tabs do", async () => {
  const [own, other] = [await followFrom(member, 'own'), await followFrom(member, 'other')];
  await setStatus('ON HOLD', member, 'own');
  expect((await publishedChanges(other))[0]?.Project_id).toBe(project.id);
  await server.call('addComment', { as: member, body: { Task_id: task.id, Comment: '<p>Seen</p>' } });
  const kinds = (await publishedChanges(own)).map(({ Kind }) => Kind);
  expect(kinds).toContain('comment');
  expect(kinds).not.toContain('history');
});

test('a user who may not know of the project gets no event about it; one who is assigned or sees all projects does', async () => {
  const assignee = await addPerson(server.database);
  const chief = await addPerson(server.database, { flags: ['Project.All_Project'] });
  const [strangers, assignees, chiefs] = [
    await followFrom(stranger),
    await followFrom(assignee),
    await followFrom(chief),
  ];
  await server.database.updateTable('tasks').set({ assignee_id: assignee.id }).where('id', '=', task.id).execute();
  expect(await nextChange(assignees, 'task')).toMatchObject({ _id: task.id, Concerns_me: true });
  expect(await nextChange(chiefs, 'task')).toMatchObject({ _id: task.id, Concerns_me: false });
  await server.database
    .insertInto('notifications')
    .values({
      created_at: testMoment(),
      id: unknownId(),
      recipient_id: stranger.id,
      kind: 'ticket',
      text: 'Hello',
      path: '/tickets',
    })
    .execute();
  // The first that the stranger hears is the stranger's own.
  expect(await publishedChanges(strangers)).toEqual([
    { Kind: 'notification', _id: null, Project_id: null, Concerns_me: true },
  ]);
});

test('a leave is published to the person, the team leader and those who see all leaves, to no one else', async () => {
  const leader = await addPerson(server.database);
  const person = await addPerson(server.database, { teamLeaderId: leader.id });
  const office = await addPerson(server.database, { flags: ['Report.Leave_Report'] });
  const [persons, leaders, offices, strangers] = [
    await followFrom(person),
    await followFrom(leader),
    await followFrom(office),
    await followFrom(stranger),
  ];
  const id = unknownId();
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id,
      employee_id: person.id,
      leave_type: 'Sick Leave',
      starts_on: '2026-03-10',
      ends_on: '2026-03-10',
      reason: 'Flu',
      created_by_id: person.id,
    })
    .execute();
  for (const stream of [persons, leaders, offices])
    expect(await nextChange(stream, 'leave')).toMatchObject({ _id: id });
  await server.database.updateTable('employees').set({ last_name: 'Renamed' }).where('id', '=', person.id).execute();
  expect((await publishedChanges(strangers)).map(({ Kind }) => Kind)).toEqual(['employee']);
});

test('after a lost connection the stream goes on where it was', async () => {
  const stream = await followFrom(member);
  await setStatus('READY FOR QA');
  const { position } = await stream.next('changes');
  stream.leave();
  await setStatus('READY FOR UAT');
  await server.call('addComment', { as: member, body: { Task_id: task.id, Comment: '<p>Later</p>' } });
  const again = await follow(member, { Position: position ?? 0 });
  expect((await publishedChanges(again)).map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['task', 'comment']));
});

test('a change that is written while the stream opens arrives once, also when others listen', async () => {
  await followFrom(stranger);
  for (let round = 0; round < 10; round += 1) {
    await waitUntilQuiet();
    const first = await follow(member);
    const { position = 0 } = await first.next('opened');
    first.leave();
    const ids = Array.from({ length: 30 }, unknownId);
    const [stream] = await Promise.all([
      follow(member, { Position: position }),
      sql`insert into changes (kind, subject_id, people) select 'holiday', id::uuid, array[]::uuid[] from unnest(${ids}::text[]) id`
        .execute(server.database)
        .then(() => sql`select pg_notify('daybook_changes', '')`.execute(server.database)),
    ]);
    const last = unknownId();
    await sql`with written as (insert into changes (kind, subject_id, people) values ('holiday', ${last}, array[]::uuid[]) returning 1)
      select pg_notify('daybook_changes', '') from written`.execute(server.database);
    const published: (string | null)[] = [];
    while (!published.includes(last))
      published.push(
        ...(await publishedChanges(stream)).filter(({ Kind }) => Kind === 'holiday').map(({ _id }) => _id),
      );
    expect(published.filter((id) => id !== null && ids.includes(id)).sort()).toEqual([...ids].sort());
    stream.leave();
  }
});

test('a position that was cleared away, or that this database has never had, asks the page to read everything again', async () => {
  const stream = await followFrom(member);
  await setStatus('IN PROGRESS');
  const { position = 0 } = await stream.next('changes');
  await trimChanges(server.database, -1000);
  // Other databases of the same server count transactions as well: the position may lie beyond what was cleared away.
  const { trimmed_through } = await server.database
    .selectFrom('change_log_state')
    .select('trimmed_through')
    .executeTakeFirstOrThrow();
  for (const lost of [Math.min(trimmed_through, position - 1), position + 1_000_000]) {
    const again = await follow(member, { Position: lost });
    expect((await again.next('reset')).position).toBeGreaterThanOrEqual(position);
  }
});

test('many changes of one statement are published as one', async () => {
  const stream = await followFrom(member);
  const numbers = Array.from({ length: 120 }, (_, index) => 1000 + index);
  await server.database
    .insertInto('tasks')
    .values(
      numbers.map((number) => ({
        id: unknownId(),
        created_at: testMoment(),
        updated_at: testMoment(),
        project_id: project.id,
        number,
        key: `MANY-${number}`,
        issue_type: 'Task',
        summary: 'One of many',
      })),
    )
    .execute();
  expect(await publishedChanges(stream)).toEqual([
    { Kind: 'task', _id: null, Project_id: project.id, Concerns_me: false },
  ]);
});

describe('a page that has missed much', () => {
  /** The longest that a change can be: the longest kind, with both ids. */
  const longest = { kind: 'manual-attendance', project: true };
  const usual = { kind: 'task', project: true };
  const short = { kind: 'holiday', project: false };

  /** Writes a number of changes in one transaction. */
  async function log(count: number, { kind, project: isOfProject }: typeof usual): Promise<void> {
    await sql`
      with written as (
        insert into changes (kind, subject_id, project_id, people)
        select ${kind}, gen_random_uuid(), ${isOfProject ? project.id : null}::uuid, array[${member.id}::uuid] from generate_series(1, ${count}) returning 1)
      select pg_notify('daybook_changes', '') from written limit 1`.execute(server.database);
  }
  const changeBytes = ({ kind, project: isOfProject }: typeof usual, count: number): number =>
    count *
    Buffer.byteLength(
      JSON.stringify({ Kind: kind, _id: unknownId(), Project_id: isOfProject ? project.id : null, Concerns_me: true }) +
        ',',
    );

  test.each([usual, longest, short])(
    'gets every change, or has to read everything again, whatever their number: %p',
    async (shape) => {
      const fitting = Math.floor(MAX_UNREAD_BYTES / (changeBytes(shape, 100) / 100));
      const nearBuffer = [-4, -1, 0, 1, 4].map((more) => Math.min(fitting, MAX_CHANGES) + more);
      const counts = [...new Set([1, ...nearBuffer, 1930, 1965, MAX_CHANGES - 1, MAX_CHANGES, MAX_CHANGES + 1])];
      for (const count of counts) {
        await sql`delete from changes`.execute(server.database);
        await waitUntilQuiet();
        const first = await follow(member);
        const { position = 0 } = await first.next('opened');
        first.leave();
        await log(count, shape);
        const again = await follow(member, { Position: position });
        expect({ count, httpStatus: again.httpStatus }).toEqual({ count, httpStatus: 200 });
        await again.next('opened');
        const event = await again.next('');
        again.leave();
        const isTooMuch = count >= MAX_CHANGES || count > fitting;
        // Within a few changes of the buffer's end both are right.
        if (Math.abs(count - fitting) > 3)
          expect({ count, name: event.name }).toEqual({ count, name: isTooMuch ? 'reset' : 'changes' });
        if (event.name === 'changes') expect(event.data).toHaveLength(count);
        else expect(event.name).toBe('reset');
      }
    },
  );

  test('hears live what fits, and is asked to read everything again when it does not', async () => {
    for (const [count, name] of [
      [1500, 'changes'],
      [MAX_CHANGES - 1, 'reset'],
    ] as const) {
      const stream = await followFrom(member);
      await log(count, longest);
      expect((await stream.next('')).name).toBe(name);
      await server.database.updateTable('tasks').set({ summary: name }).where('id', '=', task.id).execute();
      expect(await nextChange(stream, 'task')).toMatchObject({ _id: task.id });
      stream.leave();
    }
  });

  onServer('gets single changes again after a reset, while a long transaction is open', async () => {
    await setStatus('OPEN');
    const stream = await followFrom(member);
    const slow = await server.database.startTransaction().execute();
    const sprint = { id: unknownId(), created_at: testMoment(), project_id: project.id, name: 'Long' };
    await slow.insertInto('sprints').values(sprint).execute();
    try {
      await log(MAX_CHANGES + 100, usual);
      expect((await stream.next('')).name).toBe('reset');
      for (const status of ['IN PROGRESS', 'ON HOLD', 'REOPEN']) {
        await setStatus(status);
        const { name, data } = await stream.next('');
        expect({ name, kinds: (data as PublishedChange[]).map(({ Kind }) => Kind).sort() }).toEqual({
          name: 'changes',
          kinds: ['history', 'task'],
        });
      }
    } finally {
      await slow.commit().execute();
    }
    const { name, data } = await stream.next('');
    expect({ name, data }).toMatchObject({ name: 'changes', data: [{ Kind: 'sprint', _id: sprint.id }] });
  });

  test('of twenty streams of one person the oldest makes room, and every call is answered', async () => {
    const person = await addPerson(server.database);
    const streams = await Promise.all(Array.from({ length: 25 }, (_, index) => follow(person, { Tab: `tab${index}` })));
    expect(new Set(streams.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200]));
  });
});

test('a new member gets the change of the members immediately, and the later changes of the project', async () => {
  const stream = await followFrom(stranger);
  await addMembers(server.database, project.id, [stranger]);
  expect(await publishedChanges(stream)).toEqual([
    { Kind: 'members', _id: null, Project_id: project.id, Concerns_me: true },
  ]);
  await setStatus('DEVELOPMENT DONE');
  expect(await nextChange(stream, 'task')).toMatchObject({ _id: task.id });
  await server.database.deleteFrom('project_members').where('employee_id', '=', stranger.id).execute();
  expect(await nextChange(stream, 'members')).toMatchObject({ Concerns_me: true });
});

test('other rights count from the moment in which the role gets them', async () => {
  const person = await addPerson(server.database, { flags: [] });
  const stream = await followFrom(person);
  await server.database
    .updateTable('roles')
    .set({ granted_flags: ['Project.All_Project'] })
    .where('id', '=', person.roleId)
    .execute();
  expect(await publishedChanges(stream)).toEqual([
    { Kind: 'role', _id: person.roleId, Project_id: null, Concerns_me: true },
  ]);
  await setStatus('CLOSE');
  expect(await nextChange(stream, 'task')).toMatchObject({ _id: task.id });
});

test('a stream ends with its session, and there is none without', async () => {
  const person = await addPerson(server.database);
  const stream = await followFrom(person);
  await server.call('signOut', { as: person });
  expect((await stream.next('ended')).data).toEqual({ Reason: 'session' });
  await stream.ended();
  expect((await follow(person)).httpStatus).toBe(401);
});

test('a stream ends when the role begins to demand a second factor', async () => {
  const [holder, administrator] = [
    await addPerson(server.database, { flags: [] }),
    await addPerson(server.database, { role: 'HR / Admin' }),
  ];
  const stream = await followFrom(holder);
  const { id, name, description } = await server.database
    .selectFrom('roles')
    .select(['id', 'name', 'description'])
    .where('id', '=', holder.roleId)
    .executeTakeFirstOrThrow();
  const { id: sessionId } = await server.database
    .selectFrom('sessions')
    .select('id')
    .where('employee_id', '=', holder.id)
    .executeTakeFirstOrThrow();
  expect(await validSessions(server.database, [sessionId], testMoment())).toEqual(new Set([sessionId]));
  const body = { id, Role: name, Description: description, Granted: [], Second_factor_required: 'true' };
  expect((await server.call('saveRole', { as: administrator, body })).httpStatus).toBe(200);
  expect((await stream.next('ended')).data).toEqual({ Reason: 'session' });
  await stream.ended();
  // What heartbeats ask, in case the change was not heard.
  expect(await validSessions(server.database, [sessionId], testMoment())).toEqual(new Set());
});

test('a present record concerns its employee, however its code is written', async () => {
  const clerk = await addPerson(server.database);
  const stream = await followFrom(clerk);
  await server.database
    .insertInto('present_records')
    .values({
      id: unknownId(),
      created_at: testMoment(),
      updated_at: testMoment(),
      recorded_on: '2026-02-28',
      name: 'Clerk',
      code: clerk.code.toLowerCase(),
      working_days: 20,
      full_leave_count: 0,
      half_leave_count: 0,
      missed_punch_count: 0,
      wfm_days: 0,
      carry_forward_days: 0,
      allowed_days: 0,
      total_days: 20,
      grand_total_days: 20,
    })
    .execute();
  expect(await nextChange(stream, 'present-record')).toMatchObject({ Concerns_me: true });
});

test('that a month was closed, and opened again, reaches everyone: hours, requests and answers depend on it', async () => {
  const stream = await followFrom(stranger);
  const closing = { month: '2026-01-01', closed_by_id: member.id, closed_at: testMoment() };
  await server.database.insertInto('present_month_closings').values(closing).execute();
  expect(await nextChange(stream, 'month-closing')).toMatchObject({ Concerns_me: false });
  await server.database.deleteFrom('present_month_closings').where('month', '=', closing.month).execute();
  expect(await nextChange(stream, 'month-closing')).toMatchObject({ Concerns_me: false });
});

test('without a name of the tab there is no stream', async () => {
  expect(await server.call('followChanges', { as: member })).toMatchObject({ httpStatus: 400 });
});

onServer('what an overlapping transaction commits later is published, live and to those who come back', async () => {
  const stream = await followFrom(member);
  const newSprint = (name: string) => ({ id: unknownId(), created_at: testMoment(), project_id: project.id, name });
  const slow = await server.database.startTransaction().execute();
  await slow.insertInto('sprints').values(newSprint('Slow')).execute();
  await setStatus('REOPEN');
  const { position = 0, data } = await stream.next('changes');
  expect((data as PublishedChange[]).map(({ Kind }) => Kind).sort()).toEqual(['history', 'task']);
  stream.leave();
  await slow.commit().execute();
  // The page has heard of the quick one, which wrote later; the slow one must not be jumped over.
  const again = await follow(member, { Position: position });
  expect((await publishedChanges(again)).map(({ Kind }) => Kind)).toContain('sprint');

  const [first, second] = [
    await server.database.startTransaction().execute(),
    await server.database.startTransaction().execute(),
  ];
  await first.insertInto('sprints').values(newSprint('First')).execute();
  await second.insertInto('milestones').values(newSprint('Second')).execute();
  await second.commit().execute();
  expect(await nextChange(again, 'milestone')).toMatchObject({ Project_id: project.id });
  await first.commit().execute();
  expect(await nextChange(again, 'sprint')).toMatchObject({ Project_id: project.id });
});

onServer('a change made at one server is published at the other', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const database = await openServerDatabase(url.toString(), 2);
  const app = await buildApp({
    database: database.kysely,
    services: server.services,
    changeSignal: database.changeSignal,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await waitUntilQuiet();
  const stream = await follow(member, {}, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  await stream.next('opened');
  await setStatus('ON HOLD');
  expect(await nextChange(stream, 'task', (change) => change._id === task.id)).toMatchObject({
    Project_id: project.id,
  });
  // Stopping ends the stream in order, so that the page comes back elsewhere.
  const ending = stream.next('ended');
  await app.close();
  expect((await ending).data).toEqual({ Reason: 'server' });
  await database.close();
});
