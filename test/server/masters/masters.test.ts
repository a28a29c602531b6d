import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../src/server/operations/call';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';
import { addProject } from '../../support/testWork';
import { testMoment } from '../../support/testMoment';

let server: TestServer;
let admin: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
  member = await addPerson(server.database);
});
afterAll(() => server.close());

interface Entry {
  _id: string;
  Status?: string;
  used_by?: number;
  [field: string]: unknown;
}
interface Master {
  noun: string;
  master: string;
  nameField: string;
  operations: { get: OperationId; save: OperationId; list: OperationId; remove: OperationId };
  missing: string;
  more?: Record<string, unknown>;
  use: (id: string) => Promise<unknown>;
  usedBy: string;
}

const names = (get: string, save: string, list: string, remove: string) =>
  ({ get, save, list, remove }) as Master['operations'];
const project = async (link: 'project_tech_stacks' | 'project_requirements', id: string) => {
  const { id: project_id } = await addProject(server.database, []);
  return link === 'project_tech_stacks'
    ? server.database.insertInto(link).values({ project_id, tech_stack_id: id }).execute()
    : server.database.insertInto(link).values({ project_id, requirement_id: id }).execute();
};
const employee = (column: 'location_id' | 'vertical_id' | 'position_id' | 'department_id') => (id: string) =>
  server.database
    .updateTable('employees')
    .set({ [column]: id })
    .where('id', '=', member.id)
    .execute();

const masters: Master[] = [
  {
    noun: 'location',
    master: 'Location',
    nameField: 'Location_name',
    operations: names('getLocation', 'saveLocation', 'listLocations', 'deleteLocation'),
    missing: 'Please Enter Location Name',
    use: employee('location_id'),
    usedBy: 'Employee',
  },
  {
    noun: 'vertical',
    master: 'Vertical',
    nameField: 'Vertical_name',
    operations: names('getVertical', 'saveVertical', 'listVerticals', 'deleteVertical'),
    missing: 'Please Enter Vertical Name',
    use: employee('vertical_id'),
    usedBy: 'Employee',
  },
  {
    noun: 'tech stack',
    master: 'Tech_Stack',
    nameField: 'Name',
    operations: names('getTechStack', 'saveTechStack', 'listTechStackMaster', 'deleteTechStack'),
    missing: 'Please Enter Tech Stack Name',
    use: (id) => project('project_tech_stacks', id),
    usedBy: 'Project',
  },
  {
    noun: 'requirement',
    master: 'Requirement',
    nameField: 'Name',
    operations: names('getRequirement', 'saveRequirement', 'listRequirementMaster', 'deleteRequirement'),
    missing: 'Please Enter Requirement Name',
    use: (id) => project('project_requirements', id),
    usedBy: 'Project',
  },
  {
    noun: 'position',
    master: 'Position',
    nameField: 'Position_name',
    operations: names('getPositionEntry', 'savePosition', 'listPositions', 'deletePosition'),
    missing: 'Please Enter Position Name',
    use: employee('position_id'),
    usedBy: 'Employee',
  },
  {
    noun: 'department',
    master: 'Department',
    nameField: 'Department_name',
    operations: names('getDepartment', 'saveDepartment', 'listDepartments', 'deleteDepartment'),
    missing: 'Please Enter Department Name',
    use: employee('department_id'),
    usedBy: 'Employee',
  },
  {
    noun: 'ticket department',
    master: 'Ticket_Department',
    nameField: 'Ticket_department_name',
    operations: names('getTicketDepartment', 'saveTicketDepartment', 'listTicketDepartments', 'deleteTicketDepartment'),
    missing: 'Please Enter Ticket Department Name',
    more: { Prefix: 'it', Response_hours: 4 },
    use: (id) =>
      server.database
        .insertInto('tickets')
        .values({
          created_at: testMoment(),
          updated_at: testMoment(),
          id: randomUUID(),
          ticket_department_id: id,
          number: 1,
          key: 'IT-1',
          title: 'Screen',
          ticket_type: 'Task',
          raised_by_id: member.id,
        })
        .execute(),
    usedBy: 'Ticket',
  },
];

const call = (operation: OperationId, body?: Record<string, unknown>, as: TestPerson = admin) =>
  server.call(operation, { as, ...(body ? { body } : {}) });
const readEntry = (answer: { data: unknown }): Entry => answer.data as Entry;

describe.each(masters)(
  'The master of the $noun',
  ({ noun, master, nameField, operations: { get, save, list, remove }, missing, more = {}, use, usedBy }) => {
    const entry = (name: string, others: Record<string, unknown> = {}) => ({
      [nameField]: name,
      Status: 'Active',
      ...more,
      ...others,
    });
    const listed = async () => (await call(list)).data as unknown as Entry[];

    test('adds, changes, lists by name and deletes', async () => {
      const added = readEntry(await call(save, entry('  Zebra ')));
      expect(added).toMatchObject({ [nameField]: 'Zebra', Status: 'Active', used_by: 0 });
      await call(save, entry('Alpha', { Prefix: 'AL' }));
      expect(readEntry(await call(save, entry('Yak', { id: added._id, Status: 'DeActive' })))).toMatchObject({
        _id: added._id,
        [nameField]: 'Yak',
        Status: 'DeActive',
      });
      expect(readEntry(await call(get, { id: added._id }))).toMatchObject({ [nameField]: 'Yak' });
      expect((await listed()).map((row) => row[nameField])).toEqual(['Alpha', 'Yak']);
      expect((await call(remove, { id: added._id })).httpStatus).toBe(200);
      expect((await listed()).map((row) => row[nameField])).toEqual(['Alpha']);
    });

    test('rejects an empty, a blank and a taken name, and an entry without a status', async () => {
      for (const name of ['', '  ']) expect((await call(save, entry(name))).message).toBe(missing);
      expect(await call(save, entry('ALPHA', { Prefix: 'OTHER' }))).toMatchObject({
        httpStatus: 409,
        message: `There is a ${noun} of this name already`,
        errors: [{ field: nameField }],
      });
      expect(await call(save, { ...entry('Beta'), Status: undefined })).toMatchObject({
        httpStatus: 400,
        message: 'Please Select Status',
      });
      expect(await call(save, entry('Gamma', { id: unknownId(), Prefix: 'GA' }))).toMatchObject({ httpStatus: 404 });
      expect(await call(get, { id: 'no id at all' })).toMatchObject({ httpStatus: 404 });
    });

    test('of two who save the same version the second one is shown what the first has saved', async () => {
      const [alpha] = await listed();
      const edit = (name: string, Version?: unknown) =>
        call(save, entry(name, { id: alpha?._id, Prefix: 'AL', ...(Version === undefined ? {} : { Version }) }));
      const answers = await Promise.all([edit('Alpha one', alpha?.Version), edit('Alpha two', alpha?.Version)]);
      expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
      const [stored] = await listed();
      const rejected = answers.find(({ httpStatus }) => httpStatus === 409)?.body as { current?: Entry };
      expect(rejected.current).toEqual(stored);
      expect(readEntry(await edit('Alpha', stored?.Version))).toMatchObject({
        [nameField]: 'Alpha',
        Version: Number(alpha?.Version) + 2,
      });
      // As the specified call has it: without a version the last one wins.
      expect((await edit('Alpha')).httpStatus).toBe(200);
    });

    test('counts and names what uses an entry, and keeps it while something does', async () => {
      const [alpha] = await listed();
      const id = alpha?._id ?? '';
      await use(id);
      expect((await listed())[0]?.used_by).toBe(1);
      expect((await call('listMasterUses', { Master: master, id })).data).toMatchObject([{ Kind: usedBy }]);
      expect(await call(remove, { id })).toMatchObject({
        httpStatus: 409,
        message: `This ${noun} is used by 1: it cannot be deleted. Set it to DeActive instead.`,
      });
      expect(await listed()).toHaveLength(1);
    });

    test('is closed to users without its flag, also when asking for uses with another flag', async () => {
      expect(await call(save, entry('Delta'), member)).toMatchObject({ httpStatus: 403 });
      expect(await call(remove, { id: unknownId() }, member)).toMatchObject({ httpStatus: 403 });
      const holidays = await addPerson(server.database, { flags: ['Master.Holidays'] });
      expect(await call('listMasterUses', { Master: master, id: unknownId() }, holidays)).toMatchObject({
        httpStatus: 403,
      });
    });
  },
);

test.each(['Pune 2', 'Pune-West', 'Pune, West'])('a location cannot be called %s', async (name) => {
  expect(await call('saveLocation', { Location_name: name, Status: 'Active' })).toMatchObject({
    httpStatus: 400,
    message: 'field does not accept special characters.',
  });
});

test.each(['saveTechStack', 'saveRequirement'] as const)('%s takes no comma in a name', async (save) => {
  expect(await call(save, { Name: 'C, C++', Status: 'Active' })).toMatchObject({
    httpStatus: 400,
    message: 'A name cannot hold a comma',
  });
});

test('a project that the caller does not see stays without a name', async () => {
  const tpm = await addPerson(server.database, { flags: ['Master.Tech_Stack'] });
  const [used] = (await call('listTechStackMaster')).data as unknown as Entry[];
  const uses = { Master: 'Tech_Stack', id: used?._id };
  expect((await call('listMasterUses', uses, tpm)).data).toEqual([
    { _id: '-', Kind: 'Project', Name: 'A project that you do not see', Detail: '' },
  ]);
  expect((await call('listMasterUses', uses)).data).toMatchObject([{ Name: 'Harbour' }]);
});

describe('Departments', () => {
  const add = async (name: string, Parent_id = ''): Promise<string> =>
    readEntry(await call('saveDepartment', { Department_name: name, Status: 'Active', Parent_id }))._id;

  test('are never their own parent, neither directly nor when two are moved at the same time', async () => {
    const top = await add('Top');
    const middle = await add('Middle', top);
    const bottom = await add('Bottom', middle);
    const move = (id: string, name: string, Parent_id: string) =>
      call('saveDepartment', { id, Department_name: name, Status: 'Active', Parent_id });
    expect(await move(top, 'Top', bottom)).toMatchObject({
      httpStatus: 422,
      message: 'A department cannot be its own parent',
    });
    expect(await move(top, 'Top', top)).toMatchObject({ httpStatus: 422 });
    const [left, right] = [await add('Left'), await add('Right')];
    const answers = await Promise.all([move(left, 'Left', right), move(right, 'Right', left)]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 422]);
  });

  test('have a head and are what a position belongs to', async () => {
    const id = readEntry(
      await call('saveDepartment', { Department_name: 'Design', Status: 'Active', Head_id: member.id }),
    )._id;
    const position = readEntry(
      await call('savePosition', {
        Position_name: 'Designer',
        Status: 'Active',
        Department_id: id,
        Is_project_manager: 'true',
      }),
    );
    expect(position).toMatchObject({
      Department: { _id: id, Name: 'Design' },
      Is_project_manager: true,
      Is_technical_project_manager: false,
    });
    expect((await call('listMasterUses', { Master: 'Department', id })).data).toMatchObject([
      { Kind: 'Position', Name: 'Designer' },
    ]);
    expect(
      await call('savePosition', { Position_name: 'Ghost', Status: 'Active', Department_id: unknownId() }),
    ).toMatchObject({ httpStatus: 422, errors: [{ field: 'Department_id' }] });
  });
});

test('a ticket department keeps its handlers and its prefix once there are tickets', async () => {
  const { data } = await call('listTicketDepartments');
  const [used] = data as unknown as Entry[];
  const save = (others: Record<string, unknown>) =>
    call('saveTicketDepartment', {
      id: used?._id,
      Ticket_department_name: 'Alpha',
      Prefix: 'AL',
      Response_hours: 2.5,
      Status: 'Active',
      ...others,
    });
  expect(readEntry(await save({ Handlers: [admin.id, member.id] }))).toMatchObject({
    Prefix: 'AL',
    Response_hours: 2.5,
    Handlers: [{}, {}],
  });
  expect(await save({ Prefix: 'NEW' })).toMatchObject({ httpStatus: 422, errors: [{ field: 'Prefix' }] });
  expect(
    await call('saveTicketDepartment', {
      Ticket_department_name: 'Other',
      Prefix: 'al',
      Response_hours: 1,
      Status: 'Active',
    }),
  ).toMatchObject({ httpStatus: 409, errors: [{ field: 'Prefix' }] });
  expect(
    await call('saveTicketDepartment', {
      Ticket_department_name: 'Other',
      Prefix: '1A',
      Response_hours: 1,
      Status: 'Active',
    }),
  ).toMatchObject({ httpStatus: 400 });
});

test('a former employee is not named as a head or handler, but stays where one was named before', async () => {
  const leaver = await addPerson(server.database);
  const department = { Department_name: 'Leavers', Status: 'Active', Head_id: leaver.id };
  const desk = {
    ...{ Ticket_department_name: 'Leavers', Prefix: 'LEAVE', Response_hours: 1, Status: 'Active' },
    Handlers: [member.id, leaver.id],
  };
  const { _id: departmentId } = readEntry(await call('saveDepartment', department));
  const { _id: deskId } = readEntry(await call('saveTicketDepartment', desk));
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', leaver.id).execute();

  expect(await call('saveDepartment', { ...department, id: departmentId })).toMatchObject({ httpStatus: 200 });
  expect(await call('saveTicketDepartment', { ...desk, id: deskId })).toMatchObject({ httpStatus: 200 });
  for (const Head_id of [leaver.id, unknownId()])
    expect(await call('saveDepartment', { ...department, Department_name: 'Other', Head_id })).toMatchObject({
      httpStatus: 422,
      errors: [{ field: 'Head_id' }],
    });
  for (const id of [leaver.id, unknownId()])
    expect(
      await call('saveTicketDepartment', { ...desk, Ticket_department_name: 'Other', Prefix: 'O', Handlers: [id] }),
    ).toMatchObject({ httpStatus: 422, errors: [{ field: 'Handlers' }] });
});

describe('Holidays', () => {
  const add = (day: string, name: string, others: Record<string, unknown> = {}) =>
    call('saveHoliday', { Holiday_date: day, Holiday_name: name, Holiday_type: 'Full Day', ...others });
  const all = async (as = admin) => (await call('listHolidays', undefined, as)).data as unknown as Entry[];

  test('in a closed month only HR changes holidays', async () => {
    const clerk = await addPerson(server.database, { flags: ['Master.Holidays'] });
    const clerkAndHr = await addPerson(server.database, { flags: ['Master.Holidays', 'Report.Employee_Present'] });
    const closed = { Holiday_date: '2026-01-15', Holiday_name: 'Harvest', Holiday_type: 'Full Day' };
    const open = { ...closed, Holiday_date: '2026-04-15' };
    const { data: stored } = await call('saveHoliday', closed, clerk);
    const { data: movable } = await call('saveHoliday', open, clerk);
    await server.database
      .insertInto('present_month_closings')
      .values({ month: '2026-01-01', closed_by_id: clerkAndHr.id, closed_at: testMoment() })
      .execute();
    const rejected = { httpStatus: 403, message: 'January 2026 is closed: only HR changes its holidays' };
    const holiday = stored as unknown as Entry;
    const other = movable as unknown as Entry;
    const before = await all();
    expect(await call('saveHoliday', { ...closed, Holiday_date: '2026-01-16' }, clerk)).toMatchObject(rejected);
    expect(await call('saveHoliday', { ...open, id: other._id, Holiday_date: '2026-01-16' }, clerk)).toMatchObject(
      rejected,
    );
    expect(await call('saveHoliday', { ...open, id: holiday._id, Holiday_date: '2026-04-16' }, clerk)).toMatchObject(
      rejected,
    );
    expect(await call('saveHoliday', { ...closed, id: holiday._id, Holiday_type: 'First Half' }, clerk)).toMatchObject(
      rejected,
    );
    expect(await call('deleteHoliday', { id: holiday._id }, clerk)).toMatchObject(rejected);
    expect(await all()).toEqual(before);
    // Another name takes no other time.
    expect((await call('saveHoliday', { ...closed, id: holiday._id, Holiday_name: 'Pongal' }, clerk)).httpStatus).toBe(
      200,
    );
    expect(
      (await call('saveHoliday', { ...closed, id: holiday._id, Holiday_type: 'First Half' }, clerkAndHr)).httpStatus,
    ).toBe(200);
    for (const { _id } of [holiday, other])
      expect((await call('deleteHoliday', { id: _id }, clerkAndHr)).httpStatus).toBe(200);
    await server.database.deleteFrom('present_month_closings').execute();
  });

  test('are added, changed and taken over into another year, once', async () => {
    const place = readEntry(await call('saveLocation', { Location_name: 'Coast', Status: 'Active' }))._id;
    const first = readEntry(await add('2025-01-01', 'New Year'));
    await add('2025-12-24', 'Christmas Eve', { Holiday_type: 'Second Half', Locations: [place] });
    expect(readEntry(await add('2025-01-02', 'New Year', { id: first._id }))).toMatchObject({
      _id: first._id,
      Holiday_date: '2025-01-02',
    });
    expect(await add('2025-01-03', 'New Year', { id: first._id, Version: first.Version })).toMatchObject({
      httpStatus: 409,
      body: { current: { Holiday_date: '2025-01-02', Version: 2 } },
    });
    expect((await call('copyHolidays', { From_year: 2025, To_year: 2026 })).data).toEqual({ copied: 2, skipped: 0 });
    expect((await call('copyHolidays', { From_year: 2025, To_year: 2026 })).data).toEqual({ copied: 0, skipped: 2 });
    expect((await all()).at(-1)).toMatchObject({
      Holiday_date: '2026-12-24',
      Holiday_type: 'Second Half',
      Locations: [{ _id: place, Name: 'Coast' }],
    });
    expect(await call('deleteLocation', { id: place })).toMatchObject({ httpStatus: 409 });
    expect((await call('deleteHoliday', { id: first._id })).httpStatus).toBe(200);
    expect(await all()).toHaveLength(3);
  });

  test('have one name once a day, a date that exists, and known locations', async () => {
    expect(await add('2026-12-24', 'christmas eve')).toMatchObject({ httpStatus: 409 });
    expect(await add('2026-02-30', 'Nothing')).toMatchObject({ httpStatus: 400, message: 'Please Select Date' });
    expect(await add('2026-05-01', ' ')).toMatchObject({ message: 'Please Enter Holiday Name' });
    expect(await add('2026-05-01', 'May', { Locations: [unknownId()] })).toMatchObject({ httpStatus: 422 });
    expect(await call('copyHolidays', { From_year: 2026, To_year: 2026 })).toMatchObject({ httpStatus: 422 });
  });

  test('are read by all users and changed by holders of the flag', async () => {
    expect(await all(member)).toHaveLength(3);
    expect(
      await call('saveHoliday', { Holiday_date: '2026-05-01', Holiday_name: 'May', Holiday_type: 'Full Day' }, member),
    ).toMatchObject({ httpStatus: 403 });
    expect(await call('deleteHoliday', { id: unknownId() })).toMatchObject({ httpStatus: 404 });
  });
});
