import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import { dayInBerlin, getWeekday, hour, inBerlin, nextDay } from '../../../support/moments/berlinClock';
import { addRandomHolidays, type EnteredHoliday } from '../../../support/testHolidays';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';

/*
 * Tickets at random over two changes of the clocks' hour: numbers, promised replies, hours of work and the figures of the report are
 * expected from what was done when. Work is from 10:00 AM to 07:15 PM without weekly offs and holidays where the handler works, as long
 * as no one handles a ticket those of all places; halves meet at 02:15 PM. A ticket that is resolved before any reply is answered then.
 */
interface Department {
  readonly id: string;
  readonly prefix: string;
  readonly placeId: string;
  readonly responseHours: number;
  readonly handlers: readonly TestPerson[];
}
interface Ticket {
  readonly id: string;
  readonly key: string;
  readonly department: Department;
  readonly author: TestPerson;
  readonly type: string;
  readonly raisedAt: number;
  readonly repliedAt: number | null;
  readonly resolvedAt: number | null;
  /** When it was resolved or closed for the first time, also when it was reopened since. */
  readonly firstResolvedAt: number | null;
  readonly handlerId: string | null;
  readonly status: string;
  readonly reopened: number;
}

const random = new SeededRandom(process.env['TICKETS_SEED'] ?? 'tickets');
const firstDay = '2027-10-25';
const [start, middle, evening] = [10 * 60, 14 * 60 + 15, 19 * 60 + 15];
let server: TestServer;
let hr: TestPerson;
const people: TestPerson[] = [];
const places = [randomUUID(), randomUUID()];
let holidays: readonly EnteredHoliday[];
const departments: Department[] = [];
let tickets: Ticket[] = [];

type Span = readonly [from: number, to: number];

/** When a place works on a day. */
function getShift(placeId: string | null, day: string): Span[] {
  if ([0, 6].includes(getWeekday(day))) return [];
  const there = holidays.filter(
    (holiday) =>
      holiday.day === day && (holiday.places.length === 0 || (placeId !== null && holiday.places.includes(placeId))),
  );
  const isOff = (half: string): boolean => there.some(({ type }) => type === 'Full Day' || type === half);
  return [
    ...(isOff('First Half') ? [] : [[inBerlin(day, start), inBerlin(day, middle)] as const]),
    ...(isOff('Second Half') ? [] : [[inBerlin(day, middle), inBerlin(day, evening)] as const]),
  ];
}

function getSpans(placeId: string | null, from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (let day = dayInBerlin(from); day <= dayInBerlin(to); day = nextDay(day)) spans.push(...getShift(placeId, day));
  return spans;
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;
const getPlace = ({ handlerId, department }: Ticket): string | null => (handlerId === null ? null : department.placeId);
const getWorked = (placeId: string | null, from: number, to: number): number =>
  getSpans(placeId, from, to).reduce(
    (sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)),
    0,
  );

/** The last instant of the promised time: when more is worked than was promised. */
function getDue(ticket: Ticket): number {
  const { department, raisedAt } = ticket;
  let left = department.responseHours * hour;
  for (const [begin, end] of getSpans(getPlace(ticket), raisedAt, raisedAt + 60 * 24 * hour)) {
    const from = Math.max(begin, raisedAt);
    if (end <= from) continue;
    if (end - from > left) return from + left;
    left -= end - from;
  }
  throw new Error('No one works for two months');
}

const getNow = (): number => server.clock.now.getTime();
const isInTime = (ticket: Ticket, at: number): boolean =>
  getWorked(getPlace(ticket), ticket.raisedAt, at) <= ticket.department.responseHours * hour;

function getResponse(ticket: Ticket): 'Yes' | 'No' | 'Waiting' {
  const answeredAt = Math.min(ticket.repliedAt ?? Infinity, ticket.firstResolvedAt ?? Infinity);
  if (answeredAt !== Infinity) return isInTime(ticket, answeredAt) ? 'Yes' : 'No';
  return isInTime(ticket, getNow()) ? 'Waiting' : 'No';
}

const change = (id: string, changes: Partial<Ticket>): void => {
  tickets = tickets.map((ticket) => (ticket.id === id ? { ...ticket, ...changes } : ticket));
};
const isHandler = ({ department }: Ticket, { id }: TestPerson): boolean =>
  department.handlers.some((handler) => handler.id === id);

async function raise(): Promise<void> {
  const department = random.pick(departments);
  const author = random.pick(people.filter(({ id }) => department.handlers.every((handler) => handler.id !== id)));
  // Two at a time.
  for (let count = 0; count < 2; count += 1) {
    const type = random.pick(['Story', 'Task', 'Bug']);
    const { data } = await server.call('createTicket', {
      as: author,
      body: {
        Department_id: department.id,
        Title: 'Screen stays black',
        Type: type,
        Priority: 'HIGH',
        Description: '<p>Since Monday</p>',
      },
    });
    // Numbers run by department.
    const key = `${department.prefix}-${tickets.filter((ticket) => ticket.department === department).length + 1}`;
    expect(data.Ticket_key).toBe(key);
    tickets.push({
      ...{ id: data._id, key, department, author, type, raisedAt: getNow() },
      ...{ repliedAt: null, resolvedAt: null, firstResolvedAt: null, handlerId: null, status: 'Open', reopened: 0 },
    });
  }
}

/** What the author writes, and internal notes, are no reply. */
async function write(ticket: Ticket): Promise<void> {
  const as = random.pick([ticket.author, ...ticket.department.handlers]);
  const isNote = isHandler(ticket, as) && random.chance(0.3);
  const { httpStatus } = await server.call('addTicketMessage', {
    as,
    body: { id: ticket.id, Message: '<p>Restart it</p>', Internal: String(isNote) },
  });
  if (httpStatus !== 200) expect(ticket.status).toBe('Closed');
  else if (isHandler(ticket, as) && !isNote) change(ticket.id, { repliedAt: ticket.repliedAt ?? getNow() });
}

async function work(ticket: Ticket): Promise<void> {
  const as = random.pick([ticket.author, random.pick(ticket.department.handlers)]);
  const { Next_statuses: next, Version } = (await server.call('getTicket', { as, query: { id: ticket.id } })).data;
  if (next.length === 0) return;
  const status = random.pick(next);
  const body = { id: ticket.id, Status: status, Version, Comment: 'So be it' };
  expect((await server.call('changeTicketStatus', { as, body })).httpStatus).toBe(200);
  const isDone = status === 'Resolved' || status === 'Closed';
  change(ticket.id, {
    status,
    firstResolvedAt: ticket.firstResolvedAt ?? (isDone ? getNow() : null),
    resolvedAt: isDone ? (ticket.resolvedAt ?? getNow()) : null,
    reopened: ticket.reopened + Number(status === 'Reopened'),
  });
}

async function assign(ticket: Ticket): Promise<void> {
  const as = random.pick(ticket.department.handlers);
  const { Version } = (await server.call('getTicket', { as, query: { id: ticket.id } })).data;
  const handlerId = random.pick([null, ...ticket.department.handlers.map(({ id }) => id)]);
  const body = { id: ticket.id, Assigned_id: handlerId ?? '', Version };
  const { httpStatus } = await server.call('assignTicket', { as, body });
  if (httpStatus === 200) change(ticket.id, { handlerId });
  else expect(ticket.status).toBe('Closed');
}

async function goOn(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    // Often exactly at the end or the beginning of a shift.
    const day = dayInBerlin(getNow() + random.integer(0, 14) * hour);
    const edges = [start, middle, evening].map((minute) => inBerlin(day, minute)).filter((at) => at > getNow());
    const later = getNow() + random.integer(1, 12 * 60) * 60_000;
    server.clock.now = new Date(random.chance(0.3) && edges.length > 0 ? random.pick(edges) : later);
    const kind = tickets.length === 0 ? 'raise' : random.pick(['raise', 'write', 'work', 'work', 'assign'] as const);
    if (kind === 'raise') await raise();
    else if (kind === 'write') await write(random.pick(tickets));
    else if (kind === 'work') await work(random.pick(tickets));
    else await assign(random.pick(tickets));
  }
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  const { database } = server;
  server.clock.now = new Date(inBerlin(firstDay, 8 * 60));
  hr = await addPerson(database, { role: 'HR / Admin' });
  await database
    .insertInto('locations')
    .values(places.map((id) => ({ id, name: `Place ${id}` })))
    .execute();
  for (let index = 0; index < 5; index += 1) people.push(await addPerson(database));
  for (const [index, placeId] of places.entries()) {
    const handlers = people.slice(index * 2, index * 2 + 2);
    const ids = handlers.map(({ id }) => id);
    await database.updateTable('employees').set({ location_id: placeId }).where('id', 'in', ids).execute();
    const { data } = await server.call('saveTicketDepartment', {
      as: hr,
      body: {
        Ticket_department_name: `Department ${index}`,
        Prefix: `D${index}`,
        Response_hours: [4.5, 9.25][index],
        Handlers: ids,
        Status: 'Active',
      },
    });
    departments.push({ id: data._id, prefix: `D${index}`, placeId, responseHours: [4.5, 9.25][index] ?? 0, handlers });
  }
  holidays = await addRandomHolidays(server, hr, random, {
    days: ['2027-10-27', '2027-10-29', '2027-11-01', '2027-11-01', '2027-11-03', '2027-11-08'],
    places,
  });
  await goOn(45);
});
afterAll(() => server.close());

const getMedian = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : twoDecimals((low + high) / 2);
};

async function findDifferences(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  const today = dayInBerlin(getNow());
  const { Rows, Departments } = (await server.call('getTicketReport', { as: hr, query: { From: firstDay, To: today } }))
    .data;
  const list = (await server.call('listTickets', { as: hr, query: { scope: 'all', limit: 1000 } })).data;
  compare('numbers', list.Rows.map(({ Ticket_key }) => Ticket_key).sort(), tickets.map(({ key }) => key).sort());
  const getReplyHours = (ticket: Ticket): number | null =>
    ticket.repliedAt === null ? null : getWorked(getPlace(ticket), ticket.raisedAt, ticket.repliedAt) / hour;
  const getHours = (ticket: Ticket): number =>
    getWorked(getPlace(ticket), ticket.raisedAt, ticket.resolvedAt ?? getNow()) / hour;
  const shown = (hours: number | null): number | null => (hours === null ? null : twoDecimals(hours));
  for (const ticket of tickets) {
    const response = getResponse(ticket);
    const due = response === 'Waiting' ? iso(getDue(ticket)) : null;
    const row = Rows.find(({ _id }) => _id === ticket.id);
    compare(
      `${ticket.key} in the report`,
      row && [
        row.Status,
        row.First_reply_at,
        row.Resolved_at,
        shown(row.Reply_hours),
        shown(row.Working_hours),
        row.Within_response_time,
        row.Reopen_count,
      ],
      [
        ticket.status,
        iso(ticket.repliedAt),
        iso(ticket.resolvedAt),
        shown(getReplyHours(ticket)),
        shown(getHours(ticket)),
        response,
        ticket.reopened,
      ],
    );
    const page = (await server.call('getTicket', { as: ticket.author, query: { id: ticket.id } })).data;
    for (const place of [page, list.Rows.find(({ _id }) => _id === ticket.id)])
      compare(
        `${ticket.key} in list and page`,
        place && [place.Status, place.Within_response_time, place.Response_due_at, place.Reopen_count],
        [ticket.status, response, due, ticket.reopened],
      );
  }
  for (const department of departments) {
    const own = tickets.filter((ticket) => ticket.department === department);
    const answered = own.map(getResponse).filter((response) => response !== 'Waiting');
    const figures = Departments.find(({ Department_id }) => Department_id === department.id);
    compare(
      `figures of ${department.prefix}`,
      figures && [
        figures.Tickets,
        figures.Open,
        shown(figures.Reply_hours),
        shown(figures.Resolution_hours),
        figures.Within_response_percent,
        figures.Reopened,
      ],
      [
        own.length,
        own.filter(({ resolvedAt }) => resolvedAt === null).length,
        getMedian(own.flatMap((ticket) => getReplyHours(ticket) ?? [])),
        getMedian(own.filter(({ resolvedAt }) => resolvedAt !== null).map(getHours)),
        answered.length === 0
          ? null
          : Math.round((answered.filter((response) => response === 'Yes').length / answered.length) * 100),
        own.filter(({ reopened }) => reopened > 0).length,
      ],
    );
    for (const [as, scope] of [
      [hr, 'all'],
      [department.handlers[0] ?? hr, 'department'],
    ] as const)
      for (const Count_by of ['Type', 'Status'] as const) {
        const counted = (
          await server.call('listTickets', { as, query: { scope, Department_id: department.id, Count_by } })
        ).data;
        const values = own.map((ticket) => (Count_by === 'Type' ? ticket.type : ticket.status));
        compare(`number of ${department.prefix}`, counted.Total, own.length);
        for (const value of new Set(values))
          compare(
            `${value} of ${department.prefix}`,
            counted.Counts?.find(({ Value }) => Value === value)?.Count,
            values.filter((each) => each === value).length,
          );
      }
  }
  return differences;
}

test('numbers, promised replies and working hours of tickets are what was done when', async () => {
  expect(await findDifferences()).toEqual([]);
});
test('the same some days later, with more tickets', async () => {
  await goOn(40);
  expect(await findDifferences()).toEqual([]);
});
