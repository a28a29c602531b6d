import type { Insertable } from 'kysely';
import type { FaceLogsTable } from '../../database/tables/attendanceTables';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { PresenceBook } from './presence';

/** Four months. */
export const faceLogDays = 122;

/**
 * Face logs of the last four months, up to now. employee@ always has a check-in today, even on a day off, so that the
 * day header shows something.
 */
export function faceLogs(
  people: readonly Person[],
  book: PresenceBook,
  employeeCheckInMs: number,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Insertable<FaceLogsTable>[] {
  const random = seed.fork(`gates/${people[0]?.code ?? ''}`);
  const logs: Insertable<FaceLogsTable>[] = [];
  const see = (person: Person, day: number, atMs: number, direction: 'in' | 'out'): void => {
    if (atMs <= calendar.nowMs)
      logs.push({
        id: identifier(random, atMs),
        employee_id: person.id,
        work_date: calendar.day(day),
        logged_at: new Date(atMs),
        direction,
      });
  };
  for (const person of people) {
    if (person.account === 'employee') see(person, calendar.today, employeeCheckInMs, 'in');
    for (const [day, presence] of book.days(person)) {
      if (day < calendar.today - faceLogDays || (person.account === 'employee' && day === calendar.today)) continue;
      const seconds = random.integer(0, 59) * 1000;
      if (!presence.hasInGap) see(person, day, calendar.at(day, presence.inMinute) + seconds, 'in');
      if (presence.lunch !== null) {
        see(person, day, calendar.at(day, presence.lunch[0]) + seconds, 'out');
        see(person, day, calendar.at(day, presence.lunch[1]) + seconds, 'in');
      }
      if (!presence.hasOutGap) see(person, day, calendar.at(day, presence.outMinute) + seconds, 'out');
    }
  }
  return logs;
}
