import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import {
  dayBefore,
  dayInBerlin,
  getWeekday,
  hour,
  inBerlin,
  shownInBerlin,
} from '../../../support/moments/berlinClock';
import { addOvertime, changeAccount } from '../../../support/testAttendance';
import { addRandomHolidays, type EnteredHoliday } from '../../../support/testHolidays';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addLeave, addProject, addTask } from '../../../support/testWork';

/*
 * Claims of overtime next to the task timers of their days. What the timers say is expected from record 35 alone: a timer counts
 * for the working day on which it began, which lasts from four to four o'clock, and of it the time after the work of the day.
 */
interface Shift {
  readonly label: string | null;
  /** In minutes after midnight of the day. */
  readonly end: number;
}
const shifts: readonly Shift[] = [
  { label: null, end: 19 * 60 + 15 },
  { label: '9.30 AM - 6.30 PM', end: 18 * 60 + 30 },
  // Over midnight, and over the change of the clocks in the night to a Sunday.
  { label: '8 PM - 5 AM', end: 29 * 60 },
];
const secondHalf = 14 * 60 + 15;
const halves = ['First Half', 'Second Half'] as const;

interface Timer {
  readonly from: number;
  readonly to: number | null;
}
interface Claim {
  readonly id: string;
  readonly day: string;
  readonly hours: number | null;
}
interface Leave {
  readonly day: string;
  readonly isTaken: readonly [boolean, boolean];
}
interface Colleague {
  readonly person: TestPerson;
  readonly placeId: string;
  readonly shift: Shift;
  readonly leaves: readonly Leave[];
  readonly timers: readonly Timer[];
  readonly claims: readonly Claim[];
}

/** The day of work of an instant: what is begun before four in the morning belongs to the day before. */
function getWorkDay(at: number): string {
  const day = dayInBerlin(at);
  return new Date(shownInBerlin(at)).getUTCHours() < 4 ? dayBefore(day, 1) : day;
}

const twoDecimals = (value: number): number => Math.round(value * 100 + 1e-7) / 100;

/** Timers one after the other, with pauses: most of them some hours, from any second of the day. */
function randomTimers(random: SeededRandom, firstDay: string, until: number): Timer[] {
  const timers: Timer[] = [];
  let at = inBerlin(firstDay, 0);
  for (;;) {
    // Often at the border of two days of work, or at the end of a shift.
    const border = inBerlin(dayInBerlin(at), random.pick([4 * 60, 24 * 60, 28 * 60, 29 * 60, 19 * 60 + 15]));
    const from =
      random.chance(0.2) && border > at
        ? border - random.integer(0, 1) * 1_000
        : at + random.integer(1, 50_000) * 1_000;
    const to = from + random.integer(1, 30_000) * 1_000;
    if (to >= until) return [...timers, { from, to: null }];
    timers.push({ from, to });
    at = to;
  }
}

describe.each([
  ['the night to summer time', '2028-03-17', '2028-04-02'],
  ['the night to winter time', '2027-10-25', '2027-11-09'],
])('over %s', (name, firstDay, today) => {
  const random = new SeededRandom(`${process.env['TIMERS_SEED'] ?? 'timers'} ${name}`);
  const places = [randomUUID(), randomUUID()];
  const days: string[] = [];
  for (let day = firstDay; day < today; day = dayBefore(day, -1)) days.push(day);
  const colleagues: Colleague[] = [];
  let server: TestServer;
  let hr: TestPerson;
  let holidays: readonly EnteredHoliday[];
  /** One has left on the first of these days and come back on the second. */
  const away = [days[4] ?? '', days[11] ?? ''] as const;

  async function addColleague(index: number): Promise<void> {
    const { database } = server;
    const person = await addPerson(database);
    const placeId = places[index % 2] ?? '';
    const shift = shifts[index % 3] ?? random.pick(shifts);
    await database
      .updateTable('employees')
      .set({ location_id: placeId, shift_type: shift.label })
      .where('id', '=', person.id)
      .execute();
    const leaves: Leave[] = [];
    for (const day of random.sample(days, 6)) {
      const half = random.pick([null, ...halves]);
      const status = random.pick(['Approved', 'Conditional Approved', 'Pending', 'Rejected']);
      await addLeave(database, person, {
        ...{ starts_on: day, status, ...(half !== null && { half_from: half, half_to: half }) },
        ...(status !== 'Pending' && { acted_by_id: hr.id }),
      });
      if (status.includes('Approved')) leaves.push({ day, isTaken: [half !== halves[1], half !== halves[0]] });
    }
    if (index === 0) {
      const [left, returned] = away;
      await changeAccount(database, person, 'DeActive', { by: hr, at: new Date(inBerlin(left, 9 * 60)) });
      await changeAccount(database, person, 'Active', { by: hr, at: new Date(inBerlin(returned, 9 * 60)) });
    }
    const project = await addProject(database, [person], { name: `Project ${index}` });
    const task = await addTask(database, project);
    const timers = randomTimers(random, firstDay, server.clock.now.getTime());
    await database
      .insertInto('task_timers')
      .values(
        timers.map(({ from, to }) => ({
          ...{ id: randomUUID(), task_id: task.id, project_id: project.id, employee_id: person.id },
          ...{ started_at: new Date(from), stopped_at: to === null ? null : new Date(to) },
        })),
      )
      .execute();
    const claims = days.map((day) => ({
      ...{ id: randomUUID(), day },
      hours: random.pick([null, random.integer(1, 40) / 4, random.integer(1, 16) / 4]),
    }));
    await addOvertime(database, person, project.id, claims);
    const isHere = ({ day }: Leave): boolean => index !== 0 || day < away[0] || day >= away[1];
    colleagues.push({ person, placeId, shift, leaves: leaves.filter(isHere), timers, claims });
  }

  beforeAll(async () => {
    server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
    server.clock.now = new Date(inBerlin(today, 11 * 60));
    hr = await addPerson(server.database, { role: 'HR / Admin' });
    await server.database
      .insertInto('locations')
      .values(places.map((id) => ({ id, name: `Place ${id}` })))
      .execute();
    holidays = await addRandomHolidays(server, hr, random, { days: random.sample(days, 5), places });
    for (let index = 0; index < 6; index += 1) await addColleague(index);
  });
  afterAll(() => server.close());

  const isHoliday = (placeId: string, day: string, half: (typeof halves)[number]): boolean =>
    holidays.some(
      (holiday) =>
        holiday.day === day &&
        (holiday.type === 'Full Day' || holiday.type === half) &&
        (holiday.places.length === 0 || holiday.places.includes(placeId)),
    );

  /** When the work of a day ends: with the shift, where the second half is off in the middle of the day; on a day off all time is after it. */
  function getWorkEnd({ placeId, shift, leaves }: Colleague, day: string): number {
    const works = halves.map(
      (half, index) =>
        ![0, 6].includes(getWeekday(day)) &&
        !isHoliday(placeId, day, half) &&
        !leaves.some((leave) => leave.day === day && leave.isTaken[index]),
    );
    if (works[1]) return inBerlin(day, shift.end);
    return works[0] ? inBerlin(day, secondHalf) : -Infinity;
  }

  function getRecord(colleague: Colleague, { day, hours }: Claim) {
    const timers = colleague.timers.flatMap(({ from, to }) =>
      to !== null && getWorkDay(from) === day ? [{ from, to }] : [],
    );
    if (timers.length === 0) return { Result: 'No record', Hours: 0, Short_by: 0 };
    const end = getWorkEnd(colleague, day);
    const ms = timers.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, end)), 0);
    const Hours = twoDecimals(ms / hour);
    if (hours === null) return { Result: 'No claim', Hours, Short_by: 0 };
    const missing = Math.round((hours - Hours) * 100) / 100;
    return missing > 0.25 ? { Result: 'Short', Hours, Short_by: missing } : { Result: 'Matched', Hours, Short_by: 0 };
  }

  test('a claim is compared with the timers that began on its day of work', async () => {
    const { compare, differences } = compareFigures();
    const { Rows } = (await server.call('listOvertimeWindow', { as: hr, query: { scope: 'all', limit: 1000 } })).data;
    const results = new Set<string>();
    for (const colleague of colleagues)
      for (const claim of colleague.claims) {
        const wanted = getRecord(colleague, claim);
        results.add(wanted.Result);
        const place = `${colleague.shift.label ?? 'usual shift'}, ${claim.day}`;
        compare(place, Rows.find(({ _id }) => _id === claim.id)?.Timer_record, wanted);
        if (!random.chance(0.2)) continue;
        const evidence = (await server.call('getOvertimeEvidence', { as: hr, query: { id: claim.id } })).data;
        compare(`${place}, by itself`, evidence.Entry.Timer_record, wanted);
        const taken = colleague.leaves.find(({ day }) => day === claim.day)?.isTaken;
        compare(
          `${place}, reasons`,
          [evidence.Day_off, evidence.Holiday !== null, evidence.Leave],
          [
            [0, 6].includes(getWeekday(claim.day)),
            halves.some((half) => isHoliday(colleague.placeId, claim.day, half)),
            taken === undefined ? null : taken[0] && taken[1] ? 'Full Day' : taken[0] ? halves[0] : halves[1],
          ],
        );
      }
    expect(differences).toEqual([]);
    expect([...results].sort()).toEqual(['Matched', 'No claim', 'No record', 'Short']);
  });
});
