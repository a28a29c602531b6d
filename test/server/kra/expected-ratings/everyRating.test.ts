import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import { dayInBerlin, getDays, inBerlin } from '../../../support/moments/berlinClock';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';

/*
 * Ratings at random over seven months, often in the first and the last minutes of a month in Berlin. Who may rate whom and when, and
 * every average, are expected from what was sent: one record per employee and month, no one chooses himself or herself, the chosen
 * leader rates once.
 */
type Ratings = readonly [number, number, number, number, number];
interface Rating {
  readonly id: string;
  readonly month: string;
  readonly employeeId: string;
  readonly leaderId: string;
  readonly own: Ratings;
  readonly leaders: Ratings | null;
}

const random = new SeededRandom(process.env['KRA_SEED'] ?? 'ratings');
const months = ['2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03', '2028-04'];
let server: TestServer;
let hr: TestPerson;
const people: TestPerson[] = [];
/** They rate and are rated. */
const leaders: TestPerson[] = [];
let ratings: Rating[] = [];

const randomRatings = (): Ratings => {
  const any = (): number => random.integer(1, 10);
  return [any(), any(), any(), any(), any()];
};
const toBody = ([Q1, Q2, Q3, Q4, Q5]: Ratings) => ({ Q1, Q2, Q3, Q4, Q5 });
const getAverage = (five: Ratings): number => five.reduce((sum, each) => sum + each, 0) / 5;
const getMonth = (): string => dayInBerlin(server.clock.now.getTime()).slice(0, 7);

async function rateOwn(): Promise<void> {
  const person = random.pick(people);
  const leader = random.pick([...leaders, ...leaders, random.pick(people)]);
  const own = randomRatings();
  const { httpStatus, body } = await server.call('rateOwnKra', {
    as: person,
    body: { ...toBody(own), teamLeader_id: leader.id },
  });
  const month = getMonth();
  const hasRated = ratings.some((rating) => rating.month === month && rating.employeeId === person.id);
  const mayRate = leaders.includes(leader) && leader !== person;
  expect([person.lastName, leader.lastName, httpStatus]).toEqual([
    person.lastName,
    leader.lastName,
    !mayRate ? 422 : hasRated ? 409 : 200,
  ]);
  if (httpStatus !== 200) return;
  const { _id: id } = body.data as { readonly _id: string };
  ratings.push({ id, month, employeeId: person.id, leaderId: leader.id, own, leaders: null });
}

async function rateOthers(): Promise<void> {
  const rating = random.pick(ratings);
  const leader = random.pick([...leaders, random.pick(people)]);
  const given = randomRatings();
  const { httpStatus } = await server.call('rateKraAsTeamLeader', {
    as: leader,
    body: { ...toBody(given), id: rating.id },
  });
  if (!leaders.includes(leader)) expect(httpStatus).toBe(403);
  else if (leader.id !== rating.leaderId) expect([403, 404]).toContain(httpStatus);
  else expect(httpStatus).toBe(rating.leaders === null ? 200 : 409);
  if (httpStatus === 200) ratings = ratings.map((each) => (each === rating ? { ...each, leaders: given } : each));
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  const { database } = server;
  hr = await addPerson(database, { role: 'HR / Admin' });
  for (let index = 0; index < 6; index += 1) {
    const isLeader = index < 2;
    const person = await addPerson(database, {
      flags: isLeader ? ['KRA.Employee_KRA', 'KRA.TL_HOD_KRA'] : ['KRA.Employee_KRA'],
    });
    people.push(person);
    if (isLeader) leaders.push(person);
  }
  for (const month of months) {
    const lastDay = getDays(month).at(-1) ?? '';
    for (const at of [
      inBerlin(`${month}-01`, 0),
      inBerlin(`${month}-01`, 10),
      inBerlin(`${month}-15`, 600),
      inBerlin(lastDay, 1_440) - 1,
    ]) {
      server.clock.now = new Date(at);
      for (let count = 0; count < 4; count += 1) {
        await rateOwn();
        if (ratings.length > 0) await rateOthers();
      }
    }
  }
});
afterAll(() => server.close());

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const getFigures = ({ own, leaders: given }: Rating) => {
  const [mine, theirs] = [getAverage(own), given === null ? null : getAverage(given)];
  return { own: mine, leader: theirs, difference: theirs === null ? null : oneDecimal(theirs - mine) };
};

test('every average and state of the ratings is what was sent', async () => {
  const { compare, differences } = compareFigures();
  const find = (employeeId: string, month: string): Rating | undefined =>
    ratings.find((rating) => rating.employeeId === employeeId && rating.month === month);
  const { Rows, Counts } = (
    await server.call('listKraPerformance', { as: hr, query: { limit: 1000, Count_by: 'State' } })
  ).data;
  compare('number of ratings', Rows.length, ratings.length);
  const submitted = ratings.filter((rating) => rating.leaders !== null).length;
  compare('states', Counts?.map(({ Value, Count }) => [Value, Count]).sort(), [
    ['Submitted', submitted],
    ['Waiting', ratings.length - submitted],
  ]);
  for (const rating of ratings) {
    const row = Rows.find(({ Record: { _id } }) => _id === rating.id);
    const { own, leader, difference } = getFigures(rating);
    compare(
      `performance ${rating.month}`,
      row && [row.Record.month, row.Own_average, row.Leader_average, row.Difference, row.Record.Rating_status],
      [rating.month, own, leader, difference, rating.leaders === null ? null : 'Submitted'],
    );
    const place = months.indexOf(rating.month);
    const before = ['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', ...months].slice(place, place + 6);
    compare(
      `trend ${rating.month}`,
      row?.Trend.map((each) => [each.month, each.Own_average, each.Leader_average]),
      before.map((month) => {
        const known = find(rating.employeeId, month);
        const figures = known === undefined ? { own: null, leader: null } : getFigures(known);
        return [month, figures.own, figures.leader];
      }),
    );
  }
  for (const month of months) {
    const report = (await server.call('listKraReport', { as: hr, query: { month } })).data;
    for (const person of people) {
      const rating = find(person.id, month);
      const figures = rating === undefined ? { own: null, leader: null } : getFigures(rating);
      const state = rating === undefined ? 'Not rated' : rating.leaders === null ? 'Waiting' : 'Submitted';
      const row = report.find(({ _id }) => _id === person.id);
      compare(
        `report ${month} ${person.lastName}`,
        row && [row.State, row.Own_average, row.Leader_average, row.Team_leader_id],
        [state, figures.own, figures.leader, rating?.leaderId ?? null],
      );
      const { Kra } = (await server.call('getOwnMonth', { as: person, query: { month } })).data;
      compare(
        `own month ${month}`,
        Kra && [Kra.Own_average, Kra.Leader_average],
        rating === undefined ? null : [figures.own, figures.leader],
      );
    }
  }
  for (const person of people) {
    const own = ratings.filter(({ employeeId }) => employeeId === person.id);
    const page = (await server.call('listEmployeeRatings', { as: hr, params: { id: person.id } })).data;
    compare(
      `page of ${person.lastName}`,
      page.map((row) => [row.Month, row.Own_average, row.Leader_average]).sort(),
      own.map((rating) => [rating.month, getFigures(rating).own, getFigures(rating).leader]).sort(),
    );
  }
  for (const leader of leaders) {
    const forms = (await server.call('listKraFormsToRate', { as: leader })).data;
    const wanted = ratings.filter(({ leaderId }) => leaderId === leader.id);
    compare(
      `list of ${leader.lastName}`,
      forms.map((row) => [row._id, row.Rating_status]).sort(),
      wanted.map((rating) => [rating.id, rating.leaders === null ? null : 'Submitted']).sort(),
    );
  }
  expect(differences).toEqual([]);
});
