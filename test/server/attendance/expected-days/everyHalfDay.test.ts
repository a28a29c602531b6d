import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../src/server/operations/call';
import { musterColumns } from '../../../../src/client/features/attendance/screens/musterColumns';
import { exportedDefinitions, exportRow } from '../../../../src/client/table/export/exportCells';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addCorrection, addOvertime, changeAccount } from '../../../support/testAttendance';
import { addFormerWorkplace, addLeave, addProject } from '../../../support/testWork';
import { dayBefore, getDays, inBerlin, nextDay } from '../../../support/moments/berlinClock';
import {
  expectedDay,
  expectedOvertime,
  getTotals,
  type Company,
  type Correction,
  type Holiday,
  type LeaveOfPerson,
  type Person,
  type Punch,
} from './expectedDay';
import { randomPunches } from './randomPunches';
import { expectedCounters, expectedLeaveDays, seenCounters, shownHalves, type Days } from './expectedLeave';

/** The end of a year, 29 February and the night to summer time are in it. */
const firstDay = '2027-12-20';
const today = '2028-04-12';
const months = ['2027-12', '2028-01', '2028-02', '2028-03', '2028-04'];
const halves = ['First Half', 'Second Half'] as const;
const seed = process.env['HALF_DAYS_SEED'] ?? 'half days';

let server: TestServer;
let hr: TestPerson;
const places = [randomUUID(), randomUUID()];
const random = new SeededRandom(seed);
let holidays: (Holiday & { id: string })[] = [];
type Leave = LeaveOfPerson & { readonly id: string };
interface Life extends Omit<Person, 'leaves'> {
  readonly leaves: readonly Leave[];
  /** Pending; null hours are not claimed. */
  readonly overtime: readonly { readonly id: string; readonly day: string; readonly hours: number | null }[];
}
let people: { readonly person: TestPerson; readonly record: Life }[] = [];
let key = '';

async function addHolidays(): Promise<void> {
  await server.database
    .insertInto('locations')
    .values(places.map((id) => ({ id, name: `Place ${id}` })))
    .execute();
  const days = ['2027-12-24', '2027-12-31', '2028-01-01', '2028-01-03', '2028-02-29', '2028-03-01', '2028-03-27'];
  for (const day of [...days, '2028-04-14', '2028-01-03', '2028-02-29']) {
    const holiday: Holiday = {
      day,
      half: random.pick([null, ...halves]),
      placeIds: random.pick([[], [], [places[0] ?? ''], [places[1] ?? ''], places]),
    };
    const saved = await server.call('saveHoliday', {
      as: hr,
      body: {
        Holiday_name: `Holiday ${holidays.length}`,
        Holiday_date: day,
        Holiday_type: holiday.half ?? 'Full Day',
        Locations: holiday.placeIds,
      },
    });
    holidays.push({ ...holiday, id: saved.data._id });
  }
}

let projectId = '';

async function addLife(index: number): Promise<void> {
  const person = await addPerson(server.database, { lastName: `Number ${String(index).padStart(2, '0')}` });
  const joinedOn = [firstDay, '2028-01-17', '2028-02-29', '2028-03-12'][index % 4] ?? firstDay;
  const leftOn = index % 5 === 3 ? random.pick(['2028-02-15', '2028-03-31', '2028-03-26', '2028-04-03']) : null;
  // Some come back.
  const returnedOn = leftOn !== null && index % 2 === 1 ? dayBefore(leftOn, -random.integer(4, 12)) : undefined;
  const placeId = [places[0] ?? null, places[1] ?? null, null][index % 3] ?? null;
  const punches = new Map<string, Punch[]>();
  const corrections = new Map<string, Correction>();
  let filed: LeaveOfPerson[] = [];
  for (let day = firstDay; day <= '2028-04-25'; day = nextDay(day)) {
    const isAtWork = day >= joinedOn && (leftOn === null || day <= leftOn || day >= (returnedOn ?? '9'));
    if (isAtWork && day <= today) {
      const seen = randomPunches(random, day, server.clock.now.getTime());
      if (seen.length > 0) punches.set(day, seen);
      if (day < today && random.chance(0.1))
        corrections.set(day, {
          in: random.chance(0.5) ? inBerlin(day, random.integer(480, 700)) : null,
          out: random.chance(0.5) ? inBerlin(day, random.integer(820, 1_300)) : null,
          present: [random.chance(0.2), random.chance(0.2)],
        });
    }
    if (day >= joinedOn && random.chance(0.06)) {
      const from = day;
      for (let length = random.integer(0, 5); length > 0; length -= 1) day = nextDay(day);
      const [halfFrom, halfTo] = [random.pick(halves), random.pick(halves)];
      const status = random.pick([
        'Approved',
        'Approved',
        'Conditional Approved',
        'Pending',
        'Rejected',
        'Cancelled',
        'Unapproved',
      ]);
      if (from < day || halfFrom <= halfTo) filed.push({ from, to: day, halfFrom, halfTo, status });
    }
  }
  // Leave that was granted before someone left, for days until the return.
  if (leftOn !== null && returnedOn !== undefined) {
    const until = random.chance(0.5) ? dayBefore(leftOn, -3) : dayBefore(returnedOn, -2);
    const leave = { from: dayBefore(leftOn, 1), to: until, status: 'Approved' };
    filed = filed.filter(({ from, to }) => to < leave.from || from > leave.to);
    filed.push({ ...leave, halfFrom: 'First Half', halfTo: 'Second Half' });
  }
  await server.database
    .updateTable('employees')
    .set({ location_id: placeId, joined_on: joinedOn })
    .where('id', '=', person.id)
    .execute();
  const moved = { placeId: places[index % 8 === 2 ? 0 : 1] ?? null, until: '2028-02-15', begins: 8 * 60 + 30 };
  const formerPlace = index % 4 === 2 ? moved : undefined;
  if (formerPlace) await addFormerWorkplace(server.database, person, { ...formerPlace, shift: '8.30 AM - 5 PM' });
  const leaves: Leave[] = [];
  for (const leave of filed)
    leaves.push({
      ...leave,
      id: await addLeave(server.database, person, {
        starts_on: leave.from,
        ends_on: leave.to,
        half_from: leave.halfFrom,
        half_to: leave.halfTo,
        status: leave.status,
        ...(leave.status !== 'Pending' && { acted_by_id: hr.id }),
      }),
    });
  for (const [day, correction] of corrections)
    await addCorrection(server.database, person, day, {
      check_in_at: correction.in === null ? null : new Date(correction.in),
      check_out_at: correction.out === null ? null : new Date(correction.out),
      present_first_half: correction.present[0],
      present_second_half: correction.present[1],
    });
  // Devices report in any order.
  const events = [...punches.values()].flat().map(({ at, direction }) => ({
    event_id: `${random.uint32()} of ${index}`,
    employee_code: person.code,
    time: new Date(at).toISOString(),
    direction,
  }));
  events.sort((a, b) => a.event_id.localeCompare(b.event_id));
  // They report at most 92 days later.
  const now = server.clock.now;
  for (const [sentAt, isSent] of [
    [new Date('2028-02-10T12:00:00Z'), (time: string) => time < '2028-02-10'],
    [now, (time: string) => time >= '2028-02-10'],
  ] as const) {
    server.clock.now = sentAt;
    const sent = await server.call('recordFaceEvents', {
      body: { events: JSON.stringify(events.filter(({ time }) => isSent(time))) },
      headers: { 'x-device-key': key },
    });
    expect(sent.data.Results.filter(({ outcome }) => outcome !== 'stored')).toEqual([]);
  }
  if (leftOn !== null)
    await changeAccount(server.database, person, 'DeActive', {
      by: hr,
      at: new Date(inBerlin(leftOn, random.integer(1, 1_439))),
    });
  if (returnedOn !== undefined)
    await changeAccount(server.database, person, 'Active', {
      by: hr,
      at: new Date(inBerlin(returnedOn, random.integer(1, 1_439))),
    });
  const overtime = random
    .sample([...new Set([...punches.keys(), ...corrections.keys()])].sort(), 25)
    .map((day) => ({ id: randomUUID(), day, hours: random.chance(0.2) ? null : random.integer(1, 40) / 4 }));
  await addOvertime(server.database, person, projectId, overtime);
  const record = { placeId, formerPlace, joinedOn, leftOn, returnedOn, punches, corrections, leaves, overtime };
  people.push({ person, record });
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  server.clock.now = new Date(inBerlin(today, 16 * 60 + 40));
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  await server.database.updateTable('employees').set({ joined_on: '2028-05-01' }).where('id', '=', hr.id).execute();
  key = (await server.call('addFaceDevice', { as: hr, body: { Device_name: 'Gate' } })).data.Key;
  projectId = (await addProject(server.database, [hr])).id;
  await addHolidays();
  for (let index = 0; index < 12; index += 1) await addLife(index);
});
afterAll(() => server.close());

const company = (): Company => ({
  holidays,
  now: server.clock.now.getTime(),
  recordedFrom: people
    .flatMap(({ record }) => [...record.punches.keys(), ...record.corrections.keys()])
    .reduce((first, day) => (day < first ? day : first)),
});
const text = ([first, second]: readonly [string | null, string | null]): string =>
  first === second ? (first ?? '') : `${first ?? '-'}/${second ?? '-'}`;

const isStillEmployed = ({ leftOn, returnedOn }: Life): boolean => leftOn === null || returnedOn !== undefined;
const hasLastDay = (day: string): boolean => people.some(({ record: { leftOn } }) => leftOn === day);

/** Where a screen shows anything else than HR expects. */
async function findDifferences(month: string): Promise<readonly string[]> {
  const year = Number(month.slice(0, 4));
  const body = { year, month: Number(month.slice(5)) };
  const days = getDays(month);
  const expected = people.map(({ person, record }) => ({
    person,
    record,
    days: days.map((day) => ({ day, ...expectedDay(company(), record, day) })),
  }));
  const muster = (await server.call('listMusterSheet', { as: hr, query: { month, limit: 1000 } })).data.Rows;
  const summary = (await server.call('getAttendanceSummary', { as: hr, body })).data;
  const compared = (await server.call('comparePresentMonth', { as: hr, query: { month, limit: 1000 } })).data.Rows;
  const missing = (await server.call('listMissingPunches', { as: hr, query: { month, limit: 1000 } })).data.Rows;
  const columns = musterColumns(month);
  const { compare, differences } = compareFigures();
  for (const { person, days: rows } of expected) {
    const own = (await server.call('getAttendanceOfMonth', { as: hr, body: { ...body, employee_id: person.id } })).data;
    for (const [index, row] of rows.entries()) {
      const shown = own.days[index];
      compare(
        `${person.lastName} ${row.day}`,
        [text([shown?.first_half ?? null, shown?.second_half ?? null]), shown?.missing_punch],
        [text(row.codes), row.isPunchMissing],
      );
    }
    const totals = getTotals(rows);
    const { workingDays, present, absent, paidLeave, holiday } = own.summary;
    compare(`${person.lastName} own totals`, { workingDays, present, absent, paidLeave, holiday }, totals);
    const line = muster.find(({ _id }) => _id === person.id);
    const isIn = rows.some(({ codes }) => codes[0] !== null || codes[1] !== null) || totals.workingDays > 0;
    compare(`${person.lastName} muster`, line?.Days, isIn ? rows.map(({ codes }) => text(codes)) : undefined);
    compare(
      `${person.lastName} muster totals`,
      line && [line.Working_days, line.Present, line.Absent, line.Paid_leave, line.Holiday],
      isIn ? [totals.workingDays, totals.present, totals.absent, totals.paidLeave, totals.holiday] : undefined,
    );
    compare(
      `${person.lastName} Excel file of the muster sheet`,
      line && exportRow(exportedDefinitions(columns), line, 'Europe/Berlin').slice(-columns.length),
      isIn
        ? [
            ...[`${line?.Name}`, person.code, null, line?.Location ?? null],
            ...rows.map(({ codes }) => text(codes) || null),
            ...[totals.workingDays, totals.present, totals.absent, totals.paidLeave, totals.holiday],
          ]
        : undefined,
    );
    const sums = summary.find(({ Employee_id }) => Employee_id._id === person.id);
    compare(
      `${person.lastName} summary`,
      sums && [sums.workingDays, sums.present, sums.absent, sums.paidLeave, sums.holiday],
      isIn ? [totals.workingDays, totals.present, totals.absent, totals.paidLeave, totals.holiday] : undefined,
    );
    const full = rows.filter(({ codes }) => codes[0] === 'PL' && codes[1] === 'PL').length;
    const half = rows.filter(({ codes }) => (codes[0] === 'PL') !== (codes[1] === 'PL')).length;
    const computed = compared.find(({ Code }) => Code === person.code)?.Computed;
    compare(
      `${person.lastName} present data`,
      computed && [
        computed.Working_days,
        computed.Full_leave,
        computed.Half_leave,
        computed.Missed_punch,
        computed.Total_days,
      ],
      isIn
        ? [totals.workingDays, full, half, rows.filter((row) => row.isPunchMissing).length, totals.present]
        : undefined,
    );
    compare(
      `${person.lastName} missing punches`,
      missing
        .filter(({ Code }) => Code === person.code)
        .map(({ Day }) => Day)
        .sort(),
      rows.filter((row) => row.isPunchMissing).map(({ day }) => day),
    );
  }
  for (const Half_code of ['DP', 'ABS', 'WO', 'HD', 'PL'] as const) {
    const { Rows, Total } = (await server.call('listMusterSheet', { as: hr, query: { month, Half_code, limit: 1000 } }))
      .data;
    const wanted = expected.filter(({ days: rows }) => rows.some(({ codes }) => codes.includes(Half_code)));
    compare(
      `muster with ${Half_code}`,
      [Total, Rows.map(({ _id }) => _id).sort()],
      [wanted.length, wanted.map(({ person }) => person.id).sort()],
    );
  }
  const monthEnd = (await server.call('getMonthEnd', { as: hr, query: { month } })).data;
  const inMonth = { Date_from: days[0] ?? '', Date_to: days.at(-1) ?? '' };
  const overtime = (
    await server.call('listOvertimeWindow', {
      as: hr,
      query: { scope: 'all', Approval_Status: 'Pending', ...inMonth, limit: 1000 },
    })
  ).data.Rows;
  const claims = expected.flatMap(({ record }) =>
    record.overtime.filter(({ day }) => day.startsWith(month)).map((claim) => ({ ...claim, record })),
  );
  compare('rows of overtime', overtime.map(({ _id }) => _id).sort(), claims.map(({ id }) => id).sort());
  // What was to be worked is not known of days before a day of joining that is entered later.
  for (const claim of claims.filter(({ day, record }) => expectedDay(company(), record, day).isEmployed)) {
    const row = overtime.find(({ _id }) => _id === claim.id);
    compare(
      `records of the overtime on ${claim.day}`,
      [row?.Face_record?.Result, row?.Face_record?.Hours, row?.Face_record?.Short_by, row?.Timer_record?.Result],
      [...expectedOvertime(company(), claim.record, claim), 'No record'],
    );
  }
  compare('overtime of month end', monthEnd.Overtime, overtime.length);
  compare(
    'month end',
    monthEnd.Missing_punches,
    expected.flatMap(({ days: rows }) => rows.filter((row) => row.isPunchMissing)).length,
  );
  const trend = (await server.call('getAttendanceTrend', { as: hr })).data.find((sums) => sums.month === month);
  const all = expected.map(({ days: rows }) => getTotals(rows));
  const sum = (of: (totals: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  if (trend !== undefined)
    compare(
      'trend',
      [trend.present, trend.absent, trend.paidLeave, trend.workingDays],
      [sum((one) => one.present), sum((one) => one.absent), sum((one) => one.paidLeave), sum((one) => one.workingDays)],
    );
  for (const day of days.filter((each, index) => each <= today && (index % 4 === 0 || hasLastDay(each)))) {
    const logins = (await server.call('listFaceLoginsOfDay', { as: hr, query: { date: day } })).data;
    for (const { person, days: rows } of expected) {
      const row = rows.find((each) => each.day === day);
      const login = logins.find(({ Employee_id }) => Employee_id._id === person.id);
      if (login) compare(`${person.lastName} ${day} face list`, [login.first_half, login.second_half], row?.codes);
      else compare(`${person.lastName} ${day} not in face list`, row?.expected, [false, false]);
    }
  }
  return differences;
}

test.each(months)('every half day of %s is what HR expects, on each screen', async (month) => {
  expect(await findDifferences(month)).toEqual([]);
});

/** Each person counts once a day. A figure is as long as the list that it opens. */
async function wrongTrends(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  const trends = (await server.call('getCompanyTrends', { as: hr })).data;
  const compareList = async (
    query: { show: Schemas['TrendFigure']; day?: string; month?: string; type?: string },
    count: number | undefined,
    wanted: readonly string[],
  ) => {
    const rows = (await server.call('listTrendPeople', { as: hr, query })).data;
    compare(
      JSON.stringify(query),
      [count ?? 0, [...new Set(rows.map(({ Employee_code }) => Employee_code))].sort()],
      [wanted.length, [...wanted].sort()],
    );
  };
  const getCodes = (matches: (record: Life) => boolean): string[] =>
    people.filter(({ record }) => matches(record)).map(({ person }) => person.code);
  for (let day = dayBefore(today, 30); day <= today; day = nextDay(day)) {
    const row = trends.Days.find(({ Day }) => Day === day);
    const figures = { present: row?.Present, 'on-leave': row?.On_leave, absent: row?.Absent } as const;
    for (const show of ['present', 'on-leave', 'absent'] as const)
      await compareList(
        { show, day },
        figures[show],
        getCodes((record) => expectedDay(company(), record, day).state === show),
      );
    await compareList(
      { show: 'late', day },
      row?.Late,
      getCodes((record) => expectedDay(company(), record, day).isLate),
    );
  }
  for (const month of months) {
    const days = getDays(month);
    const lengths = people.map(({ person, record }) => {
      const halfDays = days.flatMap((day) => {
        const { onLeave, isEmployed } = expectedDay(company(), record, day);
        return isEmployed ? onLeave.filter(Boolean) : [];
      });
      return { code: person.code, length: halfDays.length / 2 };
    });
    const leave = trends.Leaves.find(({ Month }) => Month === month);
    const taken = lengths.filter(({ length }) => length > 0);
    compare(
      `leave of ${month}`,
      leave?.Days ?? 0,
      taken.reduce((sum, { length }) => sum + length, 0),
    );
    const leaveQuery = { show: 'leave', month, type: 'Casual Leave' } as const;
    await compareList(
      leaveQuery,
      leave?.People,
      taken.map(({ code }) => code),
    );
    compare(
      `rows of leave of ${month}`,
      (await server.call('listTrendPeople', { as: hr, query: leaveQuery })).data
        .map((row) => `${row.Employee_code} ${row.State}`)
        .sort(),
      people
        .flatMap(({ person, record }) =>
          record.leaves
            .map((one) => leaveDays({ ...record, leaves: [one] }, [days[0] ?? '', days.at(-1) ?? ''], false))
            .filter((length) => length > 0)
            .map((length) => `${person.code} Casual Leave, ${length} days in the month`),
        )
        .sort(),
    );
    const isEmployedOn = ({ joinedOn, leftOn, returnedOn }: Life, day: string): boolean =>
      joinedOn <= day && (leftOn === null || leftOn > day || (returnedOn !== undefined && returnedOn <= day));
    const before = dayBefore(days[0] ?? '', 1);
    const last = days.filter((day) => day <= today).at(-1) ?? '';
    const heads = trends.Headcounts.find(({ Month }) => Month === month);
    const wanted = {
      employed: getCodes((record) => isEmployedOn(record, last)),
      joined: getCodes((record) => isEmployedOn(record, last) && !isEmployedOn(record, before)),
      left: getCodes((record) => !isEmployedOn(record, last) && isEmployedOn(record, before)),
    };
    await compareList({ show: 'employed', month }, heads?.Employed, wanted.employed);
    await compareList({ show: 'joined', month }, heads?.Joined, wanted.joined);
    await compareList({ show: 'left', month }, heads?.Left, wanted.left);
  }
  return differences;
}

test('the trends of the company are what HR expects', async () => {
  expect(await wrongTrends()).toEqual([]);
});

const getCounters = (record: Person): number[] => expectedCounters(company(), record, counterSpans);
const leaveDays = (record: Person, days: Days, ofWork: boolean): number =>
  expectedLeaveDays(company(), record, days, ofWork);
const leaveYears = [2027, 2028];
const allDays: Days = [firstDay, '2028-12-31'];
const counterSpans: readonly Days[] = [
  [`${today.slice(0, 7)}-01`, getDays(today.slice(0, 7)).at(-1) ?? today],
  [dayBefore(today, 29), today],
  allDays,
];

/** The counters on one's own pages, what each leave adds to them, the lengths in lists, the file of HR and the year. */
async function wrongCounters(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  const known = company();
  const everyLeave = await server.call('listLeaveWindow', { as: hr, query: { scope: 'all', limit: 1000 } });
  for (const { person, record } of people) {
    const working = record.leaves
      .map((leave): [string, number] => [
        leave.id,
        leaveDays({ ...record, leaves: [{ ...leave, status: 'Approved' }] }, allDays, true),
      ])
      .sort();
    const lengths = (rows: readonly { _id: string; Working_days: number }[]) =>
      rows.map(({ _id, Working_days }): [string, number] => [_id, Working_days]).sort();
    const ofPerson = everyLeave.data.Rows.filter(({ Employee_ID }) => Employee_ID === person.id);
    compare(`${person.lastName} report of leaves`, lengths(ofPerson), working);
    compare(
      `${person.lastName} last 30 days in the report`,
      new Set(ofPerson.map((leave) => leave.LeavesinLast30Days)),
      new Set(record.leaves.map(() => leaveDays(record, counterSpans[1] ?? allDays, false))),
    );
    const file = await server.call('listEmployeeLeaves', { as: hr, params: { id: person.id } });
    compare(`${person.lastName} file`, lengths(file.data), working);
    const query = { StartDate: firstDay, EndDate: '2028-04-25', Employee_ID: person.id };
    const impact = (await server.call('getLeaveImpact', { as: hr, query })).data;
    const wholeSpan = { from: query.StartDate, to: query.EndDate, halfFrom: halves[0], halfTo: halves[1] };
    compare(
      `${person.lastName} form`,
      [seenCounters(impact.Counts), impact.Working_days],
      [getCounters(record), leaveDays({ ...record, leaves: [{ ...wholeSpan, status: 'Approved' }] }, allDays, true)],
    );
    if (!isStillEmployed(record)) continue;
    const counts = (await server.call('getLeaveCounts', { as: person })).data;
    compare(`${person.lastName} counters`, seenCounters(counts), getCounters(record));
    compare(
      `${person.lastName} what each leave adds`,
      counts.Leaves.map((leave) => [
        leave._id,
        leave.LeavesInCurrentMonth,
        leave.LeavesinLast30Days,
        leave.LeaveTotalDays,
      ]).sort(),
      record.leaves
        .map((leave) => [
          leave.id,
          ...counterSpans.map((days) => leaveDays({ ...record, leaves: [leave] }, days, false)),
        ])
        .filter(([, , , total]) => total !== 0)
        .sort(),
    );
    const own = (await server.call('listLeaves', { as: person, query: { scope: 'own' } })).data;
    compare(`${person.lastName} own list`, lengths(own), working);
    for (const Year of leaveYears) {
      const { Leaves } = (await server.call('getLeaveYear', { as: person, query: { Year } })).data;
      for (const day of months.flatMap(getDays).filter((each) => each.startsWith(`${Year}`))) {
        const { onLeave, isEmployed } = expectedDay(known, record, day);
        compare(
          `${person.lastName} ${day} in the year`,
          shownHalves(Leaves, day),
          isEmployed ? onLeave : [false, false],
        );
      }
    }
  }
  return differences;
}

test('the counters of leave are what HR expects', async () => {
  expect(await wrongCounters()).toEqual([]);
});

const changePerson = (index: number, change: Partial<Omit<Person, 'leaves'>>): void => {
  people = people.map((each, at) => (at === index ? { ...each, record: { ...each.record, ...change } } : each));
};
const changeLeave = (id: string, status: string): void => {
  people = people.map((each) => ({
    ...each,
    record: {
      ...each.record,
      leaves: each.record.leaves.map((leave) => (leave.id === id ? { ...leave, status } : leave)),
    },
  }));
};
const leavesWith = (status: string, count: number) =>
  people
    .filter(({ record }) => isStillEmployed(record))
    .flatMap(({ person, record }) =>
      record.leaves.filter((leave) => leave.status === status).map(({ id }) => ({ person, id })),
    )
    .slice(0, count);

async function expectAgreement(): Promise<void> {
  for (const month of process.env['HALF_DAYS_SEED'] === undefined ? ['2028-02', '2028-03'] : months)
    expect(await findDifferences(month)).toEqual([]);
  expect(await wrongCounters()).toEqual([]);
}

test('holidays that move, leave that is decided, places and days of joining that change: all figures follow', async () => {
  const [moved, removed] = holidays.slice(4, 6);
  if (moved === undefined || removed === undefined) throw new Error('There are too few holidays');
  const body = {
    Holiday_name: 'Moved',
    Holiday_date: '2028-02-16',
    Holiday_type: 'First Half',
    Locations: [places[1]],
  };
  await server.call('saveHoliday', { as: hr, body: { ...body, id: moved.id } });
  await server.call('deleteHoliday', { as: hr, body: { id: removed.id } });
  holidays = holidays
    .filter(({ id }) => id !== removed.id)
    .map((each) =>
      each === moved ? { ...each, day: '2028-02-16', half: 'First Half', placeIds: [places[1] ?? ''] } : each,
    );
  for (const { person, id } of leavesWith('Approved', 3)) {
    expect((await server.call('changeLeaveStatus', { as: person, body: { id, Status: 'Cancelled' } })).httpStatus).toBe(
      200,
    );
    changeLeave(id, 'Cancelled');
  }
  // Two decide at the same time: one of them does.
  for (const { id } of leavesWith('Pending', 3)) {
    const states = ['Conditional Approved', 'Rejected'];
    const answers = await Promise.all(
      states.map((Status) => server.call('changeLeaveStatus', { as: hr, body: { id, Status } })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    changeLeave(id, states[answers.findIndex(({ httpStatus }) => httpStatus === 200)] ?? '');
  }
  const { database } = server;
  const [at, joiner] = [people[0]?.person.id ?? '', people[1]?.person.id ?? ''];
  await database
    .updateTable('employees')
    .set({ location_id: places[1] ?? null })
    .where('id', '=', at)
    .execute();
  changePerson(0, { placeId: places[1] ?? null });
  await database.updateTable('employees').set({ joined_on: '2028-02-22' }).where('id', '=', joiner).execute();
  changePerson(1, { joinedOn: '2028-02-22' });
  await expectAgreement();
  expect(await wrongTrends()).toEqual([]);
});

test('erasure of personal data, a new code, a month that is closed and reopened change no figure', async () => {
  const former = people.find(({ record }) => !isStillEmployed(record));
  if (former === undefined) throw new Error('No one has left');
  const name = (
    await database()
      .selectFrom('employees')
      .select('full_name')
      .where('id', '=', former.person.id)
      .executeTakeFirstOrThrow()
  ).full_name;
  const erased = await server.call('erasePersonalData', {
    as: hr,
    body: { id: former.person.id, Name: name, Single_names: 'false' },
  });
  expect(erased.httpStatus).toBe(200);
  for (const Closed of ['true', 'false']) {
    expect((await server.call('closePresentMonth', { as: hr, body: { month: '2028-02', Closed } })).httpStatus).toBe(
      200,
    );
    await readCodes();
    await expectAgreement();
  }
});

const database = () => server.database;
/** By the code of now. */
async function readCodes(): Promise<void> {
  const codes = new Map(
    (await database().selectFrom('employees').select(['id', 'code']).execute()).map((row) => [row.id, row.code]),
  );
  people = people.map((each) => ({ ...each, person: { ...each.person, code: codes.get(each.person.id) ?? '' } }));
}
