import { randomUUID } from 'node:crypto';
import { dayCodeText } from '../../../src/domain/attendance/dayCodeText';
import { addDays } from '../../../src/domain/calendar/day';
import { attendanceOfDay } from '../../../src/domain/attendance/attendanceDay';
import { daysOfRange } from '../../../src/domain/calendar/day';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { sourcedDays } from '../../../src/server/attendance/attendanceSourcesReadModel';
import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
import { addLeave } from '../../support/testWork';
import { addCorrection, changeAccount } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const timeZone = 'Asia/Kolkata';
let server: TestServer;
let hr: TestPerson;
const people: TestPerson[] = [];

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, {
    flags: ['Report.Face_Report', 'Report.Attendance_Summary', 'Report.Employee_Present', 'Employee.View_Employee'],
    lastName: 'Holt',
  });
  const random = new SeededRandom('muster sheet');
  for (let index = 0; index < 5; index += 1) {
    const person = await addPerson(server.database, { firstName: 'Asha', lastName: `Rao ${index}` });
    people.push(person);
    for (let day = '2026-02-01'; day <= '2026-03-01'; day = addDays(day, 1)) {
      if (random.chance(0.3)) continue;
      const come = random.pick(['08:30', '09:15', '14:10']);
      const leave = random.pick(['12:30', '17:45', '18:00']);
      const logs = [
        { time: come, direction: 'in' as const },
        ...(random.chance(0.9) ? [{ time: leave, direction: 'out' as const }] : []),
      ];
      await server.database
        .insertInto('face_logs')
        .values(
          logs.map(({ time, direction }) => ({
            id: randomUUID(),
            employee_id: person.id,
            work_date: day,
            logged_at: instantAt(day, time, timeZone),
            direction,
          })),
        )
        .execute();
    }
  }
  const [first] = people as [TestPerson];
  await addLeave(server.database, first, {
    starts_on: '2026-02-09',
    ends_on: '2026-02-11',
    half_from: 'Second Half',
    half_to: 'First Half',
    status: 'Approved',
    acted_by_id: hr.id,
  });
});
afterAll(() => server.close());
beforeEach(() => (server.clock.now = testStart));

const sheet = async (query: Record<string, string | number>) =>
  (await server.call('listMusterSheet', { as: hr, query })).data;

test.each(['2026-02', '2026-03'])(
  'the codes of %s are those of each day, and its totals those of the summary',
  async (month) => {
    const { Rows } = await sheet({ month, limit: 1000 });
    const totals = (
      await server.call('getAttendanceSummary', {
        as: hr,
        body: { month: Number(month.slice(5)), year: Number(month.slice(0, 4)) },
      })
    ).data;
    for (const person of people) {
      const row = Rows.find(({ _id }) => _id === person.id);
      const last = month === '2026-02' ? '2026-02-28' : '2026-03-31';
      const days = await sourcedDays(server.database, person.id, daysOfRange(`${month}-01`, last), timeZone);
      const moment = { now: testStart, timeZone };
      expect(row?.Days).toEqual(
        days.map(({ sources }) => {
          const { first, second } = attendanceOfDay(sources, moment).codes;
          return dayCodeText(first, second);
        }),
      );
      const total = totals.find(({ Employee_id }) => Employee_id._id === person.id);
      expect(row).toMatchObject({
        Working_days: total?.workingDays,
        Present: total?.present,
        Absent: total?.absent,
        Paid_leave: total?.paidLeave,
        Holiday: total?.holiday,
      });
    }
  },
);

const join = (person: TestPerson, day: string) =>
  server.database.updateTable('employees').set({ joined_on: day }).where('id', '=', person.id).execute();
/** At six in the evening of a day. */
const leave = (person: TestPerson, day: string): Promise<void> =>
  changeAccount(server.database, person, 'DeActive', { by: hr, at: instantAt(day, '18:00', timeZone) });

test('who joins or leaves in the middle of a month has codes and totals of the days between, the same in sheet, summary, trend and comparison', async () => {
  const [joiner, leaver] = [
    await addPerson(server.database, { lastName: 'Joiner' }),
    await addPerson(server.database, { lastName: 'Leaver' }),
  ];
  const month = '2026-02';
  const trend = async () =>
    (await server.call('getAttendanceTrend', { as: hr })).data.find((sums) => sums.month === month);
  const before = await trend();
  await join(joiner, '2026-02-16');
  await leave(leaver, '2026-02-13');
  const after = await trend();
  const body = { year: 2026, month: 2 };
  const { Rows } = await sheet({ month, limit: 1000 });
  const summary = (await server.call('getAttendanceSummary', { as: hr, body })).data;
  const compared = (await server.call('comparePresentMonth', { as: hr, query: { month, limit: 1000 } })).data.Rows;
  // Ten working days from Monday, the 16th, on; nine before Friday, the 13th, on which the other one did not come.
  for (const [person, workingDays] of [
    [joiner, 10],
    [leaver, 9],
  ] as const) {
    const row = Rows.find(({ _id }) => _id === person.id);
    const own = (
      await server.call('getAttendanceOfMonth', {
        as: person === joiner ? joiner : hr,
        body: { ...body, employee_id: person.id },
      })
    ).data;
    const totals = { workingDays, present: 0, absent: workingDays, paidLeave: 0, holiday: 0 };
    expect(row?.Days).toEqual(own.days.map((day) => dayCodeText(day.first_half, day.second_half)));
    expect(row?.Days.map((code) => code === '')).toEqual(own.days.map((day) => day.not_employed));
    expect(row?.Days.findIndex((code) => code !== '')).toBe(person === joiner ? 15 : 0);
    expect(row?.Days.findLastIndex((code) => code !== '')).toBe(person === joiner ? 27 : 11);
    expect(own.summary).toEqual(totals);
    expect(summary.find(({ Employee_id }) => Employee_id._id === person.id)).toMatchObject(totals);
    expect(row).toMatchObject({ Working_days: workingDays, Absent: workingDays, Present: 0 });
    expect(compared.find(({ Code }) => Code === row?.Code)?.Computed?.Working_days).toBe(workingDays);
  }
  expect([after?.workingDays, after?.absent]).toEqual([(before?.workingDays ?? 0) - 21, (before?.absent ?? 0) - 21]);
  // One set of employees.
  expect(summary.map(({ Employee_id }) => Employee_id._id).sort()).toEqual(Rows.map(({ _id }) => _id).sort());
});

test.each([
  {
    who: 'was deactivated before the day of joining',
    joined: '2026-02-16',
    changes: [['DeActive', '2026-02-10', '10:00']],
  },
  {
    who: 'was deactivated in the month before that of joining',
    joined: '2026-02-16',
    changes: [['DeActive', '2026-01-10', '10:00']],
  },
  {
    who: 'was activated and deactivated on the same day',
    joined: '2026-01-01',
    changes: [
      ['DeActive', '2026-01-10', '10:00'],
      ['Active', '2026-02-10', '10:00'],
      ['DeActive', '2026-02-10', '11:00'],
    ],
  },
] as const)('who $who belongs to no list of the month', async ({ joined, changes }) => {
  const person = await addPerson(server.database, { lastName: 'Never' });
  await join(person, joined);
  for (const [status, day, time] of changes)
    await changeAccount(server.database, person, status, { by: hr, at: instantAt(day, time, timeZone) });
  const month = '2026-02';
  const query = { month, limit: 1000 };
  const summary = (await server.call('getAttendanceSummary', { as: hr, body: { year: 2026, month: 2 } })).data;
  const compared = (await server.call('comparePresentMonth', { as: hr, query })).data.Rows;
  const silent = (await server.call('listPresentUnanswered', { as: hr, query })).data.Rows;
  expect({
    sheet: (await sheet(query)).Rows.filter(({ _id }) => _id === person.id),
    summary: summary.filter(({ Employee_id }) => Employee_id._id === person.id),
    compared: compared.filter(({ Code }) => Code === person.code),
    silent: silent.filter(({ Code }) => Code === person.code),
  }).toEqual({ sheet: [], summary: [], compared: [], silent: [] });
});

test.each([
  { what: 'a check-out', code: 'ABS/DP', present: 0.5 },
  { what: 'a correction', code: 'DP', present: 1 },
])('$what of the day of leaving counts, the same on each screen', async (evidence) => {
  const person = await addPerson(server.database, { lastName: 'Last Day' });
  const day = '2026-02-02';
  if (evidence.what === 'a check-out')
    await server.database
      .insertInto('face_logs')
      .values({
        id: randomUUID(),
        employee_id: person.id,
        work_date: day,
        logged_at: instantAt(day, '19:00', timeZone),
        direction: 'out',
      })
      .execute();
  else await addCorrection(server.database, person, day, { present_first_half: true, present_second_half: true });
  await leave(person, day);
  const body = { year: 2026, month: 2 };
  const row = (await sheet({ month: '2026-02', limit: 1000 })).Rows.find(({ _id }) => _id === person.id);
  const summary = (await server.call('getAttendanceSummary', { as: hr, body })).data;
  const own = (await server.call('getAttendanceOfMonth', { as: hr, body: { ...body, employee_id: person.id } })).data;
  const logins = (await server.call('listFaceLoginsOfDay', { as: hr, query: { date: day } })).data;
  const login = logins.find(({ Employee_id }) => Employee_id._id === person.id);
  const isSame = login !== undefined && login.first_half === login.second_half;
  expect({
    sheet: row && [row.Days[1], row.Present, row.Working_days],
    summary: summary
      .filter(({ Employee_id }) => Employee_id._id === person.id)
      .map(({ present, workingDays }) => [present, workingDays]),
    own: [own.summary.present, own.summary.workingDays, own.days[1]?.not_employed],
    dayList: isSame ? login.first_half : `${login?.first_half}/${login?.second_half}`,
  }).toEqual({
    sheet: [evidence.code, evidence.present, 1],
    summary: [[evidence.present, 1]],
    own: [evidence.present, 1, false],
    dayList: evidence.code,
  });
});

test('windows, search and the filter by code take the same rows', async () => {
  const month = '2026-02';
  const whole = await sheet({ month, limit: 1000, sort: 'Name:desc' });
  expect((await sheet({ month, limit: 2, offset: 1, sort: 'Name:desc' })).Rows).toEqual(whole.Rows.slice(1, 3));
  expect(await sheet({ month, offset: 5000 })).toEqual({ Rows: [], Total: whole.Total });
  expect((await sheet({ month, q: 'rao 3' })).Rows.map(({ Name }) => Name)).toEqual(['Asha Rao 3']);
  const onLeave = await sheet({ month, Half_code: 'PL', limit: 1 });
  const expected = whole.Rows.filter(({ Days }) => Days.some((day) => day.includes('PL')));
  expect(onLeave.Total).toBe(expected.length);
  expect(onLeave.Rows.map(({ _id }) => _id)).toEqual(expected.slice(0, 1).map(({ _id }) => _id));
});

test('a past month has the employees who left after it, and not those who left before it or joined later', async () => {
  const add = (lastName: string) => addPerson(server.database, { lastName });
  const [leftAfter, leftBefore, joinedLater] = [await add('After'), await add('Before'), await add('Later')];
  const seen = (person: TestPerson, day: string) =>
    server.database
      .insertInto('face_logs')
      .values({
        id: randomUUID(),
        employee_id: person.id,
        work_date: day,
        logged_at: instantAt(day, '09:00', timeZone),
        direction: 'in' as const,
      })
      .execute();
  await seen(leftAfter, '2026-02-10');
  await seen(leftBefore, '2026-01-13');
  const month = '2026-02';
  const before = (await sheet({ month, limit: 1000 })).Rows.find(({ _id }) => _id === leftAfter.id);
  await leave(leftAfter, '2026-03-02');
  await leave(leftBefore, '2026-01-14');
  await join(joinedLater, '2026-03-02');
  const { Rows, Total } = await sheet({ month, limit: 1000 });
  const ids = Rows.map(({ _id }) => _id);
  expect(Total).toBe(ids.length);
  expect(ids).not.toContain(leftBefore.id);
  expect(ids).not.toContain(joinedLater.id);
  expect(before).toBeDefined();
  expect(Rows.find(({ _id }) => _id === leftAfter.id)).toEqual(before);
  expect((await sheet({ month: '2026-03', limit: 1000 })).Rows.map(({ _id }) => _id)).toContain(joinedLater.id);
});

test('an employee who is added without a day of joining has no earlier days, also in a month that was closed', async () => {
  const reads = async (month: string) => ({
    sheet: (await sheet({ month, limit: 1000 })).Total,
    monthEnd: (await server.call('getMonthEnd', { as: hr, query: { month } })).data,
    trend: (await server.call('getAttendanceTrend', { as: hr })).data.find((sums) => sums.month === month),
  });
  const [before, current] = [await reads('2026-02'), (await reads('2026-03')).sheet];
  const person = await addPerson(server.database, {
    lastName: 'Added',
    addedAt: instantAt('2026-03-02', '09:00', timeZone),
  });
  expect(await reads('2026-02')).toEqual(before);
  expect((await reads('2026-03')).sheet).toBe(current + 1);
  const ownTotals = async () =>
    (await server.call('getAttendanceOfMonth', { as: hr, body: { year: 2026, month: 2, employee_id: person.id } })).data
      .summary;
  expect(await ownTotals()).toMatchObject({ workingDays: 0, absent: 0 });
  await join(person, '2026-02-16');
  expect(await ownTotals()).toMatchObject({ workingDays: 10 });
  expect((await reads('2026-02')).sheet).toBe(before.sheet + 1);
});

test('the face attendance of a day has the employees that the sheet has on it, also those who have left since', async () => {
  const add = (lastName: string) => addPerson(server.database, { firstName: 'Face', lastName });
  const [leaver, seenOnLastDay, joiner] = [await add('Leaver'), await add('Seen'), await add('Joiner')];
  await leave(leaver, '2026-02-12');
  await leave(seenOnLastDay, '2026-02-12');
  await join(joiner, '2026-02-12');
  await server.database
    .insertInto('face_logs')
    .values({
      id: randomUUID(),
      employee_id: seenOnLastDay.id,
      work_date: '2026-02-12',
      logged_at: instantAt('2026-02-12', '15:00', timeZone),
      direction: 'in' as const,
    })
    .execute();
  const { Rows } = await sheet({ month: '2026-02', q: 'face ', limit: 1000 });
  const facesOn = async (date: string) =>
    (await server.call('listFaceLoginsOfDay', { as: hr, query: { date } })).data
      .filter(({ Employee_id }) => Employee_id.First_name === 'Face')
      .map(({ Employee_id, first_half, second_half }) => {
        const halves = first_half === second_half ? first_half : `${first_half ?? ''}/${second_half ?? ''}`;
        return [Employee_id._id, halves ?? ''];
      });
  for (const [date, names] of [
    ['2026-02-11', ['Leaver', 'Seen']],
    ['2026-02-12', ['Joiner', 'Seen']],
    ['2026-02-13', ['Joiner']],
  ] as const) {
    const onSheet = Rows.map(({ _id, Name, Days }) => [
      Name.slice('Face '.length),
      _id,
      Days[Number(date.slice(8)) - 1],
    ]);
    expect(await facesOn(date)).toEqual(
      onSheet.filter(([name]) => (names as readonly unknown[]).includes(name)).map(([, id, code]) => [id, code]),
    );
  }
});
