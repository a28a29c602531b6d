import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { instantAt } from '../../../src/domain/calendar/instantAt';
import { addDays } from '../../../src/domain/calendar/day';
import { workplaceOn } from '../../../src/domain/employees/workplaces';
import { locationOn, shiftOn } from '../../../src/server/workplaces/workplacesReadModel';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import { addFaceLog } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { addLeave } from '../../support/testWork';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addHolidayAt, addPuneAndGoa, setWorkplace } from '../../support/testWorkplaces';

const timeZone = 'Asia/Kolkata';
const [pune, goa] = [randomUUID(), randomUUID()];
const [early, late] = ['9 AM - 6 PM', '10 AM - 7 PM'];

let server: TestServer;
let hr: TestPerson;
/** Edits records without the right to change closed months. */
let editor: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  hr = await addPerson(database, { role: 'HR / Admin' });
  editor = await addPerson(database, {
    flags: [
      ...standardRoles.flatMap(({ name, grantedFlags }) => (name === 'Employee' ? grantedFlags : [])),
      'Employee.View_Employee',
      'Employee.Edit_Employee',
      'Employee.Add_Employee',
      'Report.Face_Report',
      'Report.Attendance_Summary',
    ],
  });
  await addPuneAndGoa(database, { pune, goa });
  // A holiday of Goa in each month, and one that everybody was there before, so that days are recorded.
  for (const day of ['2026-01-14', '2026-02-18', '2026-02-26']) await addHolidayAt(database, day, goa);
  await see(hr, '2026-01-01');
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = instantAt('2026-03-02', '12:00', timeZone);
});

const see = (person: TestPerson, day: string): Promise<void> =>
  addFaceLog(server.database, person, day, { at: instantAt(day, '10:30', timeZone) });

async function addEmployee(): Promise<TestPerson> {
  const person = await addPerson(server.database);
  await setWorkplace(server.database, person, { placeId: pune, shift: late });
  return person;
}

const detail = async (person: TestPerson, as = hr) =>
  (await server.call('getEmployeeDetail', { as, body: { id: person.id } })).data;

async function edit(person: TestPerson, changes: Record<string, string>, as = hr) {
  const { _id, Version, Employee_code, First_name, Last_name, Email, Role } = (await detail(person)).Employee;
  return server.call('editEmployee', {
    as,
    body: { id: _id, Version, Employee_code, First_name, Last_name, Email, Role_id: Role._id, ...changes },
  });
}

/** The codes of the holidays of Goa in the muster sheet. */
async function getHolidays(person: TestPerson): Promise<string[]> {
  const codes: string[] = [];
  for (const [month, days] of [
    ['2026-01', [14]],
    ['2026-02', [18, 26]],
  ] as [string, number[]][]) {
    const { Rows } = (await server.call('listMusterSheet', { as: hr, query: { month, limit: 1000 } })).data;
    const row = Rows.find(({ _id }) => _id === person.id);
    codes.push(...days.map((day) => row?.Days[day - 1] ?? ''));
  }
  return codes;
}

const close = (month: string, Closed: 'true' | 'false') =>
  server.call('closePresentMonth', { as: hr, body: { month, Closed } });

test('another location applies from today on: the days before keep the holidays of the former one', async () => {
  const person = await addEmployee();
  const before = await getHolidays(person);
  expect((await edit(person, { Location_id: goa, Shift_type: early })).httpStatus).toBe(200);
  expect(await getHolidays(person)).toEqual(before);
  const { Employee, Former_workplaces } = await detail(person);
  expect([Employee.Location?.Name, Employee.Shift_type, Employee.Workplace_since]).toEqual([
    'Goa',
    early,
    '2026-03-02',
  ]);
  expect(Former_workplaces).toEqual([{ Until: '2026-03-01', Location: 'Pune', Shift_type: late }]);
  const viewer = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  expect((await detail(person, viewer)).Former_workplaces).toEqual([]);
});

test('from the day that is given on, or for all days, also later', async () => {
  const person = await addEmployee();
  const codes = await getHolidays(person);
  expect(new Set(codes).size).toBe(1);
  await edit(person, { Location_id: goa, Workplace_since: '2026-02-20' });
  const moved = await getHolidays(person);
  expect([moved[0], moved[1]]).toEqual([codes[0], codes[0]]);
  expect(moved[2]).not.toBe(codes[0]);
  await edit(person, { Workplace_since: '2026-02-10' });
  expect(await getHolidays(person)).toEqual([codes[0], moved[2], moved[2]]);
  await edit(person, { Workplace_since: '' });
  expect(await getHolidays(person)).toEqual([moved[2], moved[2], moved[2]]);
  const { Employee, Former_workplaces } = await detail(person);
  expect([Employee.Workplace_since, Former_workplaces]).toEqual([null, []]);
  const changes = (await server.call('listEmployeeChanges', { as: hr, params: { id: person.id } })).data;
  expect(
    changes.filter(({ Field }) => Field === 'Location and shift since').map(({ Before, After }) => [Before, After]),
  ).toEqual(
    expect.arrayContaining([
      ['All days', '20/02/2026'],
      ['20/02/2026', '10/02/2026'],
      ['10/02/2026', 'All days'],
    ]),
  );
});

test('not from a day that is to come, and not on days that do not exist', async () => {
  const person = await addEmployee();
  const answer = await edit(person, { Location_id: goa, Workplace_since: '2026-03-03' });
  expect([answer.httpStatus, answer.body.errors]).toEqual([
    422,
    [{ field: 'Workplace_since', message: 'Please Select A Day Up To 02/03/2026' }],
  ]);
  expect((await edit(person, { Location_id: goa, Workplace_since: '2026-02-30' })).httpStatus).toBe(400);
  expect((await detail(person)).Employee.Location?.Name).toBe('Pune');
});

test('the day alone is a change of the record: an older version is not stored over it, and the history names it', async () => {
  const person = await addEmployee();
  await edit(person, { Location_id: goa, Workplace_since: '2026-02-20' });
  const { Version } = (await detail(person)).Employee;
  expect((await edit(person, { Workplace_since: '2026-02-10' })).httpStatus).toBe(200);
  expect((await detail(person)).Employee.Version).toBeGreaterThan(Version);
  // All days, which the location alone would not say.
  const other = await addEmployee();
  await edit(other, { Location_id: goa, Workplace_since: '' });
  const changes = (await server.call('listEmployeeChanges', { as: hr, params: { id: other.id } })).data;
  expect(changes.map(({ Field, Before, After }) => [Field, Before, After])).toEqual(
    expect.arrayContaining([
      ['Location', 'Pune', 'Goa'],
      // Not from 'All days' to 'All days', as if nothing had changed.
      ['Location and shift since', null, 'All days'],
    ]),
  );
});

test('a day of joining that is put right again leaves the former workplaces', async () => {
  const person = await addEmployee();
  await edit(person, { Location_id: goa, Workplace_since: '2026-02-20' });
  const before = await detail(person);
  await edit(person, { Joined: '2026-03-01', Workplace_since: '2026-02-20' });
  await edit(person, { Joined: '2025-12-01', Workplace_since: '2026-02-20' });
  expect((await detail(person)).Former_workplaces).toEqual(before.Former_workplaces);
});

test('until 4 AM the working day is the one before', async () => {
  const person = await addEmployee();
  server.clock.now = instantAt('2026-03-03', '01:30', timeZone);
  await edit(person, { Location_id: goa });
  expect((await detail(person)).Employee.Workplace_since).toBe('2026-03-02');
});

describe('a closed month', () => {
  beforeAll(async () => {
    server.clock.now = instantAt('2026-03-02', '12:00', timeZone);
    await close('2026-01', 'true');
  });
  afterAll(() => close('2026-01', 'false'));

  test.each([
    ['a location from a day in it', { Location_id: goa, Workplace_since: '2026-01-10' }, 'Workplace_since'],
    ['a location for all days', { Location_id: goa, Workplace_since: '' }, 'Workplace_since'],
    ['a shift from a day in it', { Shift_type: early, Workplace_since: '2026-01-31' }, 'Workplace_since'],
    ['a later day of joining', { Joined: '2026-01-20' }, 'Joined'],
    ['no day of joining', { Joined: '' }, null],
    ['a location from the day after it', { Location_id: goa, Workplace_since: '2026-02-01' }, null],
    ['a location from today on', { Location_id: goa }, null],
    // Nothing was recorded before January.
    ['an earlier day of joining before anything was recorded', { Joined: '2025-10-01' }, null],
  ])('%s: only HR changes it', async (_, changes, field) => {
    const person = await addEmployee();
    const answer = await edit(person, changes, editor);
    const records = field === 'Joined' ? 'days of employment' : 'locations and shifts';
    expect([answer.httpStatus, answer.body.errors]).toEqual(
      field === null
        ? [200, undefined]
        : [422, [{ field, message: `January 2026 is closed: only HR changes its ${records}` }]],
    );
    expect((await edit(person, changes)).httpStatus).toBe(200);
  });

  test('a new employee who joined in it is added by HR only, also by an import', async () => {
    const role = await server.database
      .selectFrom('roles')
      .select('id')
      .where('name', '=', 'Employee')
      .executeTakeFirstOrThrow();
    const body = (code: string, Joined: string) => ({
      Employee_code: code,
      First_name: 'Nora',
      Last_name: 'Quill',
      Email: `${code}@company.example`,
      Role_id: role.id,
      Joined,
    });
    const message = 'January 2026 is closed: only HR changes its days of employment';
    const rejected = await server.call('addEmployee', { as: editor, body: body('C-1', '2026-01-05') });
    expect([rejected.httpStatus, rejected.body.errors]).toEqual([422, [{ field: 'Joined', message }]]);
    expect((await server.call('addEmployee', { as: editor, body: body('C-2', '2026-02-02') })).httpStatus).toBe(200);
    expect((await server.call('addEmployee', { as: hr, body: body('C-3', '2026-01-05') })).httpStatus).toBe(200);
    const content =
      'Code,Name,E-mail,Role permission,Joined\nC-4,Nora Quill,c-4@company.example,Employee,05/01/2026\nC-5,Nora Quill,c-5@company.example,Employee,05/02/2026';
    const files = [{ field: 'File', fileName: 'people.csv', content }];
    const { Rows } = (await server.call('previewEmployeeImport', { as: editor, files })).data;
    expect(Rows.map(({ Errors }) => Errors)).toEqual([[`Joined: ${message}`], []]);
  });
});

describe('what else the location and the shift of a day decide', () => {
  let person: TestPerson;
  beforeAll(async () => {
    server.clock.now = instantAt('2026-03-02', '12:00', timeZone);
    person = await addEmployee();
    for (const day of ['2026-02-17', '2026-02-24']) await see(person, day);
    for (const day of ['2026-02-18', '2026-02-26'])
      await addLeave(server.database, person, { starts_on: day, ends_on: day, status: 'Approved', acted_by_id: hr.id });
    await edit(person, { Location_id: goa, Shift_type: '11 AM - 5 PM', Workplace_since: '2026-02-20' });
  });

  test('how long a leave is', async () => {
    const { data } = await server.call('listEmployeeLeaves', { as: hr, params: { id: person.id } });
    expect(Object.fromEntries(data.map(({ From, Working_days }) => [From, Working_days]))).toEqual({
      '2026-02-18': 1,
      '2026-02-26': 0,
    });
    const { data: counts } = await server.call('getLeaveCounts', { as: person });
    expect([counts.Working_days_last_30_days, counts.Working_days_total]).toEqual([1, 1]);
  });

  test('whose holidays the calendar of leaves shows', async () => {
    const query = { scope: 'all' as const, month: '2026-02', q: person.code };
    const { Holidays } = (await server.call('getLeaveCalendar', { as: hr, query })).data;
    expect(Holidays.map(({ Day }) => Day)).toEqual(['2026-02-26']);
  });

  test('how much overtime fits into it', async () => {
    const hours = async (Day: string) =>
      (await server.call('getOvertimeDay', { as: person, query: { Day } })).data.Max_hours;
    expect([await hours('2026-02-17'), await hours('2026-02-24')]).toEqual([15, 18]);
  });

  test('who is late', async () => {
    const late = async (day: string) =>
      (await server.call('listTrendPeople', { as: hr, query: { show: 'late', day } })).data.filter(
        ({ Employee_code }) => Employee_code === person.code,
      ).length;
    expect([await late('2026-02-17'), await late('2026-02-24')]).toEqual([1, 0]);
  });
});

test('an import changes locations and shifts from today on', async () => {
  const person = await addEmployee();
  const before = await getHolidays(person);
  const files = [{ field: 'File', fileName: 'people.csv', content: `Code,Location\n${person.code},Goa` }];
  const { Stored_versions: Seen_versions } = (await server.call('previewEmployeeImport', { as: hr, files })).data;
  await server.call('importEmployees', { as: hr, body: { Invite: 'false', Seen_versions }, files });
  expect((await detail(person)).Employee.Workplace_since).toBe('2026-03-02');
  expect(await getHolidays(person)).toEqual(before);
});

test('a location that someone has worked at is not deleted', async () => {
  const person = await addEmployee();
  const id = randomUUID();
  await server.database.insertInto('locations').values({ id, name: 'Nagpur' }).execute();
  await edit(person, { Location_id: id, Workplace_since: '2026-02-01' });
  await edit(person, { Location_id: goa, Workplace_since: '2026-03-01' });
  const answer = await server.call('deleteLocation', { as: hr, body: { id } });
  expect(answer.httpStatus).toBe(409);
});

test('the location and the shift of a day are in SQL as in the domain', async () => {
  const person = await addEmployee();
  const place = fc.record({
    locationId: fc.constantFrom(null, pune, goa),
    shift: fc.constantFrom(null, early, late),
  });
  const first = '2026-02-01';
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.uniqueArray(fc.record({ place, offset: fc.nat(20) }), { selector: ({ offset }) => offset, maxLength: 4 }),
      async (present, ended) => {
        const former = ended
          .map(({ place: one, offset }) => ({ ...one, until: addDays(first, offset) }))
          .sort((one, other) => (one.until < other.until ? -1 : 1));
        const { database } = server;
        await database.deleteFrom('former_workplaces').where('employee_id', '=', person.id).execute();
        await database
          .updateTable('employees')
          .set({ location_id: present.locationId, shift_type: present.shift })
          .where('id', '=', person.id)
          .execute();
        for (const { locationId, shift, until } of former)
          await database
            .insertInto('former_workplaces')
            .values({ employee_id: person.id, until, location_id: locationId, shift_type: shift })
            .execute();
        for (let offset = -1; offset < 22; offset += 1) {
          const day = addDays(first, offset);
          const [row] = await database
            .selectFrom('employees')
            .select([
              locationOn('employees', `'${day}'`).as('locationId'),
              shiftOn('employees', `'${day}'`).as('shift'),
            ])
            .where('id', '=', person.id)
            .execute();
          const { locationId, shift } = workplaceOn({ former, present }, day);
          expect({ day, ...row }).toEqual({ day, locationId, shift });
        }
      },
    ),
    { numRuns: 20 },
  );
});
