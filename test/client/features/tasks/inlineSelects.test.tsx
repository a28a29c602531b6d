import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { taskStatuses } from '../../../../src/domain/tasks/taskChoices';
import { noRecords } from '../../../../src/client/api/records/heldRecords';
import type { Task } from '../../../../src/client/api/api';
import type { RootState } from '../../../../src/client/app/rootReducer';
import { PrioritySelect } from '../../../../src/client/features/tasks/table/PrioritySelect';
import { makeSelectShownTask } from '../../../../src/client/features/tasks/table/shownTask';
import { StatusSelect } from '../../../../src/client/features/tasks/table/StatusSelect';
import { TaskEditNotices } from '../../../../src/client/features/tasks/table/TaskEditNotices';
import { undoForm } from '../../../../src/client/features/tasks/table/undoTaskEdit';
import { useTaskEdit } from '../../../../src/client/features/tasks/table/useTaskEdit';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { sentForm } from '../../../support/client/sentForm';
import { renderConnected, type Connected } from '../../../support/renderConnected';
import { wholeTask } from '../../../support/client/taskRecords';

const editPath = '/auth/tasks/edit';
const selectShown = makeSelectShownTask('task-1');

function Selects() {
  const task = useSelector(selectShown);
  const { change, failures, competing } = useTaskEdit();
  if (!task) return null;
  return (
    <>
      <TaskEditNotices failures={failures} competing={competing} />
      <StatusSelect status={task.Status} onPick={(Status) => void change(task, { Status })} />
      <PrioritySelect priority={task.Priority} onPick={(Priority) => void change(task, { Priority })} />
      <button onClick={() => void change(task, { Short_summary: 'Mine' }, 'First')}>Type</button>
    </>
  );
}

const withTask = (task = wholeTask()): Connected => {
  const { _id } = task;
  const entities: RootState['entities'] = {
    records: { ...noRecords, tables: { task: { [_id]: task } } },
    taskEdits: {},
    planEdits: {},
  };
  return renderConnected(<Selects />, { preloaded: { entities } });
};
const choose = async (select: RegExp, choice: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: select }));
  await userEvent.click(await screen.findByText(choice, { selector: '[role=option] *' }));
};

describe('The status of a task', () => {
  it.each(taskStatuses)('can be changed from %s to any other', async (status) => {
    fakeNetwork();
    withTask(wholeTask({ Status: status }));
    await userEvent.click(screen.getByRole('button', { name: `Status: ${status}` }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(taskStatuses);
  });

  it('is shown as chosen before the server has answered', async () => {
    const network = fakeNetwork();
    let answer = (): void => undefined;
    network.answer(
      editPath,
      () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              httpStatus: 200,
              text: JSON.stringify({ status: 1, data: wholeTask({ Status: 'ON HOLD', Version: 2 }) }),
            });
        }),
    );
    withTask();
    await choose(/^Status/, 'ON HOLD');
    expect(screen.getByRole('button', { name: 'Status: ON HOLD' })).toBeVisible();
    await act(async () => answer());
    expect(screen.getByRole('button', { name: 'Status: ON HOLD' })).toBeVisible();
    expect(sentForm(network.callsTo(editPath)[0]?.body)).toBe(
      'id=task-1&Status=ON+HOLD&former=%7B%22id%22%3A%22task-1%22%2C%22Status%22%3A%22OPEN%22%7D',
    );
  });

  it('falls back to what is stored when the server rejects the change, and says which change was not made', async () => {
    fakeNetwork().fail(editPath, 503, 'Out of order');
    withTask();
    await choose(/^Status/, 'CLOSE');
    expect(await screen.findByRole('alert')).toHaveTextContent('Status of ABC-1 was not changed: Out of order');
    expect(screen.getByRole('button', { name: 'Status: OPEN' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not sent when the present one is chosen again', async () => {
    const network = fakeNetwork();
    withTask();
    await choose(/^Status/, 'OPEN');
    expect(network.calls).toEqual([]);
  });
});

it('The priority of a task is changed the same way, and falls back the same way', async () => {
  const network = fakeNetwork();
  network.fail(editPath, 403, 'You are not permitted to do this');
  withTask();
  await choose(/^Priority/, 'HIGH');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Priority of ABC-1 was not changed: You are not permitted to do this',
  );
  expect(screen.getByRole('button', { name: 'Priority: MEDIUM' })).toBeVisible();
  expect(sentForm(network.callsTo(editPath)[0]?.body)).toBe(
    'id=task-1&Priority=HIGH&former=%7B%22id%22%3A%22task-1%22%2C%22Priority%22%3A%22MEDIUM%22%7D',
  );
});

it('A change that was not made stays listed while others are made, until the same value is changed', async () => {
  const network = fakeNetwork();
  network.fail(editPath, 503, 'Out of order');
  withTask();
  await choose(/^Status/, 'CLOSE');
  expect(await screen.findByRole('alert')).toHaveTextContent('Status of ABC-1 was not changed');
  network.succeed(editPath, wholeTask({ Priority: 'HIGH', Version: 2 }));
  await choose(/^Priority/, 'HIGH');
  expect(await screen.findByRole('button', { name: 'Priority: HIGH' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Status of ABC-1 was not changed');
  network.fail(editPath, 503, 'Out of order');
  await choose(/^Priority/, 'LOW');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  network.succeed(editPath, wholeTask({ Status: 'CLOSE', Priority: 'HIGH', Version: 3 }));
  await choose(/^Status/, 'CLOSE');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Priority of ABC-1 was not changed'));
});

describe('A single change of a task', () => {
  const manyPath = '/auth/tasks/editMany';
  const undoKey = () => userEvent.keyboard('{Control>}z{/Control}');
  const stored = wholeTask({ Status: 'CLOSE', Version: 2 });
  const results = (outcome: 'done' | 'refused', message: string | null, tasks: readonly Task[]) => ({
    Change_id: outcome === 'done' ? 'change-1' : null,
    Results: [{ _id: 'task-1', Task_key: 'ABC-1', Outcome: outcome, Message: message }],
    Tasks: tasks,
  });
  const changed = async (network: FakeNetwork): Promise<Connected> => {
    network.succeed(editPath, stored);
    const shown = withTask();
    await choose(/^Status/, 'CLOSE');
    await waitFor(() => expect(shown.store.getState().undo).toHaveLength(1));
    return shown;
  };

  it('is undone by Ctrl + Z, once, and only where its value is still stored', async () => {
    const network = fakeNetwork();
    const { store } = await changed(network);
    expect(store.getState().toasts).toEqual([]);
    network.succeed(manyPath, results('done', null, [wholeTask({ Version: 3 })]));
    await undoKey();
    expect(await screen.findByText('Change undone: Status of ABC-1')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Status: OPEN' })).toBeVisible();
    const [call] = network.callsTo(manyPath);
    const form = new URLSearchParams(sentForm(call?.body));
    expect(form.get('Restores')).toBe('true');
    expect(JSON.parse(form.get('changes') ?? '')).toEqual({ id: 'task-1', Status: 'OPEN' });
    expect(JSON.parse(form.get('former') ?? '')).toEqual({ id: 'task-1', Status: 'CLOSE' });
    await undoKey();
    expect(network.callsTo(manyPath)).toHaveLength(1);
  });

  it('stays, and says so, when another user has changed the value since', async () => {
    const network = fakeNetwork();
    await changed(network);
    network.succeed(manyPath, results('refused', 'Status was changed in the meantime to: ON HOLD', []));
    await undoKey();
    expect(
      await screen.findByText('Status of ABC-1 was not undone: Status was changed in the meantime to: ON HOLD'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status: CLOSE' })).toBeVisible();
  });

  it('that was not made cannot be undone', async () => {
    const network = fakeNetwork();
    network.fail(editPath, 503, 'Out of order');
    const { store } = withTask();
    await choose(/^Status/, 'CLOSE');
    await screen.findByRole('alert');
    expect(store.getState().undo).toEqual([]);
  });
});

describe('What undoes a change of a task', () => {
  const task = wholeTask({ Due_date: '2026-03-20', Due_half: 'First Half', Start_date: null });
  const undone = (after: Partial<Task>, change: object, before = task) => {
    const form = undoForm({ before, after: { ...before, ...after }, change });
    return form && [form.changes, form.former].map((texts = []) => texts.map((text): unknown => JSON.parse(text)));
  };

  it('restores the half of a day that was removed, and leaves the half of another day to the task', () => {
    expect(undone({ Due_date: null, Due_half: 'Second Half' }, { Due_date: '' })).toEqual([
      [{ id: 'task-1', Due_date: '2026-03-20', Due_half: 'First Half' }],
      [{ id: 'task-1', Due_date: '', Due_half: 'Second Half' }],
    ]);
    expect(undone({ Due_date: '2026-03-27' }, { Due_date: '2026-03-27' })).toEqual([
      [{ id: 'task-1', Due_date: '2026-03-20' }],
      [{ id: 'task-1', Due_date: '2026-03-27' }],
    ]);
  });

  it('compares with what is stored, however it was typed', () => {
    expect(undone({ Task_duration: 2.5 }, { Task_duration: '2.50' })).toEqual([
      [{ id: 'task-1', Task_duration: '1.5' }],
      [{ id: 'task-1', Task_duration: '2.5' }],
    ]);
  });

  it('takes the first assignee away again', () => {
    const unassigned = wholeTask({ Employee_id: null, Assignees: null });
    expect(undone({ Employee_id: 'person-1' }, { Employee_id: 'person-1' }, unassigned)).toEqual([
      [{ id: 'task-1', Employee_id: '' }],
      [{ id: 'task-1', Employee_id: 'person-1' }],
    ]);
  });

  it('is nothing where nothing has changed', () => {
    expect(undone({}, { Status: 'OPEN' })).toBeUndefined();
  });
});

describe('A change of a value that a colleague has changed since it was shown', () => {
  const theirs = wholeTask({ Status: 'ON HOLD', Version: 2 });
  const compete = (network: FakeNetwork): void =>
    network.answer(editPath, () => ({
      httpStatus: 409,
      text: JSON.stringify({
        status: 0,
        code: 'competing_edit',
        message: 'This has been changed in the meantime',
        errors: [{ field: 'Status', message: 'Status was changed in the meantime by Ben Okoro to: ON HOLD' }],
        current: theirs,
      }),
    }));
  const getSent = (network: FakeNetwork, nth: number): unknown =>
    JSON.parse(new URLSearchParams(sentForm(network.callsTo(editPath)[nth]?.body)).get('former') ?? 'null');
  const conflict = 'ABC-1: Status was changed in the meantime by Ben Okoro to: ON HOLD. Yours: CLOSE';

  it('is not stored; a notice says whose value is, and the own one can be stored against it, with undo', async () => {
    const network = fakeNetwork();
    compete(network);
    const { store } = withTask();
    await choose(/^Status/, 'CLOSE');
    expect(await screen.findByRole('alert')).toHaveTextContent(conflict);
    expect(store.getState().undo).toEqual([]);
    network.succeed(editPath, wholeTask({ Status: 'CLOSE', Version: 3 }));
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByRole('button', { name: 'Status: CLOSE' })).toBeVisible();
    expect(getSent(network, 1)).toEqual({ id: 'task-1', Status: 'ON HOLD' });
    expect(screen.queryByRole('alert')).toBeNull();
    network.succeed('/auth/tasks/editMany', { Change_id: 'change-1', Results: [], Tasks: [theirs] });
    await userEvent.keyboard('{Control>}z{/Control}');
    const [undone] = network.callsTo('/auth/tasks/editMany');
    expect(new URLSearchParams(sentForm(undone?.body)).get('changes')).toBe('{"id":"task-1","Status":"ON HOLD"}');
  });

  it('is not stored when the colleague came while it was typed, although the screen shows the newer value by then', async () => {
    const network = fakeNetwork();
    network.answer(editPath, () => ({
      httpStatus: 409,
      text: JSON.stringify({
        status: 0,
        message: 'This has been changed in the meantime',
        errors: [{ field: 'Short_summary', message: 'Summary was changed in the meantime by Ben Okoro to: Theirs' }],
        current: wholeTask({ Short_summary: 'Theirs', Version: 2 }),
      }),
    }));
    withTask(wholeTask({ Short_summary: 'Theirs', Version: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Type' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ABC-1: Summary was changed in the meantime by Ben Okoro to: Theirs. Yours: Mine',
    );
    expect(network.callsTo(editPath)).toHaveLength(1);
    expect(getSent(network, 0)).toEqual({ id: 'task-1', Short_summary: 'First' });
  });

  it('is dropped by choosing the other value', async () => {
    const network = fakeNetwork();
    compete(network);
    withTask();
    await choose(/^Status/, 'CLOSE');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the other value' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(network.callsTo(editPath)).toHaveLength(1);
  });

  it('is no conflict with an own change that was shown and not stored', async () => {
    const network = fakeNetwork();
    let reject = (): void => undefined;
    network.answer(
      editPath,
      () =>
        new Promise((resolve) => (reject = () => resolve({ httpStatus: 503, text: '{"status":0,"message":"Busy"}' }))),
    );
    withTask();
    await choose(/^Status/, 'IN PROGRESS');
    await choose(/^Status/, 'CLOSE');
    network.answer(editPath, ({ body }) => {
      const former = new URLSearchParams(sentForm(body)).get('former') ?? '';
      return former.includes('IN PROGRESS')
        ? { httpStatus: 409, text: JSON.stringify({ status: 0, message: 'Changed', errors: [], current: wholeTask() }) }
        : { httpStatus: 200, text: JSON.stringify({ status: 1, data: wholeTask({ Status: 'CLOSE', Version: 2 }) }) };
    });
    await act(async () => reject());
    await waitFor(() => expect(network.callsTo(editPath)).toHaveLength(3));
    expect(await screen.findByRole('button', { name: 'Status: CLOSE' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(getSent(network, 2)).toEqual({ id: 'task-1', Status: 'OPEN' });
  });
});
