import { correctionMessages } from '../../../src/domain/manual-attendance/dayCorrection';
import { replaceCorrection } from '../../../src/server/features/manual-attendance/correctionsRepository';
import { linkedRecord } from '../../../src/server/features/manual-attendance/requestsReadModel';
import { startPresentTests } from '../../support/server/presentMonth';
import { setJoined, type TestPerson } from '../../support/testPeople';
import { testStart, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

const { notesTo } = startPresentTests((started) => ({ server, employee, hr } = started));

/** Long before the days that employees can ask for. */
const date = '2026-02-03';
const nothing = { check_in: '', check_out: '', first_half: 'false', second_half: 'false' };
const correct = (changes: Record<string, unknown> = {}, as = hr) =>
  server.call('correctAttendanceDay', {
    as,
    body: { ...nothing, employee_id: employee.id, date, check_out: '18:10', reason: ' Forgot to punch ', ...changes },
  });
const evidence = async (as = hr) =>
  (await server.call('getAttendanceDayEvidence', { as, query: { employee_id: employee.id, date } })).data;
const checkOut = async () => {
  const body = { year: 2026, month: 2, employee_id: employee.id };
  const { data: month } = await server.call('getAttendanceOfMonth', { as: employee, body });
  return month.days.find((day) => day.date === date)?.checkOut;
};

test('HR corrects a day without a request: the attendance, the history and the employee say so', async () => {
  expect((await evidence()).Linked).toBeNull();
  const stored = await correct({ check_in: '09:30', first_half: 'true', second_half: 'true', Seen_at: '' });
  expect(stored.data).toMatchObject({
    Employee_id: employee.id,
    date,
    check_in_time: '2026-02-03T04:00:00.000Z',
    check_out_time: '2026-02-03T12:40:00.000Z',
    present_count: 1,
    Changed_by: 'Maren Holt',
    Changed_at: testStart.toISOString(),
  });
  expect((await evidence()).Linked).toEqual(stored.data);
  const changes = await server.database
    .selectFrom('employee_changes')
    .select(['actor_id', 'field', 'previous_value', 'current_value'])
    .where('employee_id', '=', employee.id)
    .execute();
  expect(changes).toEqual([
    {
      actor_id: hr.id,
      field: 'Attendance of 03/02/2026',
      previous_value: 'as recorded',
      current_value: 'Check in 09:30 AM, Check out 06:10 PM, both halves present (Forgot to punch)',
    },
  ]);
  const notes = await notesTo(employee);
  expect(notes).toEqual([
    {
      kind: 'attendance-corrected',
      text: 'Maren Holt corrected your attendance of 03/02/2026: Check in 09:30 AM, Check out 06:10 PM, both halves present. Forgot to punch',
      path: '/myattendance?day=2026-02-03',
    },
  ]);
  expect(await checkOut()).toBe('2026-02-03T12:40:00.000Z');
});

test('a correction replaces the one before, and an empty one reverts it', async () => {
  const first = await correct({ check_in: '09:30', first_half: 'true' });
  server.clock.now = new Date(testStart.getTime() + 60_000);
  const second = await correct({ second_half: 'true', Seen_at: first.data?.Changed_at ?? '' });
  expect(second.data).toMatchObject({
    check_in_time: null,
    check_out_time: '2026-02-03T12:40:00.000Z',
    present_first_half: 0,
    present_second_half: 1,
  });
  const stale = await correct({ Seen_at: first.data?.Changed_at ?? '' });
  expect([stale.httpStatus, stale.body.code, stale.body.current]).toEqual([409, 'competing_edit', second.data]);
  const unseen = await correct({ Seen_at: '' });
  expect(unseen.httpStatus).toBe(409);
  expect((await correct({ check_out: '', Seen_at: second.data?.Changed_at ?? '' })).data).toBeNull();
  expect((await evidence()).Linked).toBeNull();
  const fields = await server.database
    .selectFrom('employee_changes')
    .select('current_value')
    .where('employee_id', '=', employee.id)
    .execute();
  expect(fields).toHaveLength(3);
  // The same once more changes nothing.
  expect((await correct({ check_out: '' })).data).toBeNull();
  expect(
    await server.database.selectFrom('employee_changes').select('id').where('employee_id', '=', employee.id).execute(),
  ).toHaveLength(3);
});

test('a closed month does not hold HR back; the own day, unknown people and impossible days do', async () => {
  await server.database
    .insertInto('present_month_closings')
    .values({ closed_at: testMoment(), month: '2026-02-01', closed_by_id: hr.id })
    .execute();
  expect((await evidence()).Is_month_closed).toBe(true);
  expect((await correct()).httpStatus).toBe(200);
  const own = await correct({ employee_id: hr.id });
  expect([own.httpStatus, own.body.code, own.message]).toEqual([403, 'own_request', correctionMessages.own]);
  expect((await correct({ employee_id: unknownId() })).httpStatus).toBe(404);
  expect(
    (await server.call('getAttendanceDayEvidence', { as: hr, query: { employee_id: unknownId(), date } })).httpStatus,
  ).toBe(404);
  const tomorrow = await correct({ date: '2026-03-03' });
  expect(tomorrow.body.errors).toEqual([{ field: 'date', message: correctionMessages.notYet }]);
  await setJoined(server.database, employee, '2026-02-10');
  const before = await correct();
  expect(before.body.errors).toEqual([{ field: 'date', message: correctionMessages.notEmployed }]);
  // What was stored before that day was entered.
  expect((await correct({ check_out: '' })).httpStatus).toBe(200);
  const reasonless = await correct({ date: '2026-02-12', reason: '  ' });
  expect([reasonless.httpStatus, reasonless.body.errors]).toEqual([
    400,
    [{ field: 'reason', message: correctionMessages.reason }],
  ]);
});

test('what is stored after the day was read, by an approval, is not replaced', async () => {
  await correct({ check_in: '09:30' });
  const former = await linkedRecord(server.database, employee.id, date);
  const change = {
    correction: {
      ...{ checkIn: '', checkOut: '17:00', isFirstHalfPresent: false, isSecondHalfPresent: false },
      replacesRecorded: false,
    },
    by: { timeZone: 'Asia/Kolkata', authorId: hr.id, at: new Date(testStart.getTime() + 60_000) },
  };
  const replace = (read: typeof former, correction = change.correction) =>
    replaceCorrection(server.database, { employeeId: employee.id, day: date }, { former: read, correction }, change.by);
  expect(await replace(undefined)).toBe(false);
  expect(await replace(former)).toBe(true);
  // Read before the change above.
  expect(await replace(former)).toBe(false);
  expect(await replace(former, { ...change.correction, checkOut: '' })).toBe(false);
  expect((await evidence()).Linked).toMatchObject({ check_in_time: null, check_out_time: '2026-02-03T11:30:00.000Z' });
});
