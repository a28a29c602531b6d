import contract from '../../../src/server/operations/contract.gen.json';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let everything: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  everything = await addPerson(server.database, {
    flags: [
      'Master.Audit_Log',
      'Ticket.Manage_Ticket',
      'Overtime.All_Overtime',
      'Report.Leave_Report',
      'Report.Manual_Attendance_Request',
      'Report.Employee_Present',
      'Report.Attendance_Summary',
    ],
  });
});
afterAll(() => server.close());

interface Counted {
  readonly Total: number;
  readonly Counts?: readonly { readonly Value: string; readonly Count: number }[];
}

const countedColumns = {
  listTickets: [{ scope: 'all' }, ['Type', 'Status', 'Priority', 'Department']],
  listAuditEvents: [{}, ['Kind']],
  listOvertimeWindow: [{ scope: 'all' }, ['Approval_Status']],
  listLeaveWindow: [{ scope: 'all' }, ['Status', 'Leave_type', 'Emergency_leave']],
  listManualAttendanceWindow: [{ scope: 'all' }, ['type', 'reason']],
  listPresentWindow: [{}, ['Attendence_Status']],
  listKraPerformance: [{}, ['State']],
  comparePresentMonth: [{ month: '2026-02' }, ['Outcome']],
  listPresentUnanswered: [{ month: '2026-02' }, ['Why']],
  listMissingPunches: [{ month: '2026-02' }, ['Missing']],
} as const;
const cases = Object.entries(countedColumns).flatMap(([operation, [query, columns]]) =>
  columns.map((column) => [operation as keyof typeof countedColumns, column, query] as const),
);

test.each(cases)('%s counts the values of %s: as many rows as pass the filters', async (operation, column, query) => {
  const { httpStatus, data } = await server.call(operation, {
    as: everything,
    query: { ...query, Count_by: column, limit: 1 },
  });
  const { Total, Counts } = data as Counted;
  expect(httpStatus).toBe(200);
  expect((Counts ?? []).reduce((sum, { Count }) => sum + Count, 0)).toBe(Total);
  expect(Counts).toBeDefined();
});

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
}

/** The description of a filter by chosen values begins with the form of its list. */
test('every list with a filter of chosen values counts them', () => {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods) as Described[]);
  const chosenLists = operations.filter(
    ({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'offset') &&
      parameters.some(({ name, description = '' }) => name !== 'sort' && description.startsWith('Comma-separated: ')),
  );
  expect(chosenLists.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['comparePresentMonth', 'listPresentUnanswered']),
  );
  expect(
    chosenLists
      .filter(({ parameters = [] }) => !parameters.some(({ name }) => name === 'Count_by'))
      .map(({ operationId }) => operationId),
  ).toEqual([]);
});

test('counts follow the other filters, and come only when they are asked for', async () => {
  const departmentId = unknownId();
  await server.database
    .insertInto('ticket_departments')
    .values({ id: departmentId, name: 'Works', prefix: 'WK', response_hours: 4, status: 'Active' })
    .execute();
  await server.database
    .insertInto('ticket_department_handlers')
    .values({ ticket_department_id: departmentId, employee_id: everything.id })
    .execute();
  const raise = (Title: string, Type: string, Priority: string) =>
    server.call('createTicket', {
      as: everything,
      body: { Title, Type, Priority, Description: '<p>x</p>', Department_id: departmentId },
    });
  await raise('Crane', 'Bug', 'HIGH');
  await raise('Crane again', 'Bug', 'LOW');
  await raise('Gate', 'Bug', 'HIGH');
  const counts = async (query: object) =>
    (
      (await server.call('listTickets', { as: everything, query: { scope: 'all', limit: 1, ...query } }))
        .data as Counted
    ).Counts;
  expect(await counts({})).toBeUndefined();
  expect(await counts({ Count_by: 'Priority' })).toEqual([
    { Value: 'HIGH', Count: 2 },
    { Value: 'LOW', Count: 1 },
  ]);
  expect(await counts({ Count_by: 'Priority', q: 'Crane' })).toEqual([
    { Value: 'HIGH', Count: 1 },
    { Value: 'LOW', Count: 1 },
  ]);
  expect(await counts({ Count_by: 'Department' })).toEqual([{ Value: departmentId, Count: 3 }]);
});
