import { daysOfMonth, monthAt } from '../../../src/domain/calendar/month';
import { randomUUID } from 'node:crypto';
import { attendanceOfDay, type AttendanceDay } from '../../../src/domain/attendance/attendanceDay';
import { computeMonth } from '../../../src/domain/present-data/computedMonth';
import { sourcedDays } from '../../../src/server/attendance/attendanceSourcesReadModel';
import { addDays, daysOfRange } from '../../../src/domain/calendar/day';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
import { addCorrection, changeAccount } from '../../support/testAttendance';
import { addPerson, setJoined, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

const timeZone = 'Asia/Kolkata';
let server: TestServer;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, {
    flags: ['Report.Attendance_Summary', 'Report.Face_Report', 'Report.Employee_Present'],
    firstName: 'Maren',
    lastName: 'Holt',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = testStart;
});

const at = (day: string, minute: number): Date =>
  new Date(instantAt(day, '00:00', timeZone).getTime() + minute * 60_000);
const see = (person: TestPerson, day: string, minute: number, direction: 'in' | 'out') =>
  server.database
    .insertInto('face_logs')
    .values({ id: randomUUID(), employee_id: person.id, work_date: day, logged_at: at(day, minute), direction })
    .execute();
const toMonth = (person: TestPerson, year: number, month: number, as: TestPerson = person) =>
  server.call('getAttendanceOfMonth', { as, body: { year, month, employee_id: person.id } });
const half = (random: SeededRandom) => random.pick(['First Half', 'Second Half'] as const);

/** Who joins later than the month, or left before it, has no row in it unless the person was seen. */
const belongs = (days: readonly AttendanceDay[]): boolean =>
  days.some(({ kinds, checkIn, checkOut }) => kinds.first !== null || checkIn !== null || checkOut !== null);

/** Two and a half months of a user, with everything that can happen in them. */
async function liveThrough(person: TestPerson, random: SeededRandom): Promise<void> {
  const logs = [];
  const corrections = [];
  const leaves = [];
  for (let day = '2026-02-04'; day <= '2026-04-20'; day = addDays(day, 1)) {
    const isPast = day <= '2026-03-11';
    if (isPast && random.chance(0.8)) {
      for (let count = random.integer(0, 2); count >= 0; count -= 1)
        logs.push({ day, minute: random.integer(360, 900), direction: 'in' as const });
      for (let count = random.integer(-1, 1); count >= 0; count -= 1)
        logs.push({ day, minute: random.integer(420, 1500), direction: 'out' as const });
    }
    if (isPast && random.chance(0.15)) {
      corrections.push({
        day,
        in: random.chance(0.5) ? random.integer(500, 700) : null,
        out: random.chance(0.5) ? random.integer(800, 1200) : null,
        first: random.chance(0.3),
        second: random.chance(0.3),
      });
    }
    if (random.chance(0.06))
      leaves.push({
        from: day,
        to: addDays(day, random.integer(1, 4)),
        status: random.pick(['Approved', 'Conditional Approved', 'Pending', 'Rejected'] as const),
      });
  }
  const { database } = server;
  await database
    .insertInto('face_logs')
    .values(
      logs.map(({ day, minute, direction }) => ({
        id: randomUUID(),
        employee_id: person.id,
        work_date: day,
        logged_at: at(day, minute),
        direction,
      })),
    )
    .execute();
  const toTime = (day: string, minute: number | null): Date | null => (minute === null ? null : at(day, minute));
  for (const row of corrections) {
    await addCorrection(database, person, row.day, {
      check_in_at: toTime(row.day, row.in),
      check_out_at: toTime(row.day, row.out),
      present_first_half: row.first,
      present_second_half: row.second,
    });
  }
  for (const { from, to, status } of leaves) {
    const acted = status === 'Pending' ? {} : { acted_by_id: hr.id, acted_at: testStart };
    await database
      .insertInto('leaves')
      .values({
        created_at: testMoment(),
        id: randomUUID(),
        employee_id: person.id,
        leave_type: 'Casual Leave',
        starts_on: from,
        ends_on: to,
        half_from: half(random),
        half_to: half(random),
        reason: 'x',
        status,
        created_by_id: person.id,
        ...acted,
      })
      .execute();
  }
}

test('the summary of all and the rule agree on every person, in past, present and coming months, at any time of the day', async () => {
  const random = new SeededRandom('attendance');
  const places = [randomUUID(), randomUUID()];
  await server.database
    .insertInto('locations')
    .values(places.map((id, index) => ({ id, name: `Place ${String.fromCharCode(65 + index)}` })))
    .execute();
  for (const [index, day] of [
    '2026-02-03',
    '2026-02-21',
    '2026-03-03',
    '2026-03-11',
    '2026-03-25',
    '2026-04-01',
    '2026-02-03',
  ].entries()) {
    const id = randomUUID();
    await server.database
      .insertInto('holidays')
      .values({ id, day, name: `Day ${index}`, half: random.pick([null, 'First Half', 'Second Half'] as const) })
      .execute();
    if (index % 2 === 1)
      await server.database
        .insertInto('holiday_locations')
        .values({ holiday_id: id, location_id: places[index % 4 === 1 ? 0 : 1] ?? '' })
        .execute();
  }
  const people: TestPerson[] = [];
  for (let index = 0; index < 11; index += 1) {
    const person = await addPerson(server.database);
    await server.database
      .updateTable('employees')
      .set({
        location_id: index % 3 === 2 ? null : (places[index % 3] ?? null),
        joined_on: index % 5 === 4 ? '2026-03-10' : null,
        // Without a day of joining employment begins with the record, here in the night to the 12th.
        ...(index % 5 === 3 && { created_at: at('2026-02-12', 90) }),
      })
      .where('id', '=', person.id)
      .execute();
    await liveThrough(person, random);
    people.push(person);
    // Some leave in the middle of a month, at any time of the day; some of them return.
    if (index % 4 === 1)
      for (const [status, from] of [
        ['DeActive', '2026-02-09'],
        ...(index === 5 ? [] : [['Active', '2026-02-26'] as const]),
      ] as const)
        await changeAccount(server.database, person, status, {
          by: hr,
          at: at(addDays(from, index), random.integer(0, 1439)),
        });
  }
  // One is deactivated before the day of joining, and was never employed.
  const neverEmployed = people.at(-1);
  if (neverEmployed === undefined) throw new Error('There are no people');
  await setJoined(server.database, neverEmployed, '2026-04-10');
  await changeAccount(server.database, neverEmployed, 'DeActive', { by: hr, at: at('2026-03-20', 600) });
  for (const [minute, month] of [
    [120, 3],
    [700, 3],
    [960, 3],
    [1400, 3],
    [700, 2],
    [700, 4],
    [700, 1],
  ] as const) {
    server.clock.now = at('2026-03-11', minute);
    const { data } = await server.call('getAttendanceSummary', { as: hr, body: { month, year: 2026 } });
    const totals = new Map(
      data.map(({ Employee_id, Workplace_since: _since, ...counts }) => [Employee_id._id, counts]),
    );
    const compared = await server.call('comparePresentMonth', {
      as: hr,
      query: { month: `2026-0${month}`, limit: 1000 },
    });
    const computed = new Map(compared.data.Rows.map((row) => [row.Code, row.Computed]));
    for (const person of people) {
      const days = (
        await sourcedDays(
          server.database,
          person.id,
          daysOfRange(`2026-0${month}-01`, daysOfMonth(monthAt(2026, month)).last),
          timeZone,
        )
      ).map(({ sources }) => attendanceOfDay(sources, { now: server.clock.now, timeZone }));
      expect({ minute, month, code: person.code, ...(computed.get(person.code) ?? {}) }).toEqual({
        minute,
        month,
        code: person.code,
        ...(belongs(days) ? computeMonth(days, 0) : {}),
      });
    }
    for (const person of people) {
      const { summary } = (await toMonth(person, 2026, month, hr)).data;
      expect({ minute, month, code: person.code, ...totals.get(person.id) }).toEqual({
        minute,
        month,
        code: person.code,
        ...(totals.has(person.id) ? summary : {}),
      });
      expect(totals.has(person.id) || Object.values(summary).every((total) => total === 0)).toBe(true);
      // Those who have left cannot sign in.
      if (person === people[5] || person === neverEmployed) continue;
      // What a rating is compared with: the month before it.
      const { data: facts } = await server.call('getKraFacts', { as: person, query: { month: `2026-0${month + 1}` } });
      expect([minute, month, person.code, facts.Working_days, facts.Present_days]).toEqual([
        minute,
        month,
        person.code,
        summary.workingDays,
        summary.present,
      ]);
    }
  }
  // Before the first record of the company no one was absent, and from it on everybody who was not there.
  const absentIn = async (month: number) => (await toMonth(hr, 2026, month, hr)).data.summary;
  expect(await absentIn(1)).toMatchObject({ absent: 0, present: 0 });
  const { data: february } = await toMonth(hr, 2026, 2, hr);
  expect(february.days.filter((day) => day.first_half === 'ABS').map((day) => day.date)[0]).toBe('2026-02-04');
  expect(february.days.slice(0, 2).map((day) => [day.first_half, day.present_first_half])).toEqual([
    ['WO', null],
    [null, null],
  ]);
});

test('the days on which people were seen follow their logs in any order, and when logs are taken away', async () => {
  const person = await addPerson(server.database);
  await see(person, '2026-02-10', 840, 'in');
  await see(person, '2026-02-10', 1150, 'out');
  await see(person, '2026-02-10', 595, 'in');
  const readDay = () =>
    server.database
      .selectFrom('face_days')
      .select(['first_in_at', 'last_in_at', 'last_out_at'])
      .where('employee_id', '=', person.id)
      .execute();
  expect(await readDay()).toEqual([
    { first_in_at: at('2026-02-10', 595), last_in_at: at('2026-02-10', 840), last_out_at: at('2026-02-10', 1150) },
  ]);
  await server.database
    .deleteFrom('face_logs')
    .where('employee_id', '=', person.id)
    .where('direction', '=', 'out')
    .execute();
  expect(await readDay()).toEqual([
    { first_in_at: at('2026-02-10', 595), last_in_at: at('2026-02-10', 840), last_out_at: null },
  ]);
  await server.database.deleteFrom('face_logs').where('employee_id', '=', person.id).execute();
  expect(await readDay()).toEqual([]);
});

test('a month shows every day with its logs, requests, holiday and leave', async () => {
  const person = await addPerson(server.database);
  await see(person, '2026-01-05', 595, 'in');
  await see(person, '2026-01-05', 1150, 'out');
  await server.database
    .insertInto('manual_attendance_requests')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      work_date: '2026-01-06',
      type: 'checkIn',
      claimed_time: '09:45',
      reason: 'WFH',
    })
    .execute();
  await server.database
    .insertInto('holidays')
    .values({ id: randomUUID(), day: '2026-01-26', name: 'Republic Day', half: null })
    .execute();
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: person.id,
      leave_type: 'Sick Leave',
      starts_on: '2026-01-07',
      ends_on: '2026-01-08',
      half_to: 'First Half',
      reason: 'x',
      status: 'Approved',
      status_comment: 'Get well',
      acted_by_id: hr.id,
      acted_at: testStart,
      created_by_id: person.id,
    })
    .execute();
  const { data } = await toMonth(person, 2026, 1);
  expect(data.days).toHaveLength(31);
  expect(data.days[4]).toEqual({
    date: '2026-01-05',
    checkIn: '2026-01-05T04:25:00.000Z',
    checkOut: '2026-01-05T13:40:00.000Z',
    present_first_half: 1,
    present_second_half: 1,
    present_count: 1,
    weekOff: false,
    holiday: null,
    holiday_half: null,
    leave: null,
    face_in_logs: ['2026-01-05T04:25:00.000Z'],
    face_out_logs: ['2026-01-05T13:40:00.000Z'],
    manual_requests: [],
    first_half: 'DP',
    second_half: 'DP',
    worked_minutes: 555,
    missing_punch: false,
    before_joining: false,
    not_employed: false,
  });
  expect(data.days[5]).toMatchObject({
    first_half: 'ABS',
    manual_requests: [{ type: 'checkIn', time: '09:45', status: 'Pending' }],
  });
  expect(data.days[7]).toMatchObject({
    first_half: 'PL',
    second_half: 'ABS',
    present_count: 0,
    leave: {
      Leave_Date_to_Date: '2026-01-07,2026-01-08',
      Leave_half_from: 'First Half',
      Leave_half_to: 'First Half',
      status: 'Approved',
      status_comment: 'Get well',
    },
  });
  expect(data.days[25]).toMatchObject({ holiday: 'Republic Day', first_half: 'HD', second_half: 'HD' });
  expect(data.summary).toEqual({ workingDays: 21, present: 1, absent: 16.5, holiday: 1, paidLeave: 1.5 });
});

test('own attendance for everyone, the team for a leader, all for holders of the flag; nothing of others', async () => {
  const leader = await addPerson(server.database, { role: 'TL / HOD' });
  const member = await addPerson(server.database, { teamLeaderId: leader.id });
  const stranger = await addPerson(server.database);
  const getStatus = async (as: TestPerson, employeeId: string): Promise<number> =>
    (await server.call('getAttendanceOfMonth', { as, body: { year: 2026, month: 2, employee_id: employeeId } }))
      .httpStatus;
  expect([
    await getStatus(member, member.id),
    await getStatus(leader, member.id),
    await getStatus(hr, member.id),
  ]).toEqual([200, 200, 200]);
  expect([
    await getStatus(member, leader.id),
    await getStatus(leader, stranger.id),
    await getStatus(hr, unknownId()),
    await getStatus(hr, 'x'),
  ]).toEqual([403, 404, 404, 404]);
  const failureMessage = async (body: Record<string, unknown>) =>
    (await server.call('getAttendanceSummary', { as: hr, body })).message;
  expect([
    await failureMessage({ year: 2026 }),
    await failureMessage({ month: 13, year: 2026 }),
    await failureMessage({ month: 2 }),
    await failureMessage({ month: 2, year: 2021 }),
    await failureMessage({ month: 2, year: 2027 }),
  ]).toEqual([
    'Please Select Month',
    'Please Select Month',
    'Please Select Year',
    'Please Select Year',
    'Please Select Year',
  ]);
});

test('face lists: everyone on a day, who was seen in a month, by windows in any order', async () => {
  const ada = await addPerson(server.database, { firstName: 'Zoe', lastName: 'Aaronson' });
  const ben = await addPerson(server.database, { firstName: 'Zoe', lastName: 'Beck' });
  await addPerson(server.database, { firstName: 'Zoe', lastName: 'Gone', status: 'DeActive' });
  await see(ada, '2025-11-03', 600, 'in');
  await see(ben, '2025-11-03', 590, 'in');
  await see(ben, '2025-11-04', 610, 'in');
  await see(ben, '2025-11-04', 1150, 'out');
  const zoes = (
    rows: { Employee_id: { First_name: string; Last_name: string }; date: string; check_in_time: string | null }[],
  ) =>
    rows
      .filter(({ Employee_id }) => Employee_id.First_name === 'Zoe')
      .map((row) => `${row.Employee_id.Last_name} ${row.date} ${row.check_in_time?.slice(11, 16) ?? '-'}`);
  expect(zoes((await server.call('listFaceLoginsOfDay', { as: hr, query: { date: '2025-11-04' } })).data)).toEqual([
    'Aaronson 2025-11-04 -',
    'Beck 2025-11-04 04:40',
  ]);
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: ada.id,
      leave_type: 'Sick Leave',
      starts_on: '2025-11-05',
      ends_on: '2025-11-05',
      half_from: 'Second Half',
      reason: 'x',
      status: 'Approved',
      acted_by_id: hr.id,
      acted_at: testStart,
      created_by_id: ada.id,
    })
    .execute();
  const kindsOn = async (date: string) =>
    (await server.call('listFaceLoginsOfDay', { as: hr, query: { date } })).data
      .filter(({ Employee_id }) => Employee_id.First_name === 'Zoe')
      .map((row) => `${row.first_half ?? '-'} ${row.second_half ?? '-'}`);
  // A Tuesday, a leave of half a day, a Saturday, the day before the first record of all.
  expect(await Promise.all(['2025-11-04', '2025-11-05', '2025-11-08', '2025-10-31'].map(kindsOn))).toEqual([
    ['ABS ABS', 'DP DP'],
    ['ABS PL', 'ABS ABS'],
    ['WO WO', 'WO WO'],
    ['- -', '- -'],
  ]);
  expect(zoes((await server.call('listFaceLoginsOfMonth', { as: hr, query: { date: '2025-11-30' } })).data)).toEqual([
    'Beck 2025-11-04 04:40',
    'Aaronson 2025-11-03 04:30',
    'Beck 2025-11-03 04:20',
  ]);
  const readWindow = async (query: Record<string, string | number>) =>
    (await server.call('listFaceLoginWindow', { as: hr, query: { Month: '2025-11', q: 'zoe', ...query } })).data;
  expect(zoes((await readWindow({ sort: 'check_in_time:asc' })).Rows)).toEqual([
    'Beck 2025-11-03 04:20',
    'Aaronson 2025-11-03 04:30',
    'Beck 2025-11-04 04:40',
  ]);
  const second = await readWindow({ offset: 1, limit: 1 });
  expect([zoes(second.Rows), second.Total]).toEqual([['Aaronson 2025-11-03 04:30'], 3]);
  expect(
    (await server.call('listFaceLoginWindow', { as: hr, query: { Month: '2025-11', sort: 'password:asc' } }))
      .httpStatus,
  ).toBe(400);
  expect(zoes((await server.call('listFaceLogins', { as: hr })).data)).toContain('Beck 2025-11-04 04:40');
  // A day with a check-out only is a day on which the person was seen, in every list.
  await see(ada, '2025-11-06', 1150, 'out');
  const row = 'Aaronson 2025-11-06 -';
  expect(zoes((await readWindow({})).Rows)).toContain(row);
  expect(zoes((await server.call('listFaceLoginsOfMonth', { as: hr, query: { date: '2025-11' } })).data)).toContain(
    row,
  );
  expect(zoes((await server.call('listFaceLogins', { as: hr })).data)).toContain(row);
});
