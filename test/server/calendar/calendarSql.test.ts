import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addDays } from '../../../src/domain/calendar/day';
import { isWeekOff } from '../../../src/domain/calendar/weekday';
import { isHolidayAt as isKeptInDomain, halfKind } from '../../../src/domain/calendar/workingHalf';
import { dayHalves } from '../../../src/domain/leave/leaveChoices';
import { workedDays } from '../../../src/domain/working-plan/workedShare';
import {
  holidaysWithLocations,
  isHolidayAt,
  isHolidayOfEmployee,
  isWeekOffDay,
} from '../../../src/server/calendar/calendarReadModel';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
const locations = [randomUUID(), randomUUID(), randomUUID()];
/** One per location, and one without. */
let people: { person: TestPerson; locationId: string | null }[];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  await database
    .insertInto('locations')
    .values(locations.map((id) => ({ id, name: `Location ${id}` })))
    .execute();
  people = [];
  for (const locationId of [...locations, null]) {
    const person = await addPerson(database);
    await database.updateTable('employees').set({ location_id: locationId }).where('id', '=', person.id).execute();
    people.push({ person, locationId });
  }
});
afterAll(() => server.close());

test('weekly offs in SQL are those of the domain, on every day of three centuries', async () => {
  const { rows } = await sql<{ day: string; is_off: boolean }>`
    select day::date::text as day, ${isWeekOffDay('day')} as is_off
    from generate_series('1900-01-01'::date, '2199-12-31'::date, interval '1 day') day`.execute(server.database);
  expect(rows.length).toBeGreaterThan(100_000);
  expect(rows.filter(({ day, is_off }) => is_off !== isWeekOff(day))).toEqual([]);
});

const first = '2026-02-20';
const plannedHoliday = fc.record({
  day: fc.nat({ max: 30 }).map((days) => addDays(first, days)),
  half: fc.constantFrom(null, ...dayHalves),
  locationIds: fc.subarray(locations),
});

test('which holidays a person keeps, and what is left of each day, is in SQL as in the domain', async () => {
  const { database } = server;
  await fc.assert(
    fc.asyncProperty(fc.array(plannedHoliday, { maxLength: 12 }), async (planned) => {
      await database.deleteFrom('holiday_locations').execute();
      await database.deleteFrom('holidays').execute();
      const holidays = planned.map((holiday) => ({ ...holiday, id: randomUUID() }));
      for (const { id, day, half, locationIds } of holidays) {
        await database
          .insertInto('holidays')
          .values({ id, day, name: `Holiday ${id}`, half })
          .execute();
        for (const location_id of locationIds)
          await database.insertInto('holiday_locations').values({ holiday_id: id, location_id }).execute();
      }
      const read = await holidaysWithLocations(database, first).execute();
      for (const { person, locationId } of people) {
        const kept = read.filter(({ locationIds }) => isKeptInDomain(locationIds, locationId));
        const names = kept.map(({ name }) => name).sort();
        const own = await database
          .selectFrom('holidays')
          .select('name')
          .where(isHolidayOfEmployee(person.id))
          .execute();
        const located = await database
          .selectFrom('holidays')
          .innerJoin('employees', (join) => join.on('employees.id', '=', person.id))
          .select('holidays.name')
          .where(isHolidayAt('holidays.id', 'employees.location_id'))
          .execute();
        expect([own, located].map((rows) => rows.map(({ name }) => name).sort())).toEqual([names, names]);
        for (const { day } of kept) {
          const ofDay = kept.filter((holiday) => holiday.day === day);
          const halvesLeft = dayHalves.filter((half) => halfKind(day, half, ofDay) === 'work').length;
          expect(workedDays(kept, [])(day).share).toBe(halvesLeft / 2);
        }
      }
    }),
    { numRuns: 25 },
  );
});
