import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import { dayBefore, getWeekday, inBerlin } from '../../../support/moments/berlinClock';
import { addRandomHolidays, type EnteredHoliday } from '../../../support/testHolidays';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addProject, type TestProject } from '../../../support/testWork';

/*
 * Overtime at random, by people who note down what they claim; every figure is expected from their notes. The rules are those of
 * the specification (sections 4 and 5 of its second text), 'Overtime of a day has no limit' among its differences, and record 212.
 */
interface Claim {
  readonly id: string;
  readonly personId: string;
  readonly projectId: string;
  readonly day: string;
  /** null when the person does not say. */
  readonly hours: number | null;
  readonly status: 'Pending' | 'Approved' | 'Rejected';
}

const random = new SeededRandom(process.env['OVERTIME_SEED'] ?? 'overtime');
/** A Wednesday. The night to summer time is eleven days before. */
const today = '2028-04-05';
const months = ['2028-03', '2028-04'];
const nextMonth: Readonly<Record<string, string>> = { '2028-03': '2028-04', '2028-04': '2028-05' };
const days = Array.from({ length: 26 }, (_, index) => dayBefore(today, index));
let holidays: readonly EnteredHoliday[];
const places = [randomUUID(), randomUUID()];

let server: TestServer;
let hr: TestPerson;
let manager: TestPerson;
let projects: TestProject[] = [];
const people: { readonly person: TestPerson; readonly placeId: string | null }[] = [];
let claims: Claim[] = [];

const sum = (some: readonly Claim[]): number => some.reduce((hours, claim) => hours + (claim.hours ?? 0), 0);

/** What the shift from 10:00 AM to 07:15 PM leaves of 24 hours; half of the shift on half a day off. */
function dayLimit(placeId: string | null, day: string): number {
  const isThere = holidays.filter(
    (holiday) =>
      holiday.day === day && (holiday.places.length === 0 || (placeId !== null && holiday.places.includes(placeId))),
  );
  const types = new Set(isThere.map(({ type }) => type));
  const isOff = types.has('Full Day') || (types.has('First Half') && types.has('Second Half'));
  if (isOff || [0, 6].includes(getWeekday(day))) return 24;
  return Math.floor((24 - (types.size > 0 ? 9.25 / 2 : 9.25)) * 4) / 4;
}
const getPlace = (personId: string): string | null =>
  people.find(({ person }) => person.id === personId)?.placeId ?? null;
/** Rejected claims do not count. */
const claimedOn = (personId: string, day: string, except = ''): number =>
  sum(
    claims.filter(
      (one) => one.personId === personId && one.day === day && one.status !== 'Rejected' && one.id !== except,
    ),
  );

const randomHours = (): number | null =>
  random.pick([null, 0.25, random.integer(1, 96) / 4, random.integer(1, 20) / 4]);

async function save(former?: Claim): Promise<void> {
  const { person } = people.find(({ person: { id } }) => id === former?.personId) ?? random.pick(people);
  const [day, hours, project] = [random.pick(days), randomHours(), random.pick(projects)];
  const answer = await server.call('saveOvertime', {
    as: person,
    body: {
      ...(former !== undefined && { id: former.id }),
      ...{ Overtime_date: day, Description: 'Release', Project_id: project.id },
      ...(hours !== null && { Claimed_hours: hours }),
    },
  });
  const fits = claimedOn(person.id, day, former?.id) + (hours ?? 0) <= dayLimit(getPlace(person.id), day);
  const isOpen = former === undefined || former.status === 'Pending';
  expect([answer.httpStatus, answer.message]).toEqual([
    !isOpen ? 409 : fits || hours === null ? 200 : 422,
    answer.message,
  ]);
  if (answer.httpStatus !== 200) return;
  const claim: Claim = {
    id: answer.data._id,
    personId: person.id,
    projectId: project.id,
    day,
    hours,
    status: 'Pending',
  };
  claims = [...claims.filter(({ id }) => id !== claim.id), claim];
}

async function remove(claim: Claim): Promise<void> {
  const owner = people.find(({ person: { id } }) => id === claim.personId)?.person;
  const { httpStatus } = await server.call('deleteOvertime', { as: owner, body: { id: claim.id } });
  expect(httpStatus).toBe(claim.status === 'Pending' ? 200 : 409);
  if (httpStatus === 200) claims = claims.filter((each) => each !== claim);
}

const setStatus = (ids: readonly string[], status: Claim['status']): void => {
  claims = claims.map((claim) => (ids.includes(claim.id) && claim.status === 'Pending' ? { ...claim, status } : claim));
};

/** HR and the manager decide at the same time, differently: one of them does. */
async function decide({ id, status }: Claim): Promise<void> {
  const decisions = ['Approved', 'Rejected'] as const;
  const deciders = random.shuffled([hr, manager]);
  const answers = await Promise.all(
    decisions.map((Approval_Status, index) =>
      server.call('decideOvertime', {
        as: deciders[index],
        body: { id, Approval_Status, Approval_Status_Comment: 'So be it' },
      }),
    ),
  );
  const states = answers.map(({ httpStatus }) => httpStatus);
  expect(states.toSorted()).toEqual(status === 'Pending' ? [200, 409] : [409, 409]);
  const decided = decisions[states.indexOf(200)];
  if (decided !== undefined) setStatus([id], decided);
}

async function decideSeveral(): Promise<void> {
  const chosen = random.sample(claims, 4);
  const status = random.pick(['Approved', 'Rejected'] as const);
  const ids = chosen.map(({ id }) => id);
  const { data } = await server.call('decideOvertimeEntries', {
    as: hr,
    body: { ids: ids.join(','), Approval_Status: status, Approval_Status_Comment: 'All of them' },
  });
  expect(data.map(({ Done }) => Done)).toEqual(chosen.map((claim) => claim.status === 'Pending'));
  setStatus(ids, status);
}

async function goOn(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const claim = claims.length === 0 ? undefined : random.pick(claims);
    const kind =
      claim === undefined
        ? 'add'
        : random.weighted([
            ['add', 8],
            ['edit', 3],
            ['remove', 1],
            ['decide', 4],
            ['several', 1],
          ] as const);
    if (claim === undefined || kind === 'add') await save();
    else if (kind === 'edit') await save(claim);
    else if (kind === 'remove') await remove(claim);
    else if (kind === 'decide') await decide(claim);
    else await decideSeveral();
  }
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  const { database } = server;
  server.clock.now = new Date(inBerlin(today, 11 * 60));
  hr = await addPerson(database, { role: 'HR / Admin' });
  manager = await addPerson(database);
  await database
    .insertInto('locations')
    .values(places.map((id) => ({ id, name: `Place ${id}` })))
    .execute();
  for (let index = 0; index < 4; index += 1) {
    const person = await addPerson(database);
    const placeId = [places[0] ?? null, places[1] ?? null, null][index % 3] ?? null;
    await database.updateTable('employees').set({ location_id: placeId }).where('id', '=', person.id).execute();
    people.push({ person, placeId });
  }
  const members = people.map(({ person }) => person);
  projects = [
    await addProject(database, members, { project_manager_id: manager.id }),
    await addProject(database, members, { project_manager_id: manager.id, name: 'Clinic' }),
  ];
  holidays = await addRandomHolidays(server, hr, random, {
    days: ['2028-03-14', '2028-03-20', '2028-03-20', '2028-03-27', '2028-04-03', '2028-04-04'],
    places,
  });
  await goOn(70);
});
afterAll(() => server.close());

async function findDifferences(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  const week = (await server.call('getWorkingPlan', { as: hr, query: { Week: 'true' } })).data.Rows;
  for (const { person } of people) {
    const own = claims.filter(({ personId }) => personId === person.id);
    const page = (await server.call('listEmployeeOvertime', { as: hr, params: { id: person.id } })).data;
    const lines = own.map((claim) => [claim.id, claim.day, claim.hours, claim.status]).sort();
    compare('page of the employee', page.map((row) => [row._id, row.Day, row.Claimed_hours, row.Status]).sort(), lines);
    for (const month of months) {
      const ofMonth = own.filter(({ day }) => day.startsWith(month));
      const approved = sum(ofMonth.filter(({ status }) => status === 'Approved'));
      const facts = (await server.call('getKraFacts', { as: person, query: { month: nextMonth[month] ?? '' } })).data;
      compare(`KRA facts ${month}`, facts.Overtime_hours, approved);
      const shown = (await server.call('getOwnMonth', { as: person, query: { month } })).data;
      compare(
        `own month ${month}`,
        shown.Overtime.map((row) => [row._id, row.Day, row.Hours, row.Status]).sort(),
        lines.filter(([, day]) => String(day).startsWith(month)),
      );
      compare(
        `requests of ${month}`,
        shown.Requests.filter(({ Kind }) => Kind === 'overtime')
          .map(({ Status, Total }) => [Status, Total])
          .sort(),
        [...new Set(ofMonth.map(({ status }) => status))]
          .map((status) => [status, ofMonth.filter((claim) => claim.status === status).length])
          .sort(),
      );
      for (const { id } of ofMonth.slice(0, 2)) {
        expect((await server.call('getOvertimeEvidence', { as: person, query: { id } })).httpStatus).toBe(403);
        const evidence = (await server.call('getOvertimeEvidence', { as: hr, query: { id } })).data;
        compare(`evidence ${month}`, [evidence.Month_hours, evidence.Others_total], [approved, ofMonth.length - 1]);
      }
    }
    for (const day of days) {
      const limit = dayLimit(getPlace(person.id), day);
      const claimed = claimedOn(person.id, day);
      const { data } = await server.call('getOvertimeDay', { as: person, query: { Day: day } });
      compare(
        `limit of ${day}`,
        [data.Max_hours, data.Claimed_hours, data.Free_hours],
        [limit, claimed, limit - claimed],
      );
    }
    for (const { Day, Worked } of week.find(({ _id }) => _id === person.id)?.Days ?? [])
      compare(`my team ${Day}`, Worked && [Worked.Overtime_hours, Worked.Pending_overtime_hours], [
        claimedOn(person.id, Day),
        sum(own.filter((claim) => claim.day === Day && claim.status === 'Pending')),
      ]);
  }
  const pending = claims.filter(({ status }) => status === 'Pending');
  for (const month of months) {
    const { data } = await server.call('getMonthEnd', { as: hr, query: { month } });
    compare(`month end ${month}`, data.Overtime, pending.filter(({ day }) => day.startsWith(month)).length);
    for (const [as, scope] of [
      [hr, 'all'],
      [manager, 'projects'],
    ] as const) {
      const query = {
        scope,
        Date_from: `${month}-01`,
        Date_to: dayBefore(`${nextMonth[month] ?? ''}-01`, 1),
        Count_by: 'Approval_Status',
        limit: 1000,
      };
      const { Total, Counts = [] } = (await server.call('listOvertimeWindow', { as, query })).data;
      const ofMonth = claims.filter(({ day }) => day.startsWith(month));
      compare(`list of ${month}`, Total, ofMonth.length);
      for (const { Value, Count } of Counts)
        compare(`${Value} of ${month}`, Count, ofMonth.filter(({ status }) => status === Value).length);
    }
  }
  const queue = (
    await server.call('listPendingItems', { as: manager, query: { scope: 'decide', kind: 'overtime', limit: 1000 } })
  ).data;
  compare('queue', queue.Rows.map(({ _id }) => _id).sort(), pending.map(({ id }) => id).sort());
  return differences;
}

test('limits and every figure of overtime are what the claims say', async () => {
  expect(await findDifferences()).toEqual([]);
});
test('the same after more was claimed, changed and decided', async () => {
  await goOn(60);
  expect(await findDifferences()).toEqual([]);
});
