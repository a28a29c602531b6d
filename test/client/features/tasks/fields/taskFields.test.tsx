import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TaskScreen from '../../../../../src/client/features/tasks/screens/TaskScreen';
import type { Task } from '../../../../../src/client/api/api';
import { addDays, dayIn } from '../../../../../src/domain/calendar/day';
import { formatDay } from '../../../../../src/domain/calendar/formatDay';
import { testUser } from '../../../../support/clientStore';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { standAtTestStart } from '../../../../support/moments/pageClock';
import { renderConnected } from '../../../../support/renderConnected';
import { sentForm } from '../../../../support/client/sentForm';
import { member, taskRow, wholeTask } from '../../../../support/client/taskRecords';

const updatePath = '/uplodeauth/tasks/edit';
const manyPath = '/auth/tasks/editMany';
const today = dayIn(testUser.Company_time_zone ?? '', standAtTestStart());

function aTask(differences: Partial<Task> = {}): FakeNetwork {
  const network = fakeNetwork();
  network.succeed('/auth/tasks/details', wholeTask({ Version: 3, ...differences }));
  network.succeed('/auth/tasks/gettasktimer', { Status: 'Stopped', Check_In: null, Check_Out: null });
  network.succeed('/auth/tasks/comments', []);
  network.succeed('/auth/tasks/TaskDetailsByTaskKey', []);
  network.succeed('/auth/projectemployeelist/project-1', [
    member('person-1', 'Given', 'Family'),
    member('person-2', 'Paula', 'Planner'),
  ]);
  network.succeed('/auth/projecttasks/list/project-1', [
    taskRow({ _id: 'task-2', Task_key: 'ABC-2', Short_summary: 'Buy stamps' }),
  ]);
  network.succeed('/sprint/getAllsprint', [{ _id: 's1', Name: 'Sprint 1', Status: 'OPEN' }]);
  return network;
}
const open = (mayEdit = true) =>
  renderConnected(<TaskScreen />, {
    path: '/task/:id',
    address: '/task/task-1',
    flags: mayEdit ? ['Project.Edit_Task'] : [],
  });
const begin = async (label: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `Edit ${label}` }));
const sent = (network: FakeNetwork): FormData => network.callsTo(updatePath).at(-1)?.body as FormData;

describe('Fields of the task page', () => {
  it('are all to be changed where they are by Project.Edit_Task, and none without', async () => {
    aTask();
    const { unmount } = open();
    for (const label of [
      'Short Summary',
      'Description',
      'Assigned Date',
      'Due Date',
      'Task Duration',
      'Link issue',
      'Attachments',
    ])
      expect(await screen.findByRole('button', { name: `Edit ${label}` })).toBeVisible();
    for (const label of ['Status', 'Issue Type', 'Priority', 'Assignees', 'Reporter', 'Sprint'])
      expect(await screen.findByRole('button', { name: new RegExp(`^${label}: `) })).toHaveAttribute(
        'aria-haspopup',
        'listbox',
      );
    unmount();
    aTask();
    open(false);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
    for (const label of ['Issue Type', 'Reporter', 'Sprint'])
      expect(screen.queryByRole('button', { name: new RegExp(`^${label}: `) })).not.toBeInTheDocument();
  });

  it('save by Enter, with the rest of the task as it is, and give the focus back', async () => {
    const network = aTask();
    network.succeed(updatePath, wholeTask({ Version: 4, Short_summary: 'Write two letters' }));
    open();
    await begin('Short Summary');
    const field = screen.getByRole('textbox', { name: 'Short Summary' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Write two letters{Enter}');
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect(Object.fromEntries([...sent(network).entries()])).toMatchObject({
      id: 'task-1',
      Version: '3',
      Short_summary: 'Write two letters',
      Description: '<p>To everybody</p>',
      Employee_id: 'person-1',
      Due_date: '2026-03-20',
      Task_duration: '1.5',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Short Summary' })).toHaveFocus());
  });

  it('leave no older change to Ctrl + Z when they cannot be undone themselves, as files', async () => {
    const network = aTask();
    network.succeed(updatePath, wholeTask({ Version: 4, Task_duration: 8 }));
    const { store } = open();
    await begin('Task Duration');
    const field = screen.getByRole('textbox', { name: 'Task Duration' });
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    await waitFor(() => expect(store.getState().undo).toHaveLength(1));
    await begin('Attachments');
    const input = screen.getByLabelText('Attachments', { selector: 'input' });
    await userEvent.upload(input, new File(['plan'], 'plan.pdf', { type: 'application/pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Attachments' }));
    await waitFor(() => expect(store.getState().undo).toEqual([]));
  });

  it('are undone by Ctrl + Z, unless another user has changed the same field since', async () => {
    const network = aTask();
    const mine = wholeTask({ Version: 4, Assigned_date: '2026-03-03' });
    network.succeed(updatePath, mine);
    const { store } = open();
    await begin('Assigned Date');
    const field = screen.getByRole('textbox', { name: 'Assigned Date' });
    await userEvent.clear(field);
    await userEvent.type(field, '03/03/2026{Enter}');
    await waitFor(() => expect(store.getState().undo).toHaveLength(1));
    network.fail(updatePath, 409, 'This has been changed in the meantime', {
      current: { ...mine, Version: 5, Assigned_date: '2026-03-04' },
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText('Assigned Date of ABC-1 was not undone: This has been changed in the meantime'),
    ).toBeVisible();
    expect([sent(network).get('Assigned_date'), sent(network).get('Version')]).toEqual(['2026-03-02', '4']);
  });

  it('that tables have as well are undone as there: a due date in the past is put back', async () => {
    const past = addDays(today, -30);
    const network = aTask({ Due_date: past });
    const Due_date = addDays(today, 5);
    network.succeed(updatePath, wholeTask({ Version: 4, Due_date }));
    const { store } = open();
    await begin('Due Date');
    const field = screen.getByRole('textbox', { name: 'Due Date' });
    await userEvent.clear(field);
    await userEvent.type(field, `${formatDay(Due_date)}{Enter}`);
    await waitFor(() => expect(store.getState().undo).toHaveLength(1));
    network.succeed(manyPath, {
      Change_id: 'change-1',
      Results: [{ _id: 'task-1', Task_key: 'ABC-1', Outcome: 'done', Message: null }],
      Tasks: [wholeTask({ Version: 5, Due_date: past })],
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Change undone: Due Date of ABC-1')).toBeVisible();
    const form = new URLSearchParams(sentForm(network.callsTo(manyPath)[0]?.body));
    expect(form.get('Restores')).toBe('true');
    expect(JSON.parse(form.get('changes') ?? '')).toEqual({ id: 'task-1', Due_date: past });
    expect(JSON.parse(form.get('former') ?? '')).toEqual({ id: 'task-1', Due_date });
  });

  it('stay as they were by Escape, and without a change send nothing when they are left', async () => {
    const network = aTask();
    open();
    await begin('Short Summary');
    await userEvent.type(screen.getByRole('textbox', { name: 'Short Summary' }), ' more{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ABC-1 Write the letter');
    await begin('Task Duration');
    await userEvent.click(screen.getByRole('heading', { name: 'Activity' }));
    await screen.findByRole('button', { name: 'Edit Task Duration' });
    expect(network.callsTo(updatePath)).toEqual([]);
  });

  it('save when they are left', async () => {
    const network = aTask();
    network.succeed(updatePath, wholeTask({ Version: 4, Due_date: addDays(today, 3) }));
    open();
    await begin('Due Date');
    const field = screen.getByRole('textbox', { name: 'Due Date' });
    await userEvent.clear(field);
    await userEvent.type(field, formatDay(addDays(today, 3)));
    await userEvent.click(screen.getByRole('heading', { name: 'Activity' }));
    await screen.findByRole('button', { name: 'Edit Due Date' });
    expect(sent(network).get('Due_date')).toBe(addDays(today, 3));
  });

  it('of a day have its half, which is changed by keyboard and sent with the day as it is', async () => {
    const network = aTask({ Start_date: '2026-03-05', Start_half: 'Second Half' });
    network.succeed(updatePath, wholeTask({ Version: 4, Due_half: 'First Half' }));
    open();
    await begin('Due Date');
    const halves = screen.getByRole('radiogroup', { name: 'Ends with' });
    expect(within(halves).getByRole('radio', { name: 'Second Half' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    expect(within(halves).getByRole('radio', { name: 'Second Half' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect(Object.fromEntries([...sent(network).entries()])).toMatchObject({
      Due_date: '2026-03-20',
      Due_half: 'First Half',
      Start_date: '2026-03-05',
      Start_half: 'Second Half',
    });
  });

  it('of a day stay open while the half is pressed, and keep it when another day is typed', async () => {
    const network = aTask({ Due_half: 'First Half' });
    network.succeed(updatePath, wholeTask({ Version: 4, Due_half: 'First Half' }));
    open();
    await begin('Due Date');
    await userEvent.click(screen.getByText('Second Half'));
    await userEvent.click(screen.getByText('First Half'));
    expect(network.callsTo(updatePath)).toEqual([]);
    const field = screen.getByRole('textbox', { name: 'Due Date' });
    await userEvent.clear(field);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.type(field, `${formatDay(addDays(today, 4))}{Enter}`);
    await screen.findByRole('button', { name: 'Edit Due Date' });
    expect([sent(network).get('Due_date'), sent(network).get('Due_half')]).toEqual([addDays(today, 4), 'First Half']);
  });

  it('of a day that is cleared send no half', async () => {
    const network = aTask({ Due_half: 'First Half' });
    network.succeed(updatePath, wholeTask({ Version: 4, Due_date: null }));
    open();
    await begin('Due Date');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Due Date' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect([sent(network).get('Due_date'), sent(network).get('Due_half')]).toEqual(['', null]);
  });

  it('of a day reject a half that would start the task after its end', async () => {
    const network = aTask({ Start_date: '2026-03-20', Start_half: 'Second Half' });
    open();
    await begin('Due Date');
    await userEvent.click(screen.getByRole('radio', { name: 'First Half' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Due Date' }));
    expect(
      await screen.findByText('A task that ends in the first half of a day cannot start in its second half'),
    ).toBeVisible();
    expect(network.callsTo(updatePath)).toEqual([]);
  });

  it('of a day keep the day that another user has set when only the half was changed', async () => {
    const network = aTask();
    const theirs = wholeTask({ Version: 5, Due_date: '2026-03-25' });
    network.answer(updatePath, ({ body }) =>
      (body as FormData).get('Version') === '5'
        ? { httpStatus: 200, text: JSON.stringify({ status: 1, data: { ...theirs, Version: 6 } }) }
        : {
            httpStatus: 409,
            text: JSON.stringify({
              status: 0,
              message: 'This has been changed in the meantime',
              current: theirs,
            }),
          },
    );
    open();
    await begin('Due Date');
    await userEvent.click(screen.getByRole('radio', { name: 'First Half' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Due Date' }));
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect([sent(network).get('Due_date'), sent(network).get('Due_half')]).toEqual(['2026-03-25', 'First Half']);
  });

  it.each([
    ['Short Summary', '', 'Please Select Short Summary'],
    ['Due Date', formatDay(addDays(today, -2)), 'Due Date cannot be earlier than yesterday'],
    ['Assigned Date', '31/02/2026', 'There is no such day in the calendar'],
  ])('%s rejects %j with the message of the form, and keeps it', async (label, text, message) => {
    const network = aTask();
    open();
    await begin(label);
    const field = screen.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Activity' }));
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
    expect(network.callsTo(updatePath)).toEqual([]);
  });

  it('keep what was entered when the server rejects it, and say why', async () => {
    const network = aTask();
    network.fail(updatePath, 503, 'The database is not available');
    open();
    await begin('Short Summary');
    await userEvent.type(screen.getByRole('textbox', { name: 'Short Summary' }), '{End} more{Enter}');
    expect(await screen.findByText('The database is not available')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Short Summary' })).toHaveValue('Write the letter more');
  });

  it('leave the changes of others to other fields, without a question', async () => {
    const network = aTask();
    const theirs = wholeTask({ Version: 5, Description: '<p>Theirs</p>', Priority: 'HIGH' });
    network.answer(updatePath, ({ body }) => {
      const isNewest = (body as FormData).get('Version') === '5';
      const text = isNewest
        ? { status: 1, data: { ...theirs, Version: 6, Short_summary: 'Mine' } }
        : { status: 0, message: 'This has been changed in the meantime', current: theirs };
      return { httpStatus: isNewest ? 200 : 409, text: JSON.stringify(text) };
    });
    open();
    await begin('Short Summary');
    const field = screen.getByRole('textbox', { name: 'Short Summary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine{Enter}');
    expect(await screen.findByText('Task updated Successfully')).toBeVisible();
    expect(Object.fromEntries([...sent(network).entries()])).toMatchObject({
      Version: '5',
      Short_summary: 'Mine',
      Description: '<p>Theirs</p>',
      Priority: 'HIGH',
    });
  });

  it('let the person choose where others have changed the same field', async () => {
    const network = aTask();
    network.fail(updatePath, 409, 'This has been changed in the meantime', {
      current: wholeTask({ Version: 5, Short_summary: 'Theirs' }),
    });
    open();
    await begin('Short Summary');
    const field = screen.getByRole('textbox', { name: 'Short Summary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This has been changed in the meantime' });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
    network.succeed(updatePath, wholeTask({ Version: 6, Short_summary: 'Mine' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Short Summary: mine' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(network).get('Version')).toBe('5'));
    expect(sent(network).get('Short_summary')).toBe('Mine');
  });

  it('with a list are changed by picking', async () => {
    const network = aTask();
    network.succeed('/auth/tasks/edit', wholeTask({ Version: 4 }));
    network.succeed(updatePath, wholeTask({ Version: 4, Reporter_id: 'person-2', Reporter: 'Paula Planner' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Issue Type: / }));
    await userEvent.keyboard('bu{Enter}');
    await waitFor(() =>
      expect((network.callsTo('/auth/tasks/edit').at(-1)?.body as URLSearchParams).get('Issue_type')).toBe('Bug'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Sprint: / }));
    await userEvent.click(await screen.findByText('Sprint 1'));
    await waitFor(() =>
      expect((network.callsTo('/auth/tasks/edit').at(-1)?.body as URLSearchParams).get('Sprint_id')).toBe('s1'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Reporter: / }));
    await userEvent.keyboard('paula{Enter}');
    await waitFor(() => expect(sent(network).get('Reporter_id')).toBe('person-2'));
  });
});
