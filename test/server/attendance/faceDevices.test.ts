import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let hr: TestPerson;
let employee: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  employee = await addPerson(server.database);
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = testStart;
});

let devices = 0;
async function newDevice(): Promise<{ id: string; key: string }> {
  devices += 1;
  const { data } = await server.call('addFaceDevice', { as: hr, body: { Device_name: `Gate ${devices}` } });
  return { id: data.Device._id, key: data.Key };
}
const send = (key: string | undefined, events: unknown, address?: string) =>
  server.call('recordFaceEvents', {
    body: { events: typeof events === 'string' ? events : JSON.stringify(events) },
    headers: key === undefined ? {} : { 'x-device-key': key },
    address,
  });
const event = (id: string, time: string, direction = 'in', code = employee.code) => ({
  event_id: id,
  employee_code: code,
  time,
  direction,
});
const readLogs = async (person: TestPerson) =>
  (
    await server.database
      .selectFrom('face_logs')
      .select(['work_date', 'logged_at', 'direction'])
      .where('employee_id', '=', person.id)
      .orderBy('logged_at')
      .execute()
  ).map((log) => `${log.work_date} ${log.logged_at.toISOString().slice(11, 16)} ${log.direction}`);

test('a device is added with a key that is shown once, and can be closed for good', async () => {
  const { data } = await server.call('addFaceDevice', { as: hr, body: { Device_name: ' Main gate ' } });
  expect(data.Key).toMatch(/^[\w-]{43}$/);
  expect(data.Device).toMatchObject({
    Device_name: 'Main gate',
    Status: 'Active',
    Key_ending: data.Key.slice(-4),
    Event_count: 0,
    Last_seen_at: null,
  });
  const listed = await server.call('listFaceDevices', { as: hr });
  expect(JSON.stringify(listed.body)).not.toContain(data.Key);
  expect((await server.call('addFaceDevice', { as: hr, body: { Device_name: 'MAIN GATE' } })).httpStatus).toBe(409);
  expect((await server.call('addFaceDevice', { as: hr, body: { Device_name: '  ' } })).message).toBe(
    'Please Enter Device Name',
  );
  expect(
    (await server.call('addFaceDevice', { as: hr, body: { Device_name: 'Side', Location_id: unknownId() } }))
      .httpStatus,
  ).toBe(422);
  expect((await server.call('deactivateFaceDevice', { as: hr, body: { id: data.Device._id } })).data.Status).toBe(
    'DeActive',
  );
  expect((await server.call('deactivateFaceDevice', { as: hr, body: { id: data.Device._id } })).httpStatus).toBe(409);
  expect((await server.call('deactivateFaceDevice', { as: hr, body: { id: unknownId() } })).httpStatus).toBe(404);
  expect((await send(data.Key, [])).httpStatus).toBe(401);
  expect((await server.call('addFaceDevice', { as: hr, body: { Device_name: 'Main gate' } })).httpStatus).toBe(200);
});

test('events are stored once, however often and in whatever order they come', async () => {
  const person = await addPerson(server.database);
  const { id, key } = await newDevice();
  const morning = event('1', '2026-02-27T09:55:00+05:30', 'in', person.code);
  const evening = event('2', '2026-02-27T19:20:00+05:30', 'out', person.code);
  const night = event('3', '2026-02-28T01:10:00+05:30', 'out', person.code);
  const first = (await send(key, [evening, evening])).data;
  expect(first).toEqual({
    Stored: 1,
    Results: [
      { event_id: '2', outcome: 'stored', reason: null },
      { event_id: '2', outcome: 'known', reason: null },
    ],
  });
  const answers = await Promise.all([
    send(key, [morning, night, evening]),
    send(key, [night, evening, morning]),
    send(key, [morning]),
  ]);
  expect(answers.map(({ data }) => data.Stored).reduce((sum, stored) => sum + stored)).toBe(2);
  // Who leaves after midnight ends the day before.
  expect(await readLogs(person)).toEqual(['2026-02-27 04:25 in', '2026-02-27 13:50 out', '2026-02-27 19:40 out']);
  const { data } = await server.call('getAttendanceOfMonth', {
    as: person,
    body: { year: 2026, month: 2, employee_id: person.id },
  });
  expect(data.days[26]).toMatchObject({ first_half: 'DP', second_half: 'DP', checkOut: '2026-02-27T19:40:00.000Z' });
  expect((await server.call('listFaceDevices', { as: hr })).data.find((device) => device._id === id)).toMatchObject({
    Event_count: 3,
    Last_seen_at: testStart.toISOString(),
  });
  // Another device has events 1 to 3 of its own; its operator may have typed the code in small letters.
  expect(
    (await send((await newDevice()).key, [{ ...morning, employee_code: ` ${person.code.toLowerCase()}` }])).data.Stored,
  ).toBe(1);
});

test('an event whose texts are no text is rejected by itself, with the reason, or the device would send the whole batch for ever', async () => {
  const { key } = await newDevice();
  const person = await addPerson(server.database);
  const good = event('good', '2026-02-27T09:55:00+05:30', 'in', person.code);
  const broken = ['\\ud800', '\\udfff\\ud800', '\\u0000'].flatMap((escape) =>
    [JSON.stringify({ ...good, event_id: '?' }), JSON.stringify({ ...good, event_id: 'code', employee_code: '?' })].map(
      (text) => text.replace('?', `x${escape}`),
    ),
  );
  const { httpStatus, data } = await send(key, `[${[...broken, JSON.stringify(good)].join(',')}]`);
  expect([httpStatus, data.Stored]).toEqual([200, 1]);
  expect(data.Results.map(({ outcome }) => outcome)).toEqual([...broken.map(() => 'refused'), 'stored']);
  expect(data.Results[0]).toEqual({
    event_id: 'x\ud800',
    outcome: 'refused',
    reason: 'event_id contains a character that cannot be stored',
  });
  expect(await readLogs(person)).toHaveLength(1);
});

test('an event that cannot be stored is rejected with its reason, the others are stored', async () => {
  const { key } = await newDevice();
  const good = event('good', '2026-03-02T08:00:00Z');
  const { data } = await send(key, [
    { ...good, event_id: '' },
    event('no one', '2026-03-02T08:00:00Z', 'in', 'UNKNOWN'),
    event('future', '2026-03-02T09:06:00Z'),
    event('old', '2025-11-01T08:00:00Z'),
    event('local', '2026-03-02T08:00:00'),
    event('hour', '2026-02-27T25:00:00Z'),
    event('day', '2026-02-29T08:00:00Z'),
    event('sideways', '2026-03-02T08:00:00Z', 'sideways'),
    'nonsense',
    good,
  ]);
  expect(data.Stored).toBe(1);
  expect(data.Results.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 9 }, () => 'refused'), 'stored']);
  expect(data.Results.slice(1, 4).map(({ reason }) => reason)).toEqual([
    "No employee has the code 'UNKNOWN'",
    'time lies in the future: the clock of the device is wrong',
    'time lies more than 92 days back',
  ]);
  for (const bad of [
    '',
    'null',
    '{}',
    '[',
    JSON.stringify(Array.from({ length: 501 }, (_, index) => event(String(index), '2026-03-02T08:00:00Z'))),
  ])
    expect((await send(key, bad)).httpStatus).toBe(400);
});

test('without a good key nothing is stored, and who tries many is held back', async () => {
  expect((await send(undefined, [event('1', '2026-03-02T08:00:00Z')], '10.0.0.7')).httpStatus).toBe(401);
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1)
    statuses.push((await send(`wrong-${attempt}`, [], '10.0.0.8')).httpStatus);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  const { id, key } = await newDevice();
  await server.database
    .insertInto('attempts')
    .values(Array.from({ length: 900 }, () => ({ subject: `face-device:${id}`, attempted_at: testStart })))
    .execute();
  const held = await send(key, [event('late', '2026-03-02T08:00:00Z')]);
  expect([held.httpStatus, held.headers['retry-after']]).toEqual([429, '900']);
  server.clock.now = new Date(testStart.getTime() + 901_000);
  expect((await send(key, [event('late', '2026-03-02T08:00:00Z')])).data.Stored).toBe(1);
});

test('what a device reports late of a closed month is stored, and HR is notified once', async () => {
  const [one, other] = [await addPerson(server.database), await addPerson(server.database)];
  await server.database
    .insertInto('present_month_closings')
    .values({ month: '2026-01-01', closed_by_id: hr.id, closed_at: testStart })
    .execute();
  const { key } = await newDevice();
  const late = [
    event('late-1', '2026-01-30T09:55:00+05:30', 'in', one.code),
    // Until 4 AM it belongs to the last day of the closed month.
    event('late-2', '2026-02-01T01:30:00+05:30', 'out', other.code),
  ];
  const open = event('open', '2026-02-02T09:55:00+05:30', 'in', one.code);
  const lateNotices = async (person: TestPerson) =>
    server.database
      .selectFrom('notifications')
      .select(['kind', 'text', 'path'])
      .where('recipient_id', '=', person.id)
      .where('text', 'like', '%came late%')
      .execute();
  expect((await send(key, [...late, open])).data.Stored).toBe(3);
  expect((await send(key, late)).data.Stored).toBe(0);
  expect(await lateNotices(hr)).toEqual([
    {
      kind: 'month-issue',
      text: '2 face logs of 2 employees came late for January 2026, which is closed. Please compare it again.',
      path: '/employeepresentlist?month=2026-01&tab=comparison',
    },
  ]);
  expect(await lateNotices(employee)).toEqual([]);
  expect(await readLogs(other)).toEqual(['2026-01-31 20:00 out']);
  await server.database.deleteFrom('present_month_closings').execute();
});
