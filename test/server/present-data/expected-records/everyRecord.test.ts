import { randomUUID } from 'node:crypto';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { compareFigures } from '../../../support/comparedFigures';
import { getDays, hour, inBerlin, nextDay } from '../../../support/moments/berlinClock';
import { addCorrection, changeAccount } from '../../../support/testAttendance';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addLeave, addProject, type TestProject } from '../../../support/testWork';
import {
  expectedDay,
  getTotals,
  type Correction,
  type LeaveOfPerson,
  type Person,
} from '../../attendance/expected-days/expectedDay';

/*
 * Present data at random: files, corrections of single records and answers, next to attendance and leave. What HR has typed is noted
 * down here, and every list, sum, count and comparison is expected from the notes, by the explanations of the fields alone.
 */
const comparedFields = ['Working_days', 'Full_leave', 'Half_leave', 'Missed_punch', 'WFM', 'Total_days'] as const;
const fields = [...comparedFields, 'Carry_forward', 'Allow', 'Grand_Total'] as const;
type Field = (typeof fields)[number];
type Figures = Readonly<Record<Field, number>>;

type PendingKind = 'leave' | 'manual-attendance' | 'overtime';

interface Line {
  readonly month: string;
  readonly code: string;
  readonly name: string;
  readonly figures: Figures;
  readonly answer: 'Approved' | 'Issue' | null;
}
interface Life {
  readonly person: TestPerson;
  readonly record: Person;
  readonly atHome: ReadonlySet<string>;
  /** Days of requests to correct a day and of overtime that no one has decided. */
  readonly undecided: { readonly corrections: readonly string[]; readonly overtime: readonly string[] };
  /** When what is undecided was asked for. */
  readonly asked: readonly { readonly kind: PendingKind; readonly at: number }[];
}
/** When they were employed; not said: all the time. */
const employments: readonly Partial<Pick<Person, 'joinedOn' | 'leftOn' | 'returnedOn'>>[] = [
  {},
  {},
  { joinedOn: '2028-02-14' },
  { leftOn: '2028-03-10' },
  { leftOn: '2028-02-10', returnedOn: '2028-03-06' },
  { joinedOn: '2028-03-15' },
];

const random = new SeededRandom(process.env['PRESENT_SEED'] ?? 'present data');
const months = ['2028-02', '2028-03'] as const;
const now = inBerlin('2028-04-05', 11 * 60);
const recordedFrom = '2028-01-03';
let server: TestServer;
let hr: TestPerson;
let project: TestProject;
const lives: Life[] = [];
let lines: Line[] = [];

const hundredths = (from: number, to: number): number => random.integer(from * 100, to * 100) / 100;
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

function randomFigures(): Figures {
  const [totalDays, allow] = [hundredths(0, 29), hundredths(0, 20)];
  return {
    Working_days: random.pick([20, 21, 23, 21.5, 22.25]),
    Full_leave: random.integer(0, 8),
    Half_leave: random.integer(0, 9),
    Missed_punch: random.integer(0, 58),
    WFM: random.integer(0, 29),
    Carry_forward: hundredths(-366, 366),
    Total_days: totalDays,
    Allow: allow,
    Grand_Total: random.chance(0.7) ? twoDecimals(totalDays + allow) : hundredths(-366, 397),
  };
}

/** Before the end of the day, and with the return, if any. */
const isEmployedOn = ({ joinedOn, leftOn, returnedOn }: Person, day: string): boolean =>
  day >= joinedOn && (leftOn === null || day < leftOn || (returnedOn !== undefined && day >= returnedOn));
const isActive = ({ record: { leftOn, returnedOn } }: Life): boolean => leftOn === null || returnedOn !== undefined;
const isOfMonth = ({ record }: Life, month: string): boolean => getDays(month).some((day) => isEmployedOn(record, day));

/** Often a whole number of days ago. */
const randomAskedAt = (): number =>
  now - random.pick([0, 1, 3, 7, 30, random.integer(0, 40), random.integer(0, 4_000) / 100]) * 24 * hour;

/** Requests that no one has decided, of days on which someone was employed or not: they are to be decided all the same. */
async function addUndecided(
  person: TestPerson,
  decided: ReadonlySet<string>,
): Promise<Pick<Life, 'undecided' | 'asked'>> {
  const asked: { kind: PendingKind; at: number }[] = [];
  const ask = (kind: PendingKind): Date => {
    asked.push({ kind, at: randomAskedAt() });
    return new Date(asked.at(-1)?.at ?? now);
  };
  const days = ['2028-01', ...months, '2028-04'].flatMap(getDays).filter((day) => day < '2028-04-05');
  const [corrections, overtime] = [random.sample(days, 12).filter((day) => !decided.has(day)), random.sample(days, 9)];
  for (const day of corrections)
    await server.database
      .insertInto('manual_attendance_requests')
      .values({
        ...{ id: randomUUID(), employee_id: person.id, work_date: day, type: 'checkIn', claimed_time: '09:00' },
        ...{ reason: 'Vehicle Issue', status: 'Pending', created_at: ask('manual-attendance') },
      })
      .execute();
  for (const day of overtime)
    await server.database
      .insertInto('overtime_entries')
      .values({
        ...{ id: randomUUID(), employee_id: person.id, project_id: project.id, work_date: day, status: 'Pending' },
        ...{ description: 'Release', claimed_hours: 1, created_at: ask('overtime'), updated_at: new Date(now) },
      })
      .execute();
  return { undecided: { corrections, overtime }, asked };
}

async function addLife(): Promise<void> {
  const person = await addPerson(server.database, { lastName: `Number ${lives.length}` });
  const corrections = new Map<string, Correction>();
  const leaves: LeaveOfPerson[] = [];
  const atHome = new Set<string>();
  const decided = new Set<string>();
  const employment = { joinedOn: '2020-01-01', leftOn: null, ...employments[lives.length] };
  const record = { placeId: null, ...employment, punches: new Map(), corrections, leaves };
  for (const day of ['2028-01', ...months].flatMap(getDays)) {
    if (day < recordedFrom || !isEmployedOn(record, day)) continue;
    if (random.chance(0.75))
      corrections.set(day, { in: null, out: null, present: [random.chance(0.8), random.chance(0.8)] });
    else if (random.chance(0.15))
      corrections.set(day, { in: inBerlin(day, random.integer(500, 1_100)), out: null, present: [false, false] });
    if (random.chance(0.15)) {
      const half = random.pick([null, 'First Half', 'Second Half'] as const);
      const status = random.pick(['Approved', 'Conditional Approved', 'Pending', 'Rejected']);
      leaves.push({
        from: day,
        // Some that are not decided go on into the next month.
        to: status === 'Pending' ? nextDay(nextDay(day)) : day,
        halfFrom: half ?? 'First Half',
        halfTo: half ?? 'Second Half',
        status,
      });
    }
    for (const type of ['checkIn', 'checkOut'] as const)
      if (random.chance(0.1)) {
        decided.add(day);
        const [reason, status] = [
          random.pick(['WFH', 'WFH', 'Vehicle Issue'] as const),
          random.pick(['Approved', 'Approved', 'Rejected'] as const),
        ];
        if (reason === 'WFH' && status === 'Approved') atHome.add(day);
        await server.database
          .insertInto('manual_attendance_requests')
          .values({
            ...{
              id: randomUUID(),
              employee_id: person.id,
              work_date: day,
              type,
              claimed_time: '17:00',
              reason,
              status,
            },
            created_at: new Date(now),
            acted_at: new Date(now),
            acted_by_id: hr.id,
          })
          .execute();
      }
  }
  for (const [day, { in: came, present }] of corrections)
    await addCorrection(server.database, person, day, {
      check_in_at: came === null ? null : new Date(came),
      present_first_half: present[0],
      present_second_half: present[1],
    });
  const filed: { kind: PendingKind; at: number }[] = [];
  for (const { from, to, halfFrom, halfTo, status } of leaves) {
    const at = randomAskedAt();
    if (status === 'Pending') filed.push({ kind: 'leave', at });
    await addLeave(server.database, person, {
      created_at: new Date(at),
      ...{ starts_on: from, ends_on: to, half_from: halfFrom, half_to: halfTo, status },
      ...(status !== 'Pending' && { acted_by_id: hr.id }),
    });
  }
  const { joinedOn, leftOn, returnedOn } = record;
  await server.database.updateTable('employees').set({ joined_on: joinedOn }).where('id', '=', person.id).execute();
  for (const [day, status] of [
    [leftOn, 'DeActive'],
    [returnedOn, 'Active'],
  ] as const)
    if (day !== null && day !== undefined)
      await changeAccount(server.database, person, status, { by: hr, at: new Date(inBerlin(day, 12 * 60)) });
  const { undecided, asked } = await addUndecided(person, decided);
  lives.push({ person, record, atHome, undecided, asked: [...filed, ...asked] });
}

/** What attendance, leave and requests of the month say. */
function computed({ record, atHome }: Life, month: string): readonly number[] {
  const days = getDays(month).map((day) => expectedDay({ holidays: [], now, recordedFrom }, record, day));
  const { workingDays, present } = getTotals(days);
  const onLeave = (halves: number): number =>
    days.filter(({ codes }) => codes.filter((code) => code === 'PL').length === halves).length;
  return [
    workingDays,
    onLeave(2),
    onLeave(1),
    days.filter(({ isPunchMissing }) => isPunchMissing).length,
    getDays(month).filter((day) => atHome.has(day)).length,
    present,
  ];
}

const compared = ({ figures }: Line): number[] => comparedFields.map((field) => figures[field]);
const getLines = (month: string): Line[] => lines.filter((line) => line.month === month);
const put = (line: Line): void => {
  lines = [...lines.filter(({ month, code }) => month !== line.month || code !== line.code), line];
};
/** An answer is about figures; it stays while none of them changes. */
const keepAnswer = (former: Line | undefined, figures: Figures): Line['answer'] =>
  former !== undefined && JSON.stringify(former.figures) === JSON.stringify(figures) ? former.answer : null;

async function upload(month: string): Promise<void> {
  const chosen: Line[] = random.sample(lives, random.integer(2, lives.length)).map((life) => {
    const former = getLines(month).find(({ code }) => code === life.person.code);
    // Some are as they were, some as attendance has them.
    let figures = former !== undefined && random.chance(0.3) ? former.figures : randomFigures();
    if (random.chance(0.3))
      figures = {
        ...figures,
        ...Object.fromEntries(computed(life, month).map((value, index) => [comparedFields[index], value])),
      };
    const name = random.chance(0.8) ? `${life.person.firstName} ${life.person.lastName}` : 'Some One Else';
    return { month, code: life.person.code, name, figures, answer: keepAnswer(former, figures) };
  });
  if (random.chance(0.5))
    chosen.push({ month, code: `X${random.integer(1, 3)}`, name: 'No One', figures: randomFigures(), answer: null });
  const comma = random.chance(0.5);
  const cells = chosen.map(({ name, code, figures }) => [
    name,
    code,
    ...fields.map((field) => (comma ? String(figures[field]).replace('.', ',') : String(figures[field]))),
  ]);
  const content = [['Name', 'Code', ...fields], ...cells].map((row) => row.join(';')).join('\n');
  const files = [{ field: 'employee_file', fileName: 'month.csv', content }];
  const body = { date: `${month}-28` };
  const former = new Set(getLines(month).map(({ code }) => code));
  const preview = (await server.call('previewPresentRecords', { as: hr, body, files })).data;
  expect(
    preview.Rows.map((row) => [row.Code, row.Replaces, row.Problems, row.Warnings.map(({ field }) => field)]),
  ).toEqual(
    chosen.map(({ code, name, figures }) => [
      code,
      former.has(code),
      [],
      [
        ...(code.startsWith('X') ? ['Code'] : name === 'Some One Else' ? ['Name'] : []),
        ...(twoDecimals(figures.Total_days + figures.Allow) === figures.Grand_Total ? [] : ['Grand_Total']),
      ],
    ]),
  );
  const { data } = await server.call('uploadPresentRecords', { as: hr, body, files });
  const replaced = chosen.filter(({ code }) => former.has(code)).length;
  expect(data).toEqual({ month, added: chosen.length - replaced, replaced });
  chosen.forEach(put);
}

const stored = async () => (await server.call('listPresentRecords', { as: hr })).data;

/** HR corrects some figures of a record; empty fields keep the stored value. */
async function edit(): Promise<void> {
  const row = random.pick(await stored());
  const line = lines.find(({ month, code }) => row.Date.startsWith(month) && row.Code === code);
  if (line === undefined) throw new Error(`${row.Code} is not noted down`);
  const [allow, carried] = [hundredths(0, 20), random.chance(0.3) ? line.figures.Carry_forward : hundredths(-9, 9)];
  const figures = { ...line.figures, Allow: allow, Carry_forward: carried };
  const body = { id: row._id, Allow: allow, Carry_forward: carried, WFM: '' };
  expect((await server.call('updatePresentRecord', { as: hr, body })).httpStatus).toBe(200);
  put({ ...line, figures, answer: keepAnswer(line, figures) });
}

async function answer(): Promise<void> {
  const month = random.pick(months);
  const { person } = random.pick(lives.filter((life) => isActive(life) && isOfMonth(life, month)));
  const line = getLines(month).find(({ code }) => code === person.code);
  const status = random.pick(['Approved', 'Issue'] as const);
  const body = { Code: person.code, month: Number(month.slice(5)) - 1, Year: 2028, Attendence_Status: status };
  const { httpStatus } = await server.call('answerMonthlyAttendance', { as: person, body });
  if (line === undefined) expect(httpStatus).toBe(404);
  else if (httpStatus === 200) put({ ...line, answer: status });
  else expect([httpStatus, line.answer]).toEqual([409, expect.any(String)]);
}

async function goOn(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    await random.weighted([
      [() => upload(random.pick(months)), 2],
      [edit, 4],
      [answer, 5],
    ] as const)();
  }
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  server.clock.now = new Date(now);
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  await server.database.updateTable('employees').set({ joined_on: '2028-04-03' }).where('id', '=', hr.id).execute();
  project = await addProject(server.database, [hr]);
  while (lives.length < employments.length) await addLife();
  for (const month of months) await upload(month);
  await goOn(25);
});
afterAll(() => server.close());

async function findDifferences(): Promise<readonly string[]> {
  const { compare, differences } = compareFigures();
  const toLine = (line: Line) => [
    line.month,
    line.code,
    line.name,
    ...fields.map((field) => line.figures[field]),
    line.answer,
  ];
  const all = await stored();
  compare(
    'all records',
    all
      .map((row) => [
        row.Date.slice(0, 7),
        row.Code,
        row.Name,
        ...fields.map((field) => row[field]),
        row.Attendence_Status,
      ])
      .sort(),
    lines.map(toLine).sort(),
  );
  const spans = [
    ...months.map((month) => ({ From: `${month}-01`, To: getDays(month).at(-1) ?? '' })),
    { From: '2028-02-01', To: '2028-03-31' },
  ];
  const filters: readonly (readonly [Record<string, string>, (line: Line) => boolean])[] = [
    [{}, () => true],
    [{ Attendence_Status: 'None,Issue' }, (line) => line.answer !== 'Approved'],
    [
      { Ranges: 'Carry_forward:-5.5:,Allow:0:12.25' },
      ({ figures }) => figures.Carry_forward >= -5.5 && figures.Allow <= 12.25,
    ],
  ];
  for (const span of spans)
    for (const [filter, passes] of filters) {
      const query = { ...span, ...filter };
      const wanted = lines.filter(({ month }) => span.From <= `${month}-28` && `${month}-28` <= span.To).filter(passes);
      const list = (
        await server.call('listPresentWindow', {
          as: hr,
          query: { ...query, Count_by: 'Attendence_Status', limit: 1000 },
        })
      ).data;
      compare(
        `list ${JSON.stringify(query)}`,
        [list.Total, list.Rows.map(({ Code }) => Code).sort()],
        [wanted.length, wanted.map(({ code }) => code).sort()],
      );
      const sums = (await server.call('sumPresentRecords', { as: hr, query })).data;
      compare(
        `sums ${JSON.stringify(query)}`,
        fields.map((field) => sums[field]),
        fields.map((field) => twoDecimals(wanted.reduce((sum, { figures }) => sum + figures[field], 0))),
      );
    }
  const { Pending } = (await server.call('getCompanyTrends', { as: hr })).data;
  const waiting: readonly { readonly kind: string; readonly at: number }[] = [
    ...lives.flatMap(({ asked }) => asked),
    // They are said during the test.
    ...lines
      .filter((line) => line.answer === 'Issue' && lives.some(({ person }) => person.code === line.code))
      .map(() => ({ kind: 'month-issue', at: server.clock.now.getTime() })),
  ];
  const ages = ['30', '7', '3', '1', '0'] as const;
  for (const kind of ['leave', 'manual-attendance', 'overtime', 'month-issue'] as const)
    for (const age of ages) {
      const wanted = waiting.filter(
        ({ kind: of, at }) =>
          of === kind && ages.find((days) => server.clock.now.getTime() - at >= Number(days) * 24 * hour) === age,
      );
      const people = (await server.call('listTrendPeople', { as: hr, query: { show: 'pending', kind, age } })).data;
      compare(
        `${kind} pending for ${age} days`,
        [Pending.find(({ Kind, Age }) => Kind === kind && Age === age)?.Total ?? 0, people.length],
        [wanted.length, wanted.length],
      );
    }
  for (const month of months) {
    const ofMonth = getLines(month);
    const rows = (await server.call('comparePresentMonth', { as: hr, query: { month, limit: 1000 } })).data.Rows;
    const wanted = new Map<string, unknown>();
    for (const line of ofMonth) wanted.set(line.code, ['No employee', compared(line), null, []]);
    const ofEmployees = lives.filter((life) => isOfMonth(life, month));
    for (const life of ofEmployees) {
      const line = ofMonth.find(({ code }) => code === life.person.code);
      const figures = computed(life, month);
      const differing =
        line === undefined ? [] : comparedFields.filter((field, index) => line.figures[field] !== figures[index]);
      const outcome = line === undefined ? 'No record' : differing.length > 0 ? 'Differs' : 'Same';
      wanted.set(life.person.code, [outcome, line === undefined ? null : compared(line), figures, differing]);
    }
    for (const { Code, Outcome, Stored, Computed, Differences } of rows) {
      const toList = (figures: typeof Stored) => figures && comparedFields.map((field) => figures[field]);
      compare(
        `comparison ${month} ${Code}`,
        [Outcome, toList(Stored), toList(Computed), Differences],
        wanted.get(Code),
      );
    }
    compare(`rows of the comparison ${month}`, rows.length, wanted.size);
    const ofPeople = ofMonth.filter(({ code }) => ofEmployees.some(({ person }) => person.code === code));
    // Those who have left, or came later, are not asked; records of no employee ask no one.
    const isAsked = ({ code }: Line): boolean => {
      const life = lives.find(({ person }) => person.code === code);
      return life !== undefined && isActive(life) && isOfMonth(life, month);
    };
    const counts = [
      ofMonth.length,
      ofMonth.filter((line) => line.answer === null && isAsked(line)).length,
      ofMonth.filter((line) => line.answer === 'Issue').length,
      ofEmployees.length - ofPeople.length,
    ];
    const state = (await server.call('getPresentMonth', { as: hr, query: { month } })).data;
    const end = (await server.call('getMonthEnd', { as: hr, query: { month } })).data;
    for (const shown of [state, end])
      compare(`counts of ${month}`, [shown.Records, shown.Unanswered, shown.Issues, shown.Without_record], counts);
    compare(
      `differences of ${month}`,
      end.Differences,
      [...wanted.values()].filter((row) => !JSON.stringify(row).startsWith('["Same"')).length,
    );
    const silent = (await server.call('listPresentUnanswered', { as: hr, query: { month, limit: 1000 } })).data;
    compare(`silent in ${month}`, silent.Rows.map(({ Why }) => Why).sort(), [
      ...Array.from({ length: counts[1] ?? 0 }, () => 'No answer'),
      ...Array.from({ length: counts[3] ?? 0 }, () => 'No record'),
    ]);
    const isInMonth = (day: string): boolean => day.startsWith(month);
    const linesWhere = (getDayTexts: (life: Life) => readonly string[]): string[] =>
      lives.flatMap((life) => getDayTexts(life).map((text) => `${life.person.id} ${text}`)).sort();
    const undecided = {
      Corrections: linesWhere((life) => life.undecided.corrections.filter(isInMonth)),
      Overtime: linesWhere((life) => life.undecided.overtime.filter(isInMonth)),
      Leaves: linesWhere(({ record }) =>
        record.leaves
          .filter(({ status, from, to }) => status === 'Pending' && (isInMonth(from) || isInMonth(to)))
          .map(({ from, to }) => `${from},${to}`),
      ),
    };
    const [From, To] = [`${month}-01`, getDays(month).at(-1) ?? ''];
    const scope = { scope: 'all', limit: 1000 };
    const corrections = await server.call('listManualAttendanceWindow', {
      as: hr,
      query: { ...scope, status: 'Pending', From, To },
    });
    const overtime = await server.call('listOvertimeWindow', {
      as: hr,
      query: { ...scope, Approval_Status: 'Pending', Date_from: From, Date_to: To },
    });
    const leaves = await server.call('listLeaveWindow', {
      as: hr,
      query: { ...scope, Status: 'Pending', Month: month },
    });
    const listedRows = {
      Corrections: corrections.data.Rows.map((row) => `${row.employee_id._id} ${row.date}`).sort(),
      Overtime: overtime.data.Rows.map((row) => `${row.Creater_id} ${row.Overtime_date}`).sort(),
      Leaves: leaves.data.Rows.map((row) => `${row.Employee_ID} ${row.Leave_Date_to_Date}`).sort(),
    };
    for (const step of ['Corrections', 'Overtime', 'Leaves'] as const)
      compare(`${step} of ${month}`, [end[step], listedRows[step]], [undecided[step].length, undecided[step]]);
    const missing = (await server.call('listMissingPunches', { as: hr, query: { month, limit: 1000 } })).data;
    const missingDays = ofEmployees.flatMap(({ person, record }) =>
      getDays(month)
        .filter((day) => expectedDay({ holidays: [], now, recordedFrom }, record, day).isPunchMissing)
        .map((day) => `${person.id} ${day}`),
    );
    compare(
      `missing punches of ${month}`,
      [end.Missing_punches, missing.Rows.map((row) => `${row._id} ${row.Day}`).sort()],
      [missingDays.length, missingDays.sort()],
    );
    const records = async (Attendence_Status?: string): Promise<string[]> =>
      (
        await server.call('listPresentWindow', {
          as: hr,
          query: { From, To, limit: 1000, ...(Attendence_Status !== undefined && { Attendence_Status }) },
        })
      ).data.Rows.map(({ Code }) => Code).sort();
    const codesWhere = (matches: (line: Line) => boolean): string[] =>
      ofMonth
        .filter(matches)
        .map(({ code }) => code)
        .sort();
    compare(
      `records of ${month}`,
      await records(),
      codesWhere(() => true),
    );
    compare(
      `issues of ${month}`,
      await records('Issue'),
      codesWhere(({ answer }) => answer === 'Issue'),
    );
    const silentCodes = async (Why: string): Promise<string[]> =>
      (await server.call('listPresentUnanswered', { as: hr, query: { month, Why, limit: 1000 } })).data.Rows.map(
        ({ Code }) => Code,
      ).sort();
    compare(
      `without an answer in ${month}`,
      await silentCodes('No answer'),
      codesWhere((line) => line.answer === null && isAsked(line)),
    );
    compare(
      `without a record in ${month}`,
      await silentCodes('No record'),
      ofEmployees
        .map(({ person }) => person.code)
        .filter((code) => ofMonth.every((line) => line.code !== code))
        .sort(),
    );
    const differing = await server.call('comparePresentMonth', {
      as: hr,
      query: { month, Differences: 'true', limit: 1000 },
    });
    compare(
      `list of differences of ${month}`,
      differing.data.Rows.map(({ Code }) => Code).sort(),
      [...wanted].flatMap(([code, row]) => (JSON.stringify(row).startsWith('["Same"') ? [] : code)).sort(),
    );
    for (const { person } of ofEmployees.filter(isActive)) {
      const own = (
        await server.call('getMonthlyAttendance', {
          as: person,
          body: { Code: person.code, month: Number(month.slice(5)) - 1, Year: 2028 },
        })
      ).data[0];
      const line = ofMonth.find(({ code }) => code === person.code);
      compare(
        `own record of ${person.code}`,
        own && [...fields.map((field) => own[field]), own.Attendence_Status],
        line && toLine(line).slice(3),
      );
    }
  }
  return differences;
}

test('lists, sums, counts and the comparison of present data are what HR has entered and attendance says', async () => {
  expect(await findDifferences()).toEqual([]);
});
test('the same after more files, corrections and answers, and with the months closed', async () => {
  await goOn(25);
  expect(await findDifferences()).toEqual([]);
  for (const month of months)
    expect((await server.call('closePresentMonth', { as: hr, body: { month, Closed: 'true' } })).httpStatus).toBe(200);
  expect(await findDifferences()).toEqual([]);
});
