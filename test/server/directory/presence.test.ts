import { randomUUID } from 'node:crypto';
import type { Day } from '../../../src/domain/calendar/day';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { addPerson, setJoined, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

const timeZone = 'Asia/Kolkata';
/** A Monday. */
const day = '2026-03-02';
const nextDay = '2026-03-03';
let server: TestServer;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin', lastName: 'Holt' });
});
afterAll(() => server.close());

const at = (calendarDay: Day, time: string): Date => instantAt(calendarDay, time, timeZone);
const see = (person: TestPerson, direction: 'in' | 'out', time: string) =>
  server.database
    .insertInto('face_logs')
    .values({ id: randomUUID(), employee_id: person.id, work_date: day, logged_at: at(day, time), direction })
    .execute();
const getState = async (person: TestPerson) =>
  (await server.call('listDirectory', { as: hr })).data.find(({ _id }) => _id === person.id)?.State;
const getToday = async (person: TestPerson) =>
  (await server.call('getEmployeeDetail', { as: hr, body: { id: person.id } })).data.Today;
const getFigures = async () => {
  const { Day: shownDay, Missing_from, People } = (await server.call('getCompanyDay', { as: hr })).data;
  return { shownDay, Missing_from, ...Object.fromEntries(People.map(({ Show, Total }) => [Show, Total])) };
};

test('who works after midnight is in, on every screen, until the working day ends at four', async () => {
  const person = await addPerson(server.database, { lastName: 'Night' });
  const before = await addPerson(server.database, { lastName: 'Starter' });
  await setJoined(server.database, before, nextDay);
  await see(person, 'in', '14:00');
  server.clock.now = at(day, '23:00');
  const evening = await getFigures();
  expect(evening).toMatchObject({ shownDay: day, in: 1 });
  for (const time of ['01:00', '03:59']) {
    server.clock.now = at(nextDay, time);
    expect([time, await getState(person), await getState(before)]).toEqual([time, 'In', 'Not joined yet']);
    expect(await getToday(person)).toMatchObject({ Day: day, State: 'In', Check_In: at(day, '14:00').toISOString() });
    expect(await getFigures()).toEqual(evening);
    const inNow = (await server.call('listCompanyPeople', { as: hr, query: { show: 'in' } })).data;
    expect(inNow.map(({ Last_name, Day: shownDay }) => [Last_name, shownDay])).toEqual([['Night', day]]);
    const trend = (await server.call('getCompanyTrends', { as: hr })).data.Days.at(-1);
    expect(trend).toMatchObject({ Day: day, Present: 1 });
    const ofMonth = (await server.call('listCompanyDays', { as: hr, query: { month: '2026-03' } })).data;
    expect(ofMonth.at(-1)).toEqual(trend);
  }
  server.clock.now = at(nextDay, '04:00');
  expect([await getState(person), await getState(before)]).toEqual(['Absent', 'Absent']);
  expect(await getFigures()).toMatchObject({ shownDay: nextDay, in: 0 });
});

test('in the night to the first of a month the charts still end with the month before, and each figure with its rows', async () => {
  server.clock.now = at('2026-03-01', '01:00');
  const { Days, Headcounts } = (await server.call('getCompanyTrends', { as: hr })).data;
  expect(Days.every(({ Day: counted }) => counted < '2026-03-01')).toBe(true);
  const last = Headcounts.at(-1);
  expect(last?.Month).toBe('2026-02');
  const rows = (await server.call('listTrendPeople', { as: hr, query: { show: 'employed', month: '2026-02' } })).data;
  expect(rows).toHaveLength(last?.Employed ?? 0);
  expect((await server.call('listCompanyDays', { as: hr, query: { month: '2026-03' } })).data).toEqual([]);
});

test('who joins later is neither absent nor on a day off, but in when seen', async () => {
  const person = await addPerson(server.database, { lastName: 'Later' });
  await setJoined(server.database, person, nextDay);
  server.clock.now = at(day, '12:00');
  expect([await getState(person), (await getToday(person)).State]).toEqual(['Not joined yet', 'Not joined yet']);
  server.clock.now = at('2026-03-01', '12:00');
  expect(await getState(person)).toBe('Not joined yet');
  await see(person, 'in', '11:00');
  server.clock.now = at(day, '12:00');
  expect(await getState(person)).toBe('In');
});

test('a check-out before the check-in is none', async () => {
  const person = await addPerson(server.database, { lastName: 'Early' });
  server.clock.now = at(day, '12:00');
  await see(person, 'out', '05:00');
  expect(await getToday(person)).toMatchObject({
    State: 'Out',
    Check_In: null,
    Check_Out: at(day, '05:00').toISOString(),
  });
  await see(person, 'in', '09:20');
  expect(await getToday(person)).toMatchObject({
    State: 'In',
    Check_In: at(day, '09:20').toISOString(),
    Check_Out: null,
  });
  await see(person, 'out', '11:00');
  expect(await getToday(person)).toMatchObject({ State: 'Out', Check_Out: at(day, '11:00').toISOString() });
});
