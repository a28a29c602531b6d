import { randomUUID } from 'node:crypto';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addFormerWorkplace } from '../../support/testWork';
import { addHolidayAt, addPuneAndGoa, setWorkplace } from '../../support/testWorkplaces';

const timeZone = 'Asia/Kolkata';
const departmentId = randomUUID();
/** A Tuesday. */
const holiday = '2026-03-03';

let server: TestServer;
let raiser: TestPerson;
let reader: TestPerson;
let moved: TestPerson;
let others: readonly [TestPerson, TestPerson];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  raiser = await addPerson(database);
  reader = await addPerson(database, { flags: ['Report.Ticket_Report'] });
  moved = await addPerson(database);
  others = [await addPerson(database), await addPerson(database)];
  const { pune, goa } = await addPuneAndGoa(database);
  await addHolidayAt(database, holiday, pune);
  for (const person of [moved, ...others]) await setWorkplace(database, person, { placeId: goa });
  await setWorkplace(database, others[1], { placeId: pune });
  await addFormerWorkplace(database, moved, { placeId: pune, shift: '10 AM - 7 PM', until: '2026-03-04' });
  await database
    .insertInto('ticket_departments')
    .values({ id: departmentId, name: 'IT', prefix: 'IT', response_hours: 6, status: 'Active' })
    .execute();
  await database
    .insertInto('ticket_department_handlers')
    .values([moved, ...others].map((person) => ({ ticket_department_id: departmentId, employee_id: person.id })))
    .execute();
});
afterAll(() => server.close());

test('a holiday counts in the working hours of a ticket where its handler worked on that day', async () => {
  const at = (day: string, time: string): Date => instantAt(day, time, timeZone);
  const ids = new Map<string, TestPerson>();
  for (const person of [moved, ...others]) {
    // Half an hour before the end of the shift.
    server.clock.now = at('2026-03-02', '18:45');
    const { data } = await server.call('createTicket', {
      as: raiser,
      body: { Title: 'No light', Type: 'Bug', Priority: 'HIGH', Description: '<p>x</p>', Department_id: departmentId },
    });
    ids.set(data._id, person);
    await server.database.updateTable('tickets').set({ assignee_id: person.id }).where('id', '=', data._id).execute();
  }
  server.clock.now = at('2026-03-04', '11:00');
  const { Rows } = (
    await server.call('getTicketReport', { as: reader, query: { From: '2026-03-02', To: '2026-03-04' } })
  ).data;
  const hours = new Map(Rows.map((row) => [ids.get(row._id)?.id, row.Working_hours]));
  expect([moved, ...others].map(({ id }) => hours.get(id))).toEqual([1.5, 10.75, 1.5]);
  // The list and the ticket know the same.
  const { data: list } = await server.call('listTickets', { as: raiser, query: { scope: 'mine' } });
  const listed = new Map(list.Rows.map((row) => [ids.get(row._id)?.id, row.Within_response_time]));
  expect([moved, ...others].map(({ id }) => listed.get(id))).toEqual(['Waiting', 'No', 'Waiting']);
  for (const [id, person] of ids)
    expect((await server.call('getTicket', { as: raiser, query: { id } })).data.Within_response_time).toBe(
      listed.get(person.id),
    );
});
