import { randomUUID } from 'node:crypto';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { correctionMessages } from '../../../src/domain/manual-attendance/dayCorrection';
import { presenceOfEntries } from '../../../src/server/features/overtime/overtimeEvidenceReadModel';
import { faceLogDays } from '../../../src/server/features/shell/dayTimesReadModel';
import { readDayClosings } from '../../../src/server/features/timer/dayClosingsReadModel';
import { presenceOn } from '../../../src/server/presence/presenceReadModel';
import { startPresentTests } from '../../support/server/presentMonth';
import { addFaceLog } from '../../support/testAttendance';
import { testMoment } from '../../support/testMoment';
import type { TestPerson } from '../../support/testPeople';
import { testStart, type TestServer } from '../../support/testServer';
import { addProject } from '../../support/testWork';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

startPresentTests((started) => ({ server, employee, hr } = started));

const timeZone = 'Asia/Kolkata';
/** A Tuesday. */
const date = '2026-02-03';
const at = (time: string): Date => instantAt(date, time, timeZone);
const times = { check_in: '10:00', check_out: '13:30', replaces_recorded: 'true' };
const correct = (changes: Record<string, string>) =>
  server.call('correctAttendanceDay', {
    as: hr,
    body: {
      ...{ employee_id: employee.id, date, check_in: '', check_out: '', first_half: 'false', second_half: 'false' },
      ...{ reason: 'The face of a colleague' },
      ...changes,
    },
  });
/** The face logs that are wrong: from early in the morning until late. */
beforeEach(async () => {
  await addFaceLog(server.database, employee, date, { at: at('07:00') });
  await addFaceLog(server.database, employee, date, { at: at('21:00'), direction: 'out' });
  await addFaceLog(server.database, employee, date, { at: at('21:30') });
});

const ownDay = async () => {
  const body = { year: 2026, month: 2, employee_id: employee.id };
  const { data } = await server.call('getAttendanceOfMonth', { as: employee, body });
  const { checkIn, checkOut, present_count } = data.days.find((day) => day.date === date) ?? {};
  return [checkIn, checkOut, present_count];
};
const ofMonth = async () => {
  const query = { month: '2026-02', q: employee.code };
  const missing = await server.call('listMissingPunches', { as: hr, query });
  const compared = await server.call('comparePresentMonth', { as: hr, query });
  const [row] = compared.data.Rows;
  return [missing.data.Rows.map(({ Missing }) => Missing), row?.Computed?.Missed_punch, row?.Computed?.Total_days];
};
const evidence = async () =>
  (await server.call('getAttendanceDayEvidence', { as: hr, query: { employee_id: employee.id, date } })).data;

test('times that replace the recorded ones are those of the day for the employee, the month and its end', async () => {
  expect(await ownDay()).toEqual([at('07:00').toISOString(), at('21:00').toISOString(), 1]);
  expect(await ofMonth()).toEqual([['Last check-out'], 1, 1]);
  const corrected = await correct(times);
  expect(corrected.data).toMatchObject({ Replaces_recorded: true });
  expect(await ownDay()).toEqual([at('10:00').toISOString(), at('13:30').toISOString(), 0.5]);
  expect(await ofMonth()).toEqual([[], 0, 0.5]);
  // They stay as evidence, and count again when the correction is reverted.
  expect((await evidence()).Face_logs).toHaveLength(3);
  await correct({ Seen_at: corrected.data?.Changed_at ?? '' });
  expect(await ownDay()).toEqual([at('07:00').toISOString(), at('21:00').toISOString(), 1]);
});

test('a time that is left empty is none, also when a device reports late', async () => {
  await correct({ replaces_recorded: 'true' });
  expect((await ownDay())[2]).toBe(0);
  await addFaceLog(server.database, employee, date, { at: at('12:00') });
  expect(await ofMonth()).toEqual([[], 0, 0]);
});

test('overtime, timers, presence and the header follow', async () => {
  const { database } = server;
  const project = await addProject(database, [employee]);
  const entry = {
    ...{ id: randomUUID(), employee_id: employee.id, project_id: project.id, work_date: date },
    ...{ description: 'Release', claimed_hours: 1, created_at: testMoment(), updated_at: testMoment() },
  };
  await database.insertInto('overtime_entries').values(entry).execute();
  const readers = async () => {
    const [overtime] = await presenceOfEntries(database, [entry.id]).execute();
    const { checkInAt, checkOutAt } = (await presenceOn(database, { day: date, timeZone }, employee.id)).get(
      employee.id,
    ) ?? { checkInAt: null, checkOutAt: null };
    return [
      [overtime?.came_at, overtime?.left_at],
      [checkInAt, checkOutAt],
      (await readDayClosings(database, employee.id, [date])).get(date),
      (await faceLogDays(database, employee.id, { first: date, last: date })).length,
    ];
  };
  expect(await readers()).toEqual([
    [at('07:00'), at('21:00')],
    [at('07:00'), at('21:00')],
    { lastFaceIn: at('21:30'), faceOut: at('21:00'), manualOut: null },
    1,
  ]);
  await correct(times);
  expect(await readers()).toEqual([
    [at('10:00'), at('13:30')],
    [at('10:00'), at('13:30')],
    { lastFaceIn: null, faceOut: null, manualOut: at('13:30') },
    0,
  ]);
});

test('the history says that times were replaced, and a day that is still going on keeps its own', async () => {
  await correct(times);
  const [change] = await server.database
    .selectFrom('employee_changes')
    .select('current_value')
    .where('employee_id', '=', employee.id)
    .execute();
  expect(change?.current_value).toBe(
    'Check in 10:00 AM, Check out 01:30 PM in place of the recorded ones (The face of a colleague)',
  );
  const today = await correct({ date: testStart.toISOString().slice(0, 10), replaces_recorded: 'true' });
  expect(today.body.errors).toEqual([{ field: 'replaces_recorded', message: correctionMessages.notOver }]);
});
