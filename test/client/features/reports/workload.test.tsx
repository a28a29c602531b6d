import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnstaffedWork, WorkingPlanTask } from '../../../../src/client/api/api';
import WorkloadScreen from '../../../../src/client/features/reports/screens/WorkloadScreen';
import {
  cellLevel,
  cellLines,
  lineCount,
  loadText,
  spokenLoad,
} from '../../../../src/client/features/reports/workload/workloadCell';
import { dayTitle, getLoad } from '../../../../src/client/features/reports/workingPlanColumns';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { sentForm } from '../../../support/client/sentForm';
import { workingPlanDay, workingPlanRow } from '../../../support/client/workingPlanRows';
import { focusInside } from '../../../support/client/focusInside';

const monday = '2026-03-02';
const task = (details: Partial<WorkingPlanTask> = {}): WorkingPlanTask => ({
  Task_id: 'task-1',
  Task_key: 'HBR-1',
  Short_summary: 'Mooring',
  Project_id: 'project-1',
  Hours: 3,
  Has_estimate: true,
  ...details,
});
const unstaffed = (Kind: UnstaffedWork['Kind'], tasks: WorkingPlanTask[]): UnstaffedWork => ({
  Kind,
  Task_count: tasks.length,
  Planned_hours: 3,
  Days: [
    workingPlanDay({ Planned_hours: 3, Capacity_hours: 0, Tasks: tasks }),
    workingPlanDay({ Day: '2026-03-08', Capacity_hours: 0, Off: 'WO' }),
  ],
});
const ofPerson = { by: 'day', hasPerson: true } as const;
const unestimated = workingPlanDay({ Tasks: [task({ Hours: 0, Has_estimate: false })], Without_estimate: 1 });

test('tasks without an estimate are said in words and are no free time', () => {
  expect(loadText(unestimated, ofPerson)).toBe('0/8 Hr');
  expect(spokenLoad(unestimated, ofPerson)).toBe('0/8 Hr, 1 without estimate, 1 task');
  expect(spokenLoad(workingPlanDay(), ofPerson)).toBe('0/8 Hr, nothing planned');
  expect(dayTitle(unestimated)).toBe('HBR-1 Mooring: no estimate');
  expect([getLoad(workingPlanRow([unestimated])), getLoad(workingPlanRow([workingPlanDay()]))]).toEqual([
    'planned',
    'idle',
  ]);
});

test('without a person, hours are compared with no capacity', () => {
  const work = workingPlanDay({ Planned_hours: 9, Capacity_hours: 0, Tasks: [task()], More_tasks: 4 });
  expect(spokenLoad(work, { by: 'day', hasPerson: false })).toBe('9 Hr, 5 tasks');
  expect(spokenLoad(work, ofPerson)).toContain('overloaded');
});

test('without a person only a week-off without work has the look of a free day', () => {
  const weekOff = workingPlanDay({ Capacity_hours: 0, Off: 'WO' });
  const withoutPerson = { by: 'day', hasPerson: false } as const;
  const levels = [weekOff, { ...weekOff, Planned_hours: 3 }, workingPlanDay({ Capacity_hours: 0 })].map((day) => [
    cellLevel(day, ofPerson),
    cellLevel(day, withoutPerson),
  ]);
  expect(levels).toEqual([
    ['away', 'away'],
    ['over', undefined],
    ['away', undefined],
  ]);
});

const rowNames = async (): Promise<(string | undefined)[]> =>
  (await screen.findAllByRole('rowheader')).map((header) => header.querySelector('strong')?.textContent);

test('a day names its tasks in three lines at most, with those of what is left', () => {
  const tasks = [1, 2, 3].map((number) => task({ Task_id: `task-${number}`, Task_key: `HBR-${number}` }));
  const keys = (cell: Parameters<typeof cellLines>[0]) => cellLines(cell).named.map(({ Task_key }) => Task_key);
  expect(keys(workingPlanDay({ Tasks: tasks }))).toEqual(['HBR-1', 'HBR-2', 'HBR-3']);
  const full = workingPlanDay({ Tasks: tasks, More_tasks: 1, Other_tasks: 1, Other_hours: 2 });
  expect(keys(full)).toEqual(['HBR-1', 'HBR-2']);
  expect(cellLines(full)).toMatchObject({ moreText: '2 more, others 2', moreTitle: '2 more, other projects 2' });
  expect(cellLines({ ...full, Other_hours: 0 })).toMatchObject({
    moreText: '2 more, others',
    moreTitle: '2 more, other projects: 1 task',
  });
  expect(cellLines(workingPlanDay({ Other_tasks: 2 })).moreText).toBe('other projects: 2 tasks');
  expect(keys({ ...full, Without_estimate: 1 })).toEqual(['HBR-1']);
  expect([lineCount([workingPlanDay()]), lineCount([workingPlanDay(), unestimated]), lineCount([full])]).toEqual([
    1, 3, 4,
  ]);
});

test('rows are as high as their fullest day; only those with a second line say the position', async () => {
  const network = fakeNetwork();
  const idle = { ...workingPlanRow([workingPlanDay()]), _id: 'idle', Name: 'Ida Idle', Position: 'Rigger' };
  const busy = { ...workingPlanRow([unestimated]), _id: 'busy', Name: 'Bea Busy', Position: 'Pilot' };
  network.succeed('/auth/report/working-plan', {
    From: monday,
    Rows: [idle, busy],
    Unstaffed: [],
    Departments: [],
    Team_leaders: [],
  });
  network.succeed('/auth/all-projects', []);
  renderConnected(<WorkloadScreen />, { address: '/workload' });
  expect(await rowNames()).toEqual(['Ida Idle', 'Bea Busy']);
  const [ida, bea] = screen.getAllByRole('rowheader').map((header) => header.closest<HTMLElement>('[role=row]'));
  expect([ida?.style.height, bea?.style.height]).toEqual(['24px', '56px']);
  expect(within(ida!).getByText('Ida Idle')).toHaveAttribute('title', 'Ida Idle, Rigger');
  expect(within(ida!).queryByText('Rigger')).not.toBeInTheDocument();
  expect(within(bea!).getByText('Pilot')).toBeVisible();
});

const twoDays = workingPlanRow([unestimated, workingPlanDay({ Day: '2026-03-08', Capacity_hours: 0, Off: 'WO' })]);
const openWorkload = (address = '/workload', row = twoDays): FakeNetwork => {
  const network = fakeNetwork();
  network.succeed('/auth/report/working-plan', {
    From: monday,
    Rows: [row],
    Unstaffed: [
      unstaffed('unassigned', [task({ Task_id: 'task-2', Task_key: 'HBR-2' })]),
      unstaffed('former', [
        task({ Task_id: 'task-3', Task_key: 'HBR-3', Former_assignee: 'Fay Former', Former_assignee_id: 'fay' }),
      ]),
    ],
    Departments: [],
    Team_leaders: [],
  });
  network.succeed('/auth/all-projects', []);
  network.succeed('/auth/projectemployeelist/project-1', [
    { _id: 'person-1', First_name: 'Walt', Middle_name: null, Last_name: 'Worker' },
  ]);
  network.succeed('/auth/tasks/editMany', {
    Change_id: 'change-1',
    Results: [{ _id: 'task-2', Task_key: 'HBR-2', Outcome: 'done', Message: null }],
    Tasks: [],
  });
  renderConnected(<WorkloadScreen />, { address });
  return network;
};
/** Opens the first day of a row by keyboard and gives its task to Walt. */
const giveToWalt = async (down: number, key: string): Promise<string> => {
  screen.getByRole('grid', { name: 'Workload' }).focus();
  await userEvent.keyboard(`${'{ArrowDown}'.repeat(down)}{Enter}`);
  const assignee = await screen.findByRole('button', { name: new RegExp(`^Assignee of ${key}`) });
  await focusInside(screen.getByRole('dialog'));
  const before = assignee.textContent ?? '';
  await userEvent.click(assignee);
  await userEvent.click(await screen.findByText('Walt Worker', { selector: '[role=option] *' }));
  return before;
};

test('work that no active employee has is after the people, unless a load or a person is chosen', async () => {
  openWorkload();
  expect(await rowNames()).toEqual(['Walt Worker', 'Unassigned', 'Former employees']);
  const [person, personOff, unassigned, unassignedOff] = screen.getAllByRole('gridcell');
  expect(personOff).toHaveClass('db-workload-away');
  expect(unassignedOff).toHaveClass('db-workload-away');
  expect(within(person!).getByText('1 without estimate')).toBeVisible();
  expect(unassigned).toHaveAccessibleDescription('3 Hr, 1 task');
  expect(unassigned).not.toHaveClass('db-workload-over');
});

test.each(['/workload?load=planned', '/workload?person=person-1'])('%s has people alone', async (address) => {
  openWorkload(address);
  expect(await rowNames()).toEqual(['Walt Worker']);
});

test('where no person matches, one button clears all filters', async () => {
  openWorkload('/workload?by=weeks&person=someone-else&load=away&project=project-1');
  expect(await screen.findByText('No employees match this selection')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowNames()).toEqual(['Walt Worker', 'Unassigned', 'Former employees']);
});

test('an unassigned task is given to a member by keyboard, and the undoing says what it did not undo', async () => {
  const network = openWorkload();
  await rowNames();
  expect(await giveToWalt(1, 'HBR-2')).toBe('Unassigned');
  expect(await screen.findByText('HBR-2 assigned to Walt Worker')).toBeVisible();
  const sent = new URLSearchParams(sentForm(network.callsTo('/auth/tasks/editMany')[0]?.body));
  expect([...sent]).toEqual([
    ['ids', 'task-2'],
    ['Employee_id', 'person-1'],
    ['former', '{"id":"task-2","Employee_id":""}'],
  ]);
  network.succeed('/auth/tasks/undoMany', {
    Change_id: null,
    Results: [{ _id: 'task-2', Task_key: 'HBR-2', Outcome: 'refused', Message: 'Another user has changed it' }],
    Tasks: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 task stays as it is (HBR-2). Another user has changed it')).toBeVisible();
  expect(sentForm(network.callsTo('/auth/tasks/undoMany')[0]?.body)).toBe('id=change-1');
});

test('an unassigned task that another user has assigned in the meantime stays there, and the message says so', async () => {
  const network = openWorkload();
  await rowNames();
  network.succeed('/auth/tasks/editMany', {
    Change_id: null,
    Results: [
      {
        _id: 'task-2',
        Task_key: 'HBR-2',
        Outcome: 'refused',
        Message: 'Assignee was changed in the meantime to: Ada Rao',
      },
    ],
    Tasks: [],
  });
  const reads = network.callsTo('/auth/report/working-plan').length;
  await giveToWalt(1, 'HBR-2');
  expect(
    await screen.findByText('HBR-2 was not assigned to Walt Worker: Assignee was changed in the meantime to: Ada Rao'),
  ).toBeVisible();
  await waitFor(() => expect(network.callsTo('/auth/report/working-plan').length).toBeGreaterThan(reads));
});

test('the task of a former employee names them, and is not given back', async () => {
  const network = openWorkload();
  await rowNames();
  expect(await giveToWalt(2, 'HBR-3')).toBe('Fay Former (former)');
  expect(await screen.findByText('HBR-3 assigned to Walt Worker')).toBeVisible();
  const sent = new URLSearchParams(sentForm(network.callsTo('/auth/tasks/editMany')[0]?.body));
  expect(sent.get('former')).toBe('{"id":"task-3","Employee_id":"fay"}');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

const row = (Tasks: WorkingPlanTask[], More_tasks: number) =>
  workingPlanRow([workingPlanDay({ Planned_hours: 12, Tasks, More_tasks, Other_tasks: 1, Other_hours: 3 })]);
const listed = [1, 2, 3].map((number) => task({ Task_id: `task-${number}`, Task_key: `HBR-${number}` }));

test('the tasks for which a cell has no room are read when it is opened; a failure says so and is tried again', async () => {
  const network = openWorkload('/workload', row(listed, 1));
  const [cell] = await screen.findAllByRole('gridcell');
  expect(cell).toHaveAccessibleDescription('! 12/8 Hr, overloaded, 5 tasks');
  expect(within(cell!).getByText('2 more, others 3')).toBeVisible();
  network.fail('/auth/report/working-plan', 500, 'The database is away');
  screen.getByRole('grid', { name: 'Workload' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/The database is away/)).toBeVisible();
  expect(within(dialog).getByText('HBR-3')).toBeVisible();
  expect(within(dialog).getByText('3 Hr in projects that you do not see')).toBeVisible();
  network.succeed('/auth/report/working-plan', {
    From: monday,
    Unstaffed: [],
    Departments: [],
    Team_leaders: [],
    Rows: [row([...listed, task({ Task_id: 'task-4', Task_key: 'HBR-4' })], 0)],
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByText('HBR-4')).toBeVisible();
  const read = network.callsTo('/auth/report/working-plan').at(-1);
  expect(read?.url).toContain('Employee_id=person-1');
  expect(read?.url).not.toContain('Max_tasks');
});

test('a cell of someone who has left in the meantime says that it does not name all tasks, and waits for nothing', async () => {
  const network = openWorkload('/workload', row(listed, 1));
  await screen.findAllByRole('gridcell');
  network.succeed('/auth/report/working-plan', {
    From: monday,
    Unstaffed: [],
    Departments: [],
    Team_leaders: [],
    Rows: [],
  });
  screen.getByRole('grid', { name: 'Workload' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('The 3 tasks with most hours, of 4')).toBeVisible();
  expect(within(dialog).queryByLabelText('Loading the other tasks')).toBeNull();
});

test('a rejected assignment says why', async () => {
  const network = openWorkload();
  network.succeed('/auth/tasks/editMany', {
    Change_id: null,
    Results: [{ _id: 'task-2', Task_key: 'HBR-2', Outcome: 'refused', Message: 'Task not found' }],
    Tasks: [],
  });
  await rowNames();
  await giveToWalt(1, 'HBR-2');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('HBR-2 was not assigned to Walt Worker: Task not found'),
  );
});
