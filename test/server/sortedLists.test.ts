import { sql } from 'kysely';
import { computedFigures } from '../../src/domain/present-data/computedMonth';
import { presentFigures } from '../../src/domain/present-data/presentFields';
import { compareListed, type SortDirection, type SortedValue } from '../../src/domain/sorting/listOrder';
import { loadDemonstrationCompany } from '../../src/server/demo/loadDemonstrationCompany';
import type { OperationId } from '../../src/server/operations/call';
import { rawOperations } from '../api-spec/contractReading';
import { addPerson, type TestPerson } from '../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../support/testServer';

type Row = Record<string, unknown>;
/** What a row shows in a sorted column; `ranked` for choices that have an order of their own. */
type Shown = ((row: Row) => SortedValue) | 'ranked';

const at = (row: unknown, ...path: string[]): SortedValue =>
  path.reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row) as SortedValue;
const field =
  (...path: string[]): Shown =>
  (row) =>
    at(row, ...path);
const person =
  (...path: string[]): Shown =>
  (row) => {
    const names = [at(row, ...path, 'First_name'), at(row, ...path, 'Last_name')].filter(
      (name) => typeof name === 'string' && name !== '',
    );
    return names.length === 0 ? null : names.join(' ');
  };
const fields = (...names: string[]): Record<string, Shown> =>
  Object.fromEntries(names.map((name) => [name, field(name)]));

interface SortedList {
  readonly query: Record<string, string>;
  readonly columns: Record<string, Shown>;
}

const taskColumns: Record<string, Shown> = {
  ...fields(
    'Task_key',
    'Short_summary',
    'Issue_type',
    'Assignees',
    'Reporter',
    'Assigned_date',
    'Due_date',
    'Task_duration',
    'Project_name',
    'Update_at',
    'Milestone',
    'Closed_at',
    'Status_since',
    'Logged_hours',
    'Variance_hours',
    'Progress_percent',
    'Reopen_count',
    'Comment_count',
  ),
  Sprint: field('Sprint_id', 'Name'),
  Priority: 'ranked',
  Status: 'ranked',
};
const taskFields = Object.keys(taskColumns).map((key) => (key === 'Sprint' ? 'Sprint_id' : key));

const lists: Partial<Record<OperationId, SortedList>> = {
  listTasks: { query: {}, columns: taskColumns },
  listTaskFields: { query: { fields: taskFields.join(',') }, columns: taskColumns },
  comparePresentMonth: {
    query: { month: '2026-02' },
    columns: {
      ...fields('Name', 'Code', 'Outcome'),
      ...Object.fromEntries(
        computedFigures.map((figure): [string, Shown] => [
          figure,
          (row) => at(row, 'Stored', figure) ?? at(row, 'Computed', figure),
        ]),
      ),
    },
  },
  listPresentWindow: {
    query: {},
    columns: fields('Name', 'Code', 'Date', 'Attendence_Status', 'Attendence_Status_Date', ...presentFigures),
  },
  listPresentUnanswered: { query: { month: '2026-02' }, columns: fields('Name', 'Code', 'Why', 'Reminded_at') },
  listMusterSheet: {
    query: { month: '2026-02' },
    columns: fields('Name', 'Code', 'Department', 'Location'),
  },
  listMissingPunches: { query: { month: '2026-02' }, columns: fields('Name', 'Code', 'Day', 'Missing') },
  listLeaveWindow: {
    query: { scope: 'all' },
    columns: {
      ...fields('Length_days', 'Leave_type', 'Status', 'Create_at', 'Action_on'),
      Employee: person('Employee'),
      Leave_Date_to_Date: (row) => String(at(row, 'Leave_Date_to_Date')).split(',')[0],
      Emergency_leave: 'ranked',
    },
  },
  listFaceLoginWindow: {
    query: { Month: '2026-02' },
    columns: {
      ...fields('date', 'check_in_time', 'check_out_time'),
      Employee_id: person('Employee_id'),
      Employee_code: field('Employee_id', 'Employee_code'),
    },
  },
  listManualAttendanceWindow: {
    query: { scope: 'all' },
    columns: {
      employee: person('employee_id'),
      day: field('date'),
      type: field('type'),
      time: field('time'),
      reason: field('reason'),
      state: field('status'),
      asked: field('Create_at'),
      decided: field('Action_on'),
    },
  },
  listTickets: {
    query: { scope: 'all' },
    columns: {
      ...fields('Ticket_key', 'Title', 'Department', 'Raised_by', 'Assigned', 'Type', 'Create_at', 'Last_reply_at'),
      Priority: 'ranked',
      Status: 'ranked',
    },
  },
  listOvertimeWindow: {
    query: { scope: 'all' },
    columns: {
      ...fields('Overtime_date', 'Claimed_hours', 'Approval_Status', 'Create_at', 'Action_on'),
      Employee: person('Creater'),
      Project: field('Project_id', 'Project_name'),
    },
  },
  listTimerEntries: {
    query: { from: '2026-02-01', to: '2026-02-28' },
    columns: {
      ...fields('Check_In', 'Check_Out', 'Status'),
      Employee: person('Employee_id'),
      Project: field('Project_id', 'Project_name'),
      Task_key: field('Task_id', 'Task_key'),
      Short_summary: field('Task_id', 'Short_summary'),
      Hours: (row) =>
        at(row, 'Check_Out') === null
          ? null
          : Date.parse(String(at(row, 'Check_Out'))) - Date.parse(String(at(row, 'Check_In'))),
    },
  },
  listKraPerformance: {
    query: {},
    columns: {
      ...fields('Own_average', 'Leader_average', 'Difference'),
      Employee: person('Record', 'Employee'),
      Team_leader: person('Record', 'Team_leader'),
      month: field('Record', 'month'),
    },
  },
};

/** The keys that the contract says a list can be sorted by; figures are named by their group only. */
const documentedKeys = (description: string): string[] =>
  (/(?:Up to three of|One of) (.*?)(?:,? each)?(?:,)? with direction/.exec(description)?.[1] ?? '')
    .split(/, | or /)
    .filter((key) => /^\w+$/.test(key));
const sortedOperations = rawOperations.flatMap(([id, { parameters }]) => {
  const sort = parameters?.find(({ name }) => name === 'sort');
  return sort === undefined ? [] : [[id, documentedKeys(sort.description ?? '')] as const];
});

test.each(sortedOperations)('every column that %s can be sorted by is looked at', (id, keys) => {
  expect(keys.length).toBeGreaterThan(1);
  expect(Object.keys(lists[id as OperationId]?.columns ?? {})).toEqual(expect.arrayContaining(keys));
});

describe('lists of mixed case, accents and empty values', () => {
  let server: TestServer;
  let hr: TestPerson;

  beforeAll(async () => {
    // A thousand rows a hundred times: other tests compare the answers of these lists with the contract.
    server = await startTestServer({ checksAnswers: false });
    await loadDemonstrationCompany(
      { kysely: server.database },
      {
        size: 'normal',
        today: '2026-03-02',
        now: testStart,
        timeZone: 'Asia/Kolkata',
        fileStore: server.services.fileStore,
      },
    );
    hr = await addPerson(server.database, { role: 'HR / Admin' });
    // Beginnings that bytes would sort otherwise than people, and gaps in every column that may have them.
    const mixed = (text: string, number: string) =>
      sql.raw(
        `(array['éclair ', 'Eclair ', 'zebra ', 'Zürich ', 'Apple 10 ', 'apple 9 ', 'ß '])[1 + ${number} % 7] || ${text}`,
      );
    const run = async (...statements: ReturnType<typeof sql>[]): Promise<void> => {
      for (const statement of statements) await statement.execute(server.database);
    };
    await run(
      sql`update employees set first_name = e.mixed from (select id, ${mixed('first_name', '(row_number() over (order by id))::int')} as mixed from employees) e where e.id = employees.id`,
      sql`update projects set name = p.mixed from (select id, ${mixed('name', '(row_number() over (order by id))::int')} as mixed from projects) p where p.id = projects.id`,
      sql`update sprints set name = s.mixed from (select id, ${mixed('name', '(row_number() over (order by id))::int')} as mixed from sprints) s where s.id = sprints.id`,
      sql`update milestones set name = m.mixed from (select id, ${mixed('name', '(row_number() over (order by id))::int')} as mixed from milestones) m where m.id = milestones.id`,
      sql`update tasks set summary = ${mixed('summary', 'number')}`,
      sql`update tasks set assignee_id = null where number % 5 = 0`,
      sql`update tasks set reporter_id = null, due_on = null where number % 7 = 0`,
      sql`update tasks set assigned_on = null, duration_hours = null, sprint_id = null where number % 6 = 0`,
      sql`update tickets set title = ${mixed('title', 'number')}, assignee_id = case when number % 3 = 0 then null else assignee_id end, last_replied_at = case when number % 2 = 0 then null else created_at end`,
      sql`update present_records set name = ${mixed('name', 'length(code)')}`,
      sql`update overtime_entries set claimed_hours = case when extract(day from work_date)::int % 2 = 0 then null else 2.5 end`,
      sql`update face_days set first_in_at = null where extract(day from work_date)::int % 4 = 0`,
      sql`update face_days set last_out_at = null where extract(day from work_date)::int % 3 = 0`,
      // As after every load of a company: without statistics the muster sheet alone takes ten seconds.
      sql`analyze`,
    );
  });
  afterAll(() => server.close());

  /** The list sorted by one column, as the rows show it. */
  async function listed(id: OperationId, key: string, direction: SortDirection): Promise<Row[]> {
    const { query } = lists[id] as SortedList;
    const answer = await server.call(id, { as: hr, query: { ...query, sort: `${key}:${direction}`, limit: 1000 } });
    const { Rows } = answer.data as unknown as { Rows: Row[] };
    const names = query.fields?.split(',');
    // Rows that are lists of values in the order of the named fields.
    return names ? Rows.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]]))) : Rows;
  }

  const withoutRepeats = (values: readonly SortedValue[]): SortedValue[] =>
    values.filter((value, index) => index === 0 || value !== values[index - 1]);

  test.each(
    Object.entries(lists).flatMap(([id, { columns }]) =>
      Object.keys(columns).map((key): [string, string] => [id, key]),
    ),
  )('%s by %s: alphabetical, and empty ones last in both directions', async (id, key) => {
    const shown = lists[id as OperationId]?.columns[key] as Shown;
    const [up, down] = [await listed(id as OperationId, key, 'asc'), await listed(id as OperationId, key, 'desc')];
    expect(up.length).toBeGreaterThan(1);
    if (shown === 'ranked') {
      const runs = withoutRepeats(up.map((row) => at(row, key)));
      expect(new Set(runs).size).toBe(runs.length);
      // A window may end before the last choice.
      const both = withoutRepeats(down.map((row) => at(row, key))).filter((value) => runs.includes(value));
      expect(both.toReversed()).toEqual(runs.filter((value) => both.includes(value)));
      return;
    }
    for (const [rows, direction] of [
      [up, 'asc'],
      [down, 'desc'],
    ] as const) {
      const values = rows.map(shown);
      const wrong = values.findIndex(
        (value, index) => index > 0 && compareListed(values[index - 1], value, direction) > 0,
      );
      expect({ key, direction, wrong: wrong < 0 ? [] : values.slice(wrong - 1, wrong + 1) }).toEqual({
        key,
        direction,
        wrong: [],
      });
    }
  });
});
