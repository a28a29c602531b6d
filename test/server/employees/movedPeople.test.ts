import { randomUUID } from 'node:crypto';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { claimMails } from '../../../src/server/notifications/mailQueueRepository';
import { presenceOn } from '../../../src/server/presence/presenceReadModel';
import { addFaceLog, addOvertime } from '../../support/testAttendance';
import { testMoment } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addFormerWorkplace, addProject } from '../../support/testWork';
import { addHolidayAt, addPuneAndGoa, setWorkplace } from '../../support/testWorkplaces';

const timeZone = 'Asia/Kolkata';
/** A Wednesday, from which on the mover works in Goa. */
const movedOn = '2026-03-04';
/** A holiday of Pune, and one of Goa. */
const [before, after] = ['2026-03-03', '2026-03-05'];

let server: TestServer;
let hr: TestPerson;
/** Worked in Pune and works in Goa. */
let mover: TestPerson;
let inPune: TestPerson;
let inGoa: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const { pune, goa } = await addPuneAndGoa(database);
  hr = await addPerson(database, { role: 'HR / Admin' });
  [mover, inPune, inGoa] = [await addPerson(database), await addPerson(database), await addPerson(database)];
  for (const [person, placeId] of [
    [mover, goa],
    [inPune, pune],
    [inGoa, goa],
  ] as const)
    await setWorkplace(database, person, { placeId });
  await addFormerWorkplace(database, mover, { placeId: pune, shift: '10 AM - 7 PM', until: movedOn });
  await addHolidayAt(database, before, pune);
  await addHolidayAt(database, after, goa);
});
afterAll(() => server.close());

const people = (): readonly TestPerson[] => [mover, inPune, inGoa];

test.each([
  [before, [true, true, false]],
  [movedOn, [false, false, false]],
  [after, [true, false, true]],
])('presence on %s knows the holidays of where someone works on that day', async (day, expected) => {
  const presence = await presenceOn(server.database, { day, timeZone });
  expect(people().map(({ id }) => presence.get(id)?.isDayOff)).toEqual(expected);
});

test.each([
  [before, [false, false, true]],
  [movedOn, [true, true, true]],
  [after, [false, true, false]],
])('mails on %s wait for those who have a holiday where they work on that day', async (today, expected) => {
  const now = instantAt(today, '12:00', timeZone);
  await server.database.deleteFrom('notifications').execute();
  await server.database
    .insertInto('notifications')
    .values(
      people().map(({ id }) => ({
        id: randomUUID(),
        recipient_id: id,
        kind: 'mention',
        text: 'Asha Rao mentioned you',
        path: '/',
        created_at: testMoment(),
      })),
    )
    .execute();
  const claimed = await claimMails(server.database, { today, timeZone }, now, 10);
  expect(people().map(({ id }) => claimed.some(({ recipient_id }) => recipient_id === id))).toEqual(expected);
});

test('the working plan of a week has no capacity on the holidays of where someone works on each day', async () => {
  server.clock.now = instantAt(after, '12:00', timeZone);
  const { Rows } = (await server.call('getWorkingPlan', { as: hr, query: { Week: 'true' } })).data;
  const holidays = people().map(({ id }) =>
    Rows.find(({ _id }) => _id === id)
      ?.Days.filter(({ Off }) => Off === 'HD')
      .map(({ Day }) => Day),
  );
  expect(holidays).toEqual([[before, after], [before], [after]]);
});

test('overtime is compared with what was to be worked where someone worked on that day', async () => {
  const { database } = server;
  const { id: projectId } = await addProject(database, people());
  server.clock.now = instantAt('2026-03-09', '12:00', timeZone);
  const answers: (readonly [string | null, unknown])[] = [];
  for (const person of people())
    for (const day of [before, after]) {
      for (const [direction, time] of [
        ['in', '10:00'],
        ['out', '21:00'],
      ] as const)
        await addFaceLog(database, person, day, { at: instantAt(day, time, timeZone), direction });
      const id = randomUUID();
      await addOvertime(database, person, projectId, [{ id, day, hours: 2 }]);
      const { data } = await server.call('getOvertimeEvidence', { as: hr, query: { id } });
      answers.push([data.Holiday, data.Entry.Face_record]);
    }
  const [ofPune, ofGoa] = [`Feast ${before}`, `Feast ${after}`];
  expect(answers.map(([holiday]) => holiday)).toEqual([ofPune, ofGoa, ofPune, null, null, ofGoa]);
  // On a holiday all hours speak for overtime, otherwise those after the shift.
  const records = answers.map(([, record]) => record);
  expect(records[0]).toEqual(records[2]);
  expect(records[1]).toEqual(records[5]);
  expect(records[0]).not.toEqual(records[4]);
});
