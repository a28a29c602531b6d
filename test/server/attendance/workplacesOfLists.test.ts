import { instantAt } from '../../../src/domain/calendar/instantAt';
import { addFaceLog, changeAccount } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addFormerWorkplace } from '../../support/testWork';
import { addPuneAndGoa, setWorkplace } from '../../support/testWorkplaces';

const timeZone = 'Asia/Kolkata';
const [early, late] = ['9 AM - 6 PM', '10 AM - 7 PM'];
const movedOn = '2026-02-20';

let server: TestServer;
let hr: TestPerson;
let mover: TestPerson;
let leaver: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  hr = await addPerson(database, { role: 'HR / Admin' });
  const { pune, goa } = await addPuneAndGoa(database);
  [mover, leaver, other] = [await addPerson(database), await addPerson(database), await addPerson(database)];
  for (const person of [mover, leaver, other]) await setWorkplace(database, person, { placeId: goa, shift: early });
  await addFormerWorkplace(database, mover, { placeId: pune, shift: late, until: movedOn });
  // Left before the record was moved: no day was spent in Goa.
  await addFormerWorkplace(database, leaver, { placeId: pune, shift: late, until: movedOn });
  await changeAccount(database, leaver, 'DeActive', { by: hr, at: instantAt('2026-02-10', '18:00', timeZone) });
  for (const person of [mover, other])
    for (const day of ['2026-02-19', movedOn])
      await addFaceLog(database, person, day, { at: instantAt(day, '10:30', timeZone) });
  server.clock.now = instantAt('2026-03-02', '12:00', timeZone);
});
afterAll(() => server.close());

async function summary(month: number) {
  const { data } = await server.call('getAttendanceSummary', { as: hr, body: { year: 2026, month } });
  return (person: TestPerson) => {
    const row = data.find(({ Employee_id }) => Employee_id._id === person.id);
    return [row?.Employee_id.Location, row?.Employee_id.Shift_type, row?.Workplace_since];
  };
}

test('the summary of a month has the workplace of the last day on which someone was employed in it', async () => {
  const [january, february, march] = [await summary(1), await summary(2), await summary(3)];
  expect([january(mover), february(mover), march(mover)]).toEqual([
    ['Pune', late, null],
    ['Goa', early, movedOn],
    ['Goa', early, null],
  ]);
  expect([january(leaver), february(leaver)]).toEqual([
    ['Pune', late, null],
    ['Pune', late, null],
  ]);
  expect([january(other), february(other)]).toEqual([
    ['Goa', early, null],
    ['Goa', early, null],
  ]);
});

test('the muster sheet shows, searches and sorts by the location of its month', async () => {
  const sheet = async (month: string, more: { q?: string; sort?: string } = {}) =>
    (await server.call('listMusterSheet', { as: hr, query: { month, limit: 100, ...more } })).data.Rows.filter(
      ({ _id }) => _id !== hr.id,
    ).map(({ _id, Location, Workplace_since }) => [_id, Location, Workplace_since]);
  expect(new Set(await sheet('2026-01', { q: 'Pune' }))).toEqual(
    new Set([
      [mover.id, 'Pune', null],
      [leaver.id, 'Pune', null],
    ]),
  );
  expect(await sheet('2026-02', { q: 'Pune' })).toEqual([[leaver.id, 'Pune', null]]);
  expect(new Set(await sheet('2026-02', { q: 'Goa' }))).toEqual(
    new Set([
      [mover.id, 'Goa', movedOn],
      [other.id, 'Goa', null],
    ]),
  );
  expect((await sheet('2026-01', { sort: 'Location:asc' })).map(([, location]) => location)).toEqual([
    'Goa',
    'Pune',
    'Pune',
  ]);
});

test('the face report has the workplace of each day', async () => {
  const { Rows } = (await server.call('listFaceLoginWindow', { as: hr, query: { Month: '2026-02', sort: 'date:asc' } }))
    .data;
  const workplaces = (rows: typeof Rows, person: TestPerson) =>
    rows
      .filter(({ Employee_id }) => Employee_id._id === person.id)
      .map(({ date, Employee_id }) => [date, Employee_id.Location, Employee_id.Shift_type]);
  const expected = [
    ['2026-02-19', 'Pune', late],
    [movedOn, 'Goa', early],
  ];
  expect(workplaces(Rows, mover)).toEqual(expected);
  expect(workplaces(Rows, other)).toEqual([
    ['2026-02-19', 'Goa', early],
    [movedOn, 'Goa', early],
  ]);
  const { data: month } = await server.call('listFaceLoginsOfMonth', { as: hr, query: { date: '2026-02' } });
  expect(workplaces(month, mover)).toEqual([...expected].reverse());
  for (const [day, ...workplace] of expected) {
    const { data } = await server.call('listFaceLoginsOfDay', { as: hr, query: { date: day as string } });
    expect(workplaces(data, mover)).toEqual([[day, ...workplace]]);
  }
});
