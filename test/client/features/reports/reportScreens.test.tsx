import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import LocationScreen from '../../../../src/client/features/masters/screens/LocationScreen';
import TlKraScreen from '../../../../src/client/features/kra/screens/TlKraScreen';
import EmployeeTrackerScreen from '../../../../src/client/features/reports/screens/EmployeeTrackerScreen';
import MilestoneReportScreen from '../../../../src/client/features/reports/screens/MilestoneReportScreen';
import ProjectStatusReportScreen from '../../../../src/client/features/reports/screens/ProjectStatusReportScreen';
import SprintReportScreen from '../../../../src/client/features/reports/screens/SprintReportScreen';
import TaskTimerReportScreen from '../../../../src/client/features/reports/screens/TaskTimerReportScreen';
import TicketReportScreen from '../../../../src/client/features/reports/screens/TicketReportScreen';
import { maxReportRows } from '../../../../src/domain/lists/reportRows';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { giveTablesRoom } from '../../../support/client/tableRoom';

giveTablesRoom();

const project = {
  _id: 'project-1',
  Project_name: 'Harbour',
  Project_manager: 'Mia Manager',
  Technical_project_manager: 'Tom Technician',
  Status: 'Hold',
};
const plan = {
  _id: 'plan-1',
  Name: 'First berth',
  Description: 'Until the tide',
  StartDate: '2026-03-02',
  DueDate: '2026-03-20',
  Status: 'IN PROGRESS',
  Project_id: project,
  overdue: true,
};
const task = { _id: 'task-1', Task_key: 'HBR-1', Short_summary: 'Mooring' };
const person = { _id: 'person-1', First_name: 'Walt', Middle_name: null, Last_name: 'Worker' };
const at = '2026-03-02T10:00:00Z';

const open = (Screen: FunctionComponent, answers: Readonly<Record<string, object>>): FakeNetwork => {
  const network = fakeNetwork();
  for (const [path, rows] of Object.entries(answers)) network.succeed(path, rows);
  renderConnected(<Screen />);
  return network;
};
const headings = async (): Promise<string[]> => {
  await screen.findAllByRole('gridcell');
  return screen
    .getAllByRole('columnheader')
    .map((heading) => (heading.textContent ?? '').replace(/^Press down to drag|[▲▼]\d*$/g, ''));
};
test('the employee tracker has a line and a working-on cell for every employee', async () => {
  open(EmployeeTrackerScreen, {
    '/auth/employees': [
      {
        ...person,
        Employee_code: 'E1',
        Role: 'Employee',
        Status: 'Active',
        Position_id: null,
        Email: 'a@b.example',
        Profile_pic: null,
      },
    ],
    '/auth/task/get-running-task-timer': [],
    '/auth/leave/todays': [],
  });
  expect((await headings()).map((heading) => heading.toLowerCase())).toContain('working on');
  await waitFor(() => expect(cells()).toEqual(expect.arrayContaining(['Walt Worker', '-'])));
});

async function expectPageSizes(size: string, ...others: string[]): Promise<void> {
  const choice = await screen.findByRole('combobox', { name: 'Rows per page' });
  expect(choice).toHaveValue(size);
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...[size, ...others].map((one) => `${one} per page`), 'Fit', 'All']);
}
const cells = (): string[] => screen.getAllByRole('gridcell').map((cell) => cell.textContent ?? '');

test.each<[string, FunctionComponent, string, object, string[], string[]]>([
  [
    'Milestone Report',
    MilestoneReportScreen,
    '/milestone/report',
    plan,
    [
      'Name',
      'Description',
      'Start Date',
      'Due Date',
      'Status',
      'Project',
      'Project manager',
      'Technical project manager',
    ],
    ['First berth', 'Until the tide', '02/03/2026', 'IN PROGRESS', 'Harbour', 'Mia Manager', 'Tom Technician'],
  ],
  [
    'Sprint Report',
    SprintReportScreen,
    '/sprint/report',
    { ...plan, Scope_type: 'Fixed scope', Milestone: { _id: 'm', Name: 'Opening' } },
    ['Name', 'Description', 'Start Date', 'Due Date', 'Scope type', 'Status', 'Milestone', 'Project'],
    ['First berth', 'Until the tide', '02/03/2026', 'Fixed scope', 'IN PROGRESS', 'Opening', 'Harbour'],
  ],
  [
    'Task Timer Report',
    TaskTimerReportScreen,
    '/auth/tasks/tasktimer/list',
    {
      _id: 'log-1',
      Employee_id: person,
      Project_id: project,
      Task_id: task,
      Check_In: at,
      Check_Out: '2026-03-02T11:30:00Z',
      Status: 'Stopped',
    },
    ['Employee', 'Project', 'Key', 'Summary', 'Check In', 'Check Out', 'Status'],
    ['Walt Worker', 'Harbour', 'HBR-1', 'Mooring', '02/03/2026 03:30 PM', '02/03/2026 05:00 PM', 'Stopped'],
  ],
  [
    'Project Status Update',
    ProjectStatusReportScreen,
    '/auth/report/project-status',
    {
      _id: 'update-1',
      Project_id: project,
      Comment: 'Waits for steel',
      Create_at: at,
      Edited_at: at,
      Task_id: task,
      Created_by: 'Walt Worker',
    },
    ['Project name', 'Status', 'Comment', 'Creation time', 'Task'],
    ['Harbour', 'Hold', 'Waits for steel', '02/03/2026 03:30 PM edited', 'HBR-1 Mooring'],
  ],
])(
  'the %s shows the fields of the specification in pages of 10, 20 or 25, and changes nothing',
  async (name, Screen, path, row, shown, values) => {
    const network = open(Screen, {
      [path]: path.endsWith('/list') ? { Rows: [row], Total: 1 } : [row],
      '/auth/tasks/tasktimer/groups': [{ Key: 'Stopped', Label: 'Stopped', Count: 1, Hours: 1.5 }],
    });
    expect(await headings()).toEqual(expect.arrayContaining(shown));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    await waitFor(() => expect(cells()).toEqual(expect.arrayContaining(values)));
    await expectPageSizes('10', '20', '25');
    expect(network.calls.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(add|edit|delete|create|update|save)(?!d)/i })).toBeNull();
  },
);

test.each<[string, FunctionComponent, Readonly<Record<string, readonly object[]>>, string[]]>([
  [
    'Employee Tracker',
    EmployeeTrackerScreen,
    { '/auth/employees': [], '/auth/task/get-running-task-timer': [], '/auth/leave/todays': [] },
    ['20', '25', '30'],
  ],
  ['TL KRA', TlKraScreen, { '/auth/kra/form-list': [] }, ['20', '25', '30']],
  ['Location', LocationScreen, { '/location/getAllLocations': [] }, ['10', '20', '25']],
])('%s has pages of the specified sizes', async (name, Screen, answers, [size = '', ...others]) => {
  open(Screen, answers);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  await expectPageSizes(size, ...others);
});

const updates = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `update-${index}`,
    Project_id: project,
    Comment: 'Waits for steel',
    Create_at: at,
    Edited_at: null,
    Task_id: task,
    Created_by: 'Walt Worker',
  }));
const tickets = (count: number): object => ({
  Departments: [],
  Rows: Array.from({ length: count }, (_, index) => ({
    _id: `ticket-${index}`,
    Ticket_key: `IT-${index}`,
    Title: 'Screen is dark',
    Department_id: 'department-1',
    Department: 'IT',
    Raised_by: 'Walt Worker',
    Handler: null,
    Priority: 'Low',
    Type: 'Issue',
    Status: 'Open',
    Create_at: at,
    First_reply_at: null,
    Resolved_at: null,
    Reply_hours: null,
    Working_hours: 1,
    Within_response_time: 'Waiting',
    Reopen_count: 0,
  })),
});

test.each<[string, FunctionComponent, string, (count: number) => object]>([
  ['Project Status Update', ProjectStatusReportScreen, '/auth/report/project-status', updates],
  ['Ticket Report', TicketReportScreen, '/auth/report/tickets', tickets],
])('the %s says when rows of the period are missing', async (_name, Screen, path, answer) => {
  fakeNetwork().succeed(path, answer(maxReportRows));
  renderConnected(<Screen />);
  expect(await screen.findByText(/the newest 20,000.*Choose a shorter period/)).toBeVisible();
});

test('the task timer report of one person asks for the entries and the hours of this very person', async () => {
  const network = fakeNetwork();
  const path = '/auth/tasks/tasktimer/list';
  network.succeed(path, { Rows: [], Total: 0 });
  network.succeed('/auth/employees', [{ ...person, Employee_code: 'E1' }]);
  const { address } = renderConnected(<TaskTimerReportScreen />, {
    address: '/tasks/tasktimer/report?person=person-1',
  });
  await userEvent.click(await screen.findByRole('button', { name: /Employee.*Walt Worker/ }));
  const asked = () => network.calls.filter(({ url }) => url.includes('/auth/tasks/tasktimer/'));
  await waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(2));
  for (const { url } of asked()) expect(new URL(url, 'http://x').searchParams.get('Employee_id')).toBe('person-1');
  await userEvent.click(await screen.findByText('All', { selector: '[role=option] *' }));
  await waitFor(() => expect(address()).toBe('/tasks/tasktimer/report'));
  expect(new URL(asked().at(-1)?.url ?? '', 'http://x').searchParams.has('Employee_id')).toBe(false);
});

test('a report with all rows of its period has no notice', async () => {
  open(ProjectStatusReportScreen, { '/auth/report/project-status': updates(2) });
  await screen.findByText('2 rows');
  expect(screen.queryByText(/Choose a shorter period/)).toBeNull();
});

test('the report of status updates says which comments were edited, and when', async () => {
  const [edited, unchanged] = updates(2);
  open(ProjectStatusReportScreen, {
    '/auth/report/project-status': [{ ...edited, Edited_at: '2026-03-02T11:30:00Z' }, unchanged],
  });
  const cell = await screen.findByText('02/03/2026 03:30 PM edited');
  expect(cell.closest('[data-title]')).toHaveAttribute('data-title', 'Edited 02/03/2026 05:00 PM');
  expect(screen.getByText('02/03/2026 03:30 PM')).toBeVisible();
});

test.each([
  ['are read for the rows that are drawn', '/here', 'plan-1,plan-2'],
  ['are read of all when the list is sorted by them', '/here?sort=in_time', null],
])('the forecasts of milestones %s', async (_text, address, first) => {
  const network = fakeNetwork();
  network.succeed('/milestone/report', [plan, { ...plan, _id: 'plan-2', Name: 'Second berth' }]);
  network.succeed('/auth/milestones/forecasts', [
    { Milestone_id: 'plan-1', Open: 2, P50: '2026-03-18', P85: '2026-03-19' },
    { Milestone_id: 'plan-2', Open: 2, P50: '2026-03-24', P85: '2026-03-31' },
  ]);
  renderConnected(<MilestoneReportScreen />, { address });
  expect(await screen.findByText('Likely')).toBeVisible();
  expect(screen.getByText('Unlikely').closest('[role=row]')).toHaveTextContent('Second berth');
  const [asked] = network.callsTo('/auth/milestones/forecasts');
  expect(new URL(asked?.url ?? '', 'http://x').searchParams.get('milestoneIds')).toBe(first);
});
