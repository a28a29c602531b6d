import { randomUUID } from 'node:crypto';
import { addCorrection } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let person: TestPerson;

const log = (who: TestPerson, day: string, at: string, direction: 'in' | 'out') =>
  server.database
    .insertInto('face_logs')
    .values({ id: randomUUID(), employee_id: who.id, work_date: day, logged_at: new Date(at), direction })
    .execute();
const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
const manual = (day: string, checkIn: string | null, checkOut: string | null) =>
  addCorrection(server.database, person, day, { check_in_at: instant(checkIn), check_out_at: instant(checkOut) });

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  person = await addPerson(server.database);
  // Half past eleven in the evening of 2 March in Kolkata.
  server.clock.now = new Date('2026-03-02T18:00:00Z');
});
afterAll(() => server.close());

test('the face log has the first coming and the last going of each of the last seven days, today at the end', async () => {
  await log(person, '2026-02-23', '2026-02-23T04:00:00Z', 'in');
  await log(person, '2026-02-24', '2026-02-24T04:00:00Z', 'in');
  await log(person, '2026-03-02', '2026-03-02T04:10:00Z', 'in');
  await log(person, '2026-03-02', '2026-03-02T07:00:00Z', 'out');
  await log(person, '2026-03-02', '2026-03-02T07:45:00Z', 'in');
  await log(person, '2026-03-02', '2026-03-02T13:00:00Z', 'out');
  await log(await addPerson(server.database), '2026-03-02', '2026-03-02T01:00:00Z', 'in');
  expect((await server.call('getLastFaceLog', { as: person })).data).toEqual([
    {
      date: '2026-02-24',
      checkIn: '2026-02-24T04:00:00.000Z',
      checkOut: null,
      lastCheckIn: '2026-02-24T04:00:00.000Z',
    },
    {
      date: '2026-03-02',
      checkIn: '2026-03-02T04:10:00.000Z',
      checkOut: '2026-03-02T13:00:00.000Z',
      lastCheckIn: '2026-03-02T07:45:00.000Z',
    },
  ]);
});

test('the working day changes at 4 AM of the company and not of the server', async () => {
  await log(person, '2026-02-24', '2026-02-24T04:00:00Z', 'in');
  expect((await server.call('getLastFaceLog', { as: person })).data).toHaveLength(1);
  // A minute before 4 AM, and at 4 AM.
  server.clock.now = new Date('2026-03-02T22:29:00Z');
  expect((await server.call('getLastFaceLog', { as: person })).data).toHaveLength(1);
  expect((await server.call('listOwnManualTimes', { as: person })).data[0]?.date).toBe('2026-03-02');
  server.clock.now = new Date('2026-03-02T22:30:00Z');
  expect((await server.call('getLastFaceLog', { as: person })).data).toEqual([]);
  expect((await server.call('listOwnManualTimes', { as: person })).data[0]?.date).toBe('2026-03-03');
});

test('the manual times begin with today, empty when there are none', async () => {
  await manual('2026-03-01', '2026-03-01T04:00:00Z', null);
  expect((await server.call('listOwnManualTimes', { as: person })).data).toEqual([
    { date: '2026-03-02', Check_In: null, Check_Out: null },
    { date: '2026-03-01', Check_In: '2026-03-01T04:00:00.000Z', Check_Out: null },
  ]);
  await manual('2026-03-02', '2026-03-02T03:30:00Z', '2026-03-02T12:30:00Z');
  expect((await server.call('listOwnManualTimes', { as: person })).data[0]).toEqual({
    date: '2026-03-02',
    Check_In: '2026-03-02T03:30:00.000Z',
    Check_Out: '2026-03-02T12:30:00.000Z',
  });
});
