import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, dayIn } from '../../../../../src/domain/calendar/day';
import { formatDay } from '../../../../../src/domain/calendar/formatDay';
import type { Task } from '../../../../../src/client/api/api';
import { TaskFormDialog } from '../../../../../src/client/features/tasks/TaskFormDialog';
import { testUser } from '../../../../support/clientStore';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../../support/renderConnected';
import { member, project, taskRow, wholeTask } from '../../../../support/client/taskRecords';
import { standAtTestStart } from '../../../../support/moments/pageClock';
import { focusInside } from '../../../../support/client/focusInside';
import { passFrames } from '../../../../support/client/passFrames';

const createPath = '/uplodeauth/tasks/add';
const updatePath = '/uplodeauth/tasks/edit';
const today = dayIn(testUser.Company_time_zone ?? '', standAtTestStart());

function aProject(): FakeNetwork {
  const network = fakeNetwork();
  network.succeed('/auth/projects', [
    project(),
    project({ _id: 'project-2', Project_name: 'Parcels', Project_short_name: 'PAR' }),
  ]);
  for (const id of ['project-1', 'project-2']) {
    network.succeed(`/auth/projectemployeelist/${id}`, [
      member('person-1', 'Given', 'Family'),
      member('person-2', 'Paula', 'Planner'),
    ]);
    network.succeed(`/auth/projecttasks/list/${id}`, [
      taskRow(),
      taskRow({ _id: 'task-2', Task_key: 'ABC-2', Short_summary: 'Buy stamps' }),
    ]);
  }
  network.succeed('/sprint/getAllsprint', [{ _id: 'sprint-1', Name: 'Sprint 1' }]);
  return network;
}

const field = (label: string): HTMLElement =>
  screen.getByText(label, { selector: '.bp6-label span' }).closest('.bp6-form-group') as HTMLElement;
async function choose(label: string, choice: string): Promise<void> {
  await userEvent.click(within(field(label)).getAllByRole('button')[0] as HTMLElement);
  await userEvent.click(await screen.findByText(choice, { selector: '[role=option] *' }));
}
const sentTo = (network: FakeNetwork, path: string): FormData => network.callsTo(path).at(-1)?.body as FormData;

describe('Creating a task', () => {
  const open = (projectId?: string): Connected =>
    renderConnected(<TaskFormDialog mode="create" projectId={projectId} onClose={() => undefined} />);

  it('rejects an empty form with the message of every required field, and saves nothing', async () => {
    const network = aProject();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    for (const [label, message] of [
      ['Project Name', 'Please Select Project Name'],
      ['Issue Type', 'Please Select Issue Type!'],
      ['Short Summary', 'Please Select Short Summary'],
      ['Assignees', 'Please Select Assignees!'],
    ] as const) {
      expect(within(field(label)).getByText(message)).toBeVisible();
    }
    expect(network.callsTo(createPath)).toEqual([]);
  });

  it('starts with priority MEDIUM, and with the signed-in person as reporter, who cannot be changed', async () => {
    aProject();
    open('project-1');
    await screen.findByRole('button', { name: 'Create' });
    expect(field('Priority')).toHaveTextContent('MEDIUM');
    expect(field('Reporter')).toHaveTextContent('Given Family');
    expect(within(field('Reporter')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Reporter')).toHaveTextContent('The reporter is the user who creates the task');
    for (const label of ['Reporter', 'Description']) expect(field(label)).toHaveClass('db-field-required');
  });

  it('has its project fixed when it was opened from one', async () => {
    aProject();
    open('project-1');
    await waitFor(() => expect(field('Project Name')).toHaveTextContent('Letters'));
    expect(within(field('Project Name')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('rejects days before yesterday, takes yesterday, and rejects a duration that is no number', async () => {
    aProject();
    open('project-1');
    const assigned = await within(await waitFor(() => field('Assigned Date'))).findByRole('textbox');
    const due = within(field('Due Date')).getByRole('textbox');
    await userEvent.type(assigned, formatDay(addDays(today, -2)));
    await userEvent.type(due, formatDay(addDays(today, -1)));
    await userEvent.type(within(field('Task Duration')).getByRole('textbox'), 'long');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(within(field('Assigned Date')).getByText('Assigned Date cannot be earlier than yesterday')).toBeVisible();
    expect(within(field('Due Date')).queryByText(/earlier than yesterday/)).not.toBeInTheDocument();
    expect(field('Task Duration')).toHaveTextContent(/hours/);
    expect(field('Task Duration')).toHaveTextContent('30 minutes = 0.5');
  });

  it('needs people, sprint and links of the project that is picked', async () => {
    aProject();
    open();
    await screen.findByRole('button', { name: 'Create' });
    await focusInside(screen.getByRole('dialog'));
    expect(within(field('Assignees')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await choose('Project Name', 'Letters');
    await passFrames(1);
    await userEvent.click(within(field('Assignees')).getByRole('button'));
    const paula = await screen.findByRole('option', { name: /^Paula Planner/ });
    expect(paula).toHaveTextContent(/^Paula Planner\s*\(Employee\)$/);
    await userEvent.click(within(paula).getByText('Paula Planner'));
    expect(field('Assignees')).toHaveTextContent('Paula Planner');
    await choose('Project Name', 'Parcels');
    expect(field('Assignees')).not.toHaveTextContent('Paula Planner');
  });
});

describe('Editing a task', () => {
  const stored = wholeTask({
    Assigned_date: '2020-01-02',
    Due_date: '2020-01-09',
    Sprint_id: { _id: 'sprint-1', Name: 'Sprint 1' },
    Linkissue_Taskkey: 'task-2',
    Document_files: [
      {
        _id: 'file-1',
        Name: 'plan.pdf',
        Size: 1000,
        Type: 'application/pdf',
        Link: '/api/files/file-1/plan.pdf?signature=a',
      },
      {
        _id: 'file-2',
        Name: 'photo.png',
        Size: 1000,
        Type: 'image/png',
        Link: '/api/files/file-2/photo.png?signature=a',
      },
    ],
  });
  const open = (onClose: () => void = () => undefined, task: Task = stored): Connected =>
    renderConnected(<TaskFormDialog mode="edit" task={task} onClose={onClose} />);
  const summary = (): HTMLElement => within(field('Short Summary')).getByRole('textbox');
  const update = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Update' }));

  it('cannot move the task to another project', async () => {
    aProject();
    open();
    await screen.findByRole('button', { name: 'Update' });
    expect(field('Project Name')).toHaveTextContent('Letters');
    expect(within(field('Project Name')).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('rejects an empty summary', async () => {
    const network = aProject();
    open();
    await screen.findByRole('button', { name: 'Update' });
    await userEvent.clear(summary());
    await userEvent.type(summary(), '   ');
    await update();
    expect(within(field('Short Summary')).getByText('Please Select Short Summary')).toBeVisible();
    expect(network.callsTo(updatePath)).toEqual([]);
  });

  it('saves days of long ago when they have not changed, keeps the files that were not removed, and says so', async () => {
    const network = aProject();
    network.succeed(updatePath, stored);
    const onClose = jest.fn();
    open(onClose);
    await screen.findByRole('button', { name: 'Update' });
    await userEvent.type(summary(), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo.png' }));
    expect(field('Link issue')).toHaveTextContent('ABC-2 Buy stamps');
    await update();
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
    const sent = sentTo(network, updatePath);
    expect(sent.get('id')).toBe('task-1');
    expect(sent.get('Version')).toBe('1');
    expect(sent.get('Short_summary')).toBe('Write the letter today');
    expect(sent.get('Assigned_date')).toBe('2020-01-02');
    expect(sent.get('Linkissue_Taskkey')).toBe('task-2');
    expect(sent.getAll('olddocument')).toEqual(['/api/files/file-1/plan.pdf?signature=a']);
  });

  it('keeps everything that was entered when the server rejects it, and shows what it said at the field', async () => {
    const network = aProject();
    network.fail(updatePath, 422, 'One of the files is too large', {
      errors: [{ field: 'Short_summary', message: 'This summary is taken' }],
    });
    open();
    await screen.findByRole('button', { name: 'Update' });
    await userEvent.type(summary(), ' today');
    await update();
    expect(await within(field('Short Summary')).findByText('This summary is taken')).toBeVisible();
    expect(summary()).toHaveValue('Write the letter today');
    expect(screen.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows field by field what another user has saved concurrently, and saves what is chosen', async () => {
    const network = aProject();
    const theirs = {
      ...stored,
      Version: 7,
      Short_summary: 'Write a long letter',
      Status: 'REOPEN' as const,
      Document_files: [
        ...(stored.Document_files ?? []),
        { _id: 'file-3', Name: 'new.txt', Size: 9, Type: 'text/plain', Link: '/api/files/file-3/new.txt?signature=b' },
      ],
    };
    network.fail(updatePath, 409, 'This has been changed in the meantime', { current: theirs });
    const onClose = jest.fn();
    open(onClose);
    await screen.findByRole('button', { name: 'Update' });
    await userEvent.type(summary(), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo.png' }));
    await choose('Priority', 'HIGH');
    await update();

    const dialog = await screen.findByRole('dialog', { name: 'This has been changed in the meantime' });
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Short Summary',
      'Status',
      'Priority',
    ]);
    // Only the summary was changed by both: the rest is settled.
    expect(within(dialog).getByRole('radio', { name: 'Status: Saved in the meantime' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Priority: mine' })).toBeChecked();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Short Summary: Saved in the meantime' }));
    network.succeed(updatePath, { ...theirs, Version: 8 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());

    const sent = sentTo(network, updatePath);
    expect(sent.get('Version')).toBe('7');
    expect(sent.get('Short_summary')).toBe('Write a long letter');
    expect(sent.get('Priority')).toBe('HIGH');
    expect(sent.get('Status')).toBe('REOPEN');
    // Files do not compete: theirs stay, the one that I removed goes.
    expect(sent.getAll('olddocument')).toEqual([
      '/api/files/file-1/plan.pdf?signature=a',
      '/api/files/file-3/new.txt?signature=b',
    ]);
  });

  it('asks once more when a third person was quicker than the choice', async () => {
    const network = aProject();
    network.fail(updatePath, 409, 'Changed', { current: { ...stored, Version: 2, Short_summary: 'Second' } });
    open();
    await screen.findByRole('button', { name: 'Update' });
    await userEvent.type(summary(), ' today');
    await update();
    const mine = await screen.findByRole('radio', { name: 'Short Summary: mine' });
    await userEvent.click(mine);
    network.fail(updatePath, 409, 'Changed', { current: { ...stored, Version: 3, Short_summary: 'Third' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Third')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
