import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TaskScreen from '../../../../src/client/features/tasks/screens/TaskScreen';
import { api, type Task } from '../../../../src/client/api/api';
import { viewAsEnded, viewAsStarted } from '../../../../src/client/permissions/permissionsSlice';
import type { RootState } from '../../../../src/client/app/rootReducer';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../support/renderConnected';
import { member, taskRow, wholeTask } from '../../../support/client/taskRecords';

const taskPath = '/auth/tasks/details';

function aTask(differences: Partial<Task> = {}): FakeNetwork {
  const network = fakeNetwork();
  network.succeed(taskPath, wholeTask(differences));
  network.succeed('/auth/tasks/gettasktimer', { Status: 'Stopped', Check_In: null, Check_Out: null });
  network.succeed('/auth/tasks/comments', []);
  network.succeed('/auth/tasks/TaskDetailsByTaskKey', []);
  network.succeed('/auth/projectemployeelist/project-1', [member('person-1', 'Given', 'Family')]);
  return network;
}
const open = (flags: RootState['permissions']['granted'] = [], before?: string): Connected =>
  renderConnected(<TaskScreen />, { path: '/task/:id', address: '/task/task-1', before, flags });

/** The value next to a label in the side panel. */
async function fact(label: string): Promise<HTMLElement> {
  const panel = await screen.findByRole('complementary');
  return within(panel).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

describe('The task page', () => {
  it('has a breadcrumb: home, Project, and the key, which leads to the tasks of the project', async () => {
    aTask();
    open();
    const links = within(await screen.findByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['Project', '/projects'],
      ['ABC-1', '/project/tasks/project-1'],
    ]);
  });

  it('shows key, summary, description and the facts of the side panel', async () => {
    aTask({ Sprint_id: { _id: 's1', Name: 'Sprint 1' }, Logged_minutes: 95 });
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ABC-1 Write the letter');
    expect(screen.getByRole('heading', { name: 'Description' })).toBeVisible();
    expect(screen.getByText('To everybody')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activity' })).toBeVisible();
    expect(within(await fact('Project Name')).getByRole('link', { name: 'Letters' })).toHaveAttribute(
      'href',
      '/project/view/project-1',
    );
    expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Status: OPEN' })).toHaveAttribute(
      'aria-haspopup',
      'listbox',
    );
    expect(await fact('Priority')).toHaveTextContent('MEDIUM');
    expect(within(await fact('Assignees')).getByRole('button', { name: 'Assignees: Given Family' })).toBeVisible();
    expect(await fact('Reporter')).toHaveTextContent('Rita Reporter');
    expect(await fact('Sprint')).toHaveTextContent('Sprint 1');
    expect(await fact('Assigned Date')).toHaveTextContent('02-03-2026');
    expect(await fact('Due Date')).toHaveTextContent('20-03-2026');
    expect(await fact('Task Duration')).toHaveTextContent('1.5 Hr');
    expect(await fact('Logged')).toHaveTextContent('1h 35m');
  });

  it('leads back to the page that was open before', async () => {
    aTask();
    const { address } = open([], '/taskList?sort=Due_date');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(address()).toBe('/taskList?sort=Due_date');
  });

  it("shows '-' where there is no sprint, day or duration", async () => {
    aTask({ Sprint_id: null, Assigned_date: null, Due_date: null, Task_duration: null });
    open();
    for (const label of ['Sprint', 'Assigned Date', 'Due Date', 'Task Duration'])
      expect(await fact(label)).toHaveTextContent(/^-$/);
  });

  it('lists attachments with small pictures for pictures only, and only when there are any', async () => {
    const file = (id: string, Name: string, Type = 'image/png') => ({
      _id: id,
      Name,
      Size: 10,
      Type,
      Link: `/api/files/${id}/${Name}`,
    });
    aTask({
      Document_files: [
        file('1', 'a.JPG'),
        file('2', 'b.jpeg'),
        file('3', 'c.png'),
        file('4', 'd.pdf', 'application/pdf'),
        file('5', 'page.png', 'text/plain'),
      ],
    });
    open();
    const links = within(await screen.findByRole('region', { name: 'Attachments' })).getAllByRole('link');
    expect(links.map((link) => link.querySelector('img') !== null)).toEqual([true, true, true, false, false]);
    expect(links.map((link) => link.querySelector('svg') !== null)).toEqual([false, false, false, true, true]);
    expect(links[3]).toHaveAttribute('href', expect.stringContaining('/api/files/4/d.pdf'));
    cleanup();
    aTask();
    open();
    await screen.findByRole('complementary');
    expect(screen.queryByRole('region', { name: 'Attachments' })).not.toBeInTheDocument();
  });

  it("shows 'Linked Task Details' only when there are linked tasks", async () => {
    const network = aTask();
    network.succeed('/auth/tasks/TaskDetailsByTaskKey', [
      taskRow({
        _id: 'task-2',
        Task_key: 'ABC-2',
        Short_summary: 'Buy stamps',
        Status: 'CLOSE',
        Priority: 'LOW',
        Issue_type: 'Bug',
      }),
    ]);
    open();
    const table = await screen.findByRole('table', { name: 'Linked Task Details' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual(['Key', 'Summary', 'Status', 'Priority', 'Type']);
    const [, row] = within(table).getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    ).toEqual(['ABC-2', 'Buy stamps', 'CLOSE', 'LOW', 'Bug']);
    cleanup();
    aTask();
    open();
    await screen.findByRole('heading', { name: 'Activity' });
    expect(screen.queryByText('Linked Task Details')).not.toBeInTheDocument();
  });

  it('shows what the task waits for to all; only holders of Project.Edit_Task change it', async () => {
    const blocker = { _id: 'task-9', Task_key: 'ABC-9', Status: 'OPEN' as const, Lag_days: 2 };
    aTask({ Blocked_by: [blocker], Start_date: '2026-03-05', Start_half: 'Second Half' });
    open();
    const table = await screen.findByRole('table', { name: 'Dependencies (blocked)' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Blocked byABC-9OPEN+ 2 days');
    expect(await fact('Start Date')).toHaveTextContent('05-03-2026, Second Half');
    expect(screen.queryByRole('button', { name: 'Add dependency' })).toBeNull();
    cleanup();
    aTask({ Blocked_by: [{ ...blocker, Status: 'CLOSE' }] });
    open(['Project.Edit_Task']);
    expect(await screen.findByRole('button', { name: 'Remove the dependency on ABC-9' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dependencies' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add dependency' })).toBeVisible();
  });

  it('has its edit button and its delete by Project.Edit_Task alone', async () => {
    aTask();
    open(['Project.Edit_Task']);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    cleanup();
    aTask();
    open(['Project.All_Task']);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More about this task' })).not.toBeInTheDocument();
  });

  it('is deleted only after a question, and leads to the tasks of the project', async () => {
    const network = aTask();
    network.succeed('/auth/tasks/delete', { _id: 'task-1', Deleted: 'task' });
    const { address } = open(['Project.Edit_Task']);
    await userEvent.click(await screen.findByRole('button', { name: 'More about this task' }));
    await userEvent.click(await screen.findByText('Delete Task'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure to delete this task?');
    expect(network.callsTo('/auth/tasks/delete')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/project/tasks/project-1');
  });

  it('says that the task was not found when the id is wrong', async () => {
    fakeNetwork().fail(taskPath, 404, 'Task not found');
    open();
    expect(await screen.findByText('This task was not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy unsent texts' })).toBeNull();
  });

  it('keeps what was being written when a colleague deletes the task', async () => {
    const network = aTask();
    const { store } = open(['Project.Edit_Task']);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const summary = await screen.findByRole('textbox', { name: 'Short Summary' });
    await user.clear(summary);
    await user.type(summary, 'Write two letters');
    network.fail(taskPath, 404, 'Task not found');
    await act(async () => {
      await store.dispatch(api.endpoints.getTask.initiate({ id: 'task-1' }, { forceRefetch: true }));
    });
    expect(await screen.findByRole('heading', { name: 'This task was not found' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Short Summary' })).toBeNull();
    expect(screen.getByText('Short summary: Write two letters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy unsent texts' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Short summary: Write two letters');
  });

  it('keeps an open form with what was typed when the right to it is taken away, and opens no menu when it is back', async () => {
    const user = userEvent.setup();
    aTask().succeed('/auth/sprint/list', []);
    const { store } = open(['Project.Edit_Task']);
    const takeAway = () => act(() => void store.dispatch(viewAsStarted({ role: 'Reader', granted: [] })));
    const giveBack = () => act(() => void store.dispatch(viewAsEnded()));
    await user.click(await screen.findByRole('button', { name: 'More about this task' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete Task' })).toBeInTheDocument();
    takeAway();
    giveBack();
    expect(screen.getByRole('button', { name: 'More about this task' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete Task' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const summary = await screen.findByRole('textbox', { name: /Short Summary/ });
    await user.type(summary, ' twice');
    takeAway();
    expect(summary).toBeVisible();
    expect(summary).toHaveValue('Write the letter twice');
  });

  it('says that it could not be loaded, and comes when Retry is pressed', async () => {
    const network = aTask();
    network.fail(taskPath, 503, 'Out of order');
    open();
    expect(await screen.findByText('Could not load the task.')).toBeVisible();
    network.succeed(taskPath, wholeTask());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Write the letter/ })).toBeVisible();
  });

  it('shows its shape while it is loaded', () => {
    fakeNetwork().answer(taskPath, () => new Promise(() => undefined));
    open();
    expect(screen.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  });
});
