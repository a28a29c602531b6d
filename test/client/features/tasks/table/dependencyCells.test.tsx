import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockedByColumn, blocksColumn, startDateColumn } from '../../../../../src/client/features/tasks/taskColumns';
import { withEditReasons, withTaskEditors } from '../../../../../src/client/features/tasks/table/taskEditors';
import {
  useDependencyEdit,
  type DependencyEdit,
} from '../../../../../src/client/features/tasks/table/useDependencyEdit';
import { getContent } from '../../../../../src/client/table/view/displayText';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';
import { sentForm } from '../../../../support/client/sentForm';
import { taskRow, wholeTask } from '../../../../support/client/taskRecords';

const savePath = '/auth/tasks/dependency/save';
const removePath = '/auth/tasks/dependency/delete';
const end = (number: number, Lag_days = 0) => ({
  _id: `task-${number}`,
  Task_key: `ABC-${number}`,
  Status: 'OPEN' as const,
  Lag_days,
});
const task = taskRow({ Start_date: '2026-03-16', Blocked_by: [end(2), end(3, 2)], Blocks: [end(4, -1)] });

describe('The cells of start date and dependencies', () => {
  const [start, blockedBy, blocks] = withTaskEditors(
    [startDateColumn, blockedByColumn, blocksColumn],
    '2026-03-01',
  ).map(({ editor }) => (editor && 'input' in editor ? editor : undefined));

  it('begin with what is stored', () => {
    expect(start?.text(task)).toBe('2026-03-16');
    expect(blockedBy?.text(task)).toBe('ABC-2, ABC-3 +2');
    expect(blocks?.text(task)).toBe('ABC-4 -1');
    expect([start, blockedBy, blocks].map((editor) => editor?.text(taskRow()))).toEqual(['', '', '']);
  });

  it('say what is wrong before anything is sent', () => {
    expect(start?.problem?.('2026-03-20', task)).toBeUndefined();
    expect(start?.problem?.('2026-03-21', task)).toBe('Start Date cannot be after Due Date');
    expect(blockedBy?.problem?.('ABC-2, ABC-9 +3', task)).toBeUndefined();
    expect(blockedBy?.problem?.('ABC-1', task)).toBe('A task cannot wait for itself');
    expect(blocks?.problem?.('the letter', task)).toMatch(/^Write keys/);
  });

  it('say why a user without the flag cannot edit dependencies, next to what they say anyway', () => {
    const [start, blockedBy, blocks] = withEditReasons([startDateColumn, blockedByColumn, blocksColumn]).map(
      (column) => {
        expect(column.editor).toBeUndefined();
        return getContent(column, task, 'UTC');
      },
    );
    expect(start?.disabledReason).toBeUndefined();
    expect(blockedBy?.disabledReason).toBe(
      'Waits for ABC-2, ABC-3 + 2 days. You are not permitted to change dependencies',
    );
    expect(blocks).toMatchObject({
      text: 'ABC-4 - 1 day',
      disabledReason: 'You are not permitted to change dependencies',
    });
  });
});

let edit: DependencyEdit;
function Probe() {
  edit = useDependencyEdit();
  return (
    <>
      {edit.failures.map(({ key, text }) => (
        <p key={key} role="alert">
          {text}
        </p>
      ))}
    </>
  );
}

describe('Dependencies that are typed', () => {
  it('are sent as differences: removed ones first, by id where it is known', async () => {
    const network = fakeNetwork();
    network.succeed(savePath, wholeTask());
    network.succeed(removePath, wholeTask());
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocked-by', 'ABC-3 +5, ABC-9 -1', 'ABC-2, ABC-3 +2'));
    expect(network.calls.map(({ url, body }) => [url.replace(/^.*\/api/, ''), sentForm(body)])).toEqual([
      [removePath, 'task_id=task-1&blocker_id=task-2'],
      [savePath, 'task_id=task-1&blocker_id=task-3&Lag_days=5&Former_lag_days=2'],
      [savePath, 'task_id=task-1&blocker_id=ABC-9&Lag_days=-1'],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('send nothing when only the spelling differs', async () => {
    const network = fakeNetwork();
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocked-by', 'abc-3 + 2 days; ABC-2', 'ABC-2, ABC-3 +2'));
    expect(network.calls).toEqual([]);
  });

  it('of the other direction name the task that waits', async () => {
    const network = fakeNetwork();
    network.succeed(savePath, wholeTask());
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocks', 'ABC-4 -1, ABC-5', 'ABC-4 -1'));
    expect(network.calls.map(({ body }) => sentForm(body))).toEqual(['task_id=ABC-5&blocker_id=task-1&Lag_days=0']);
  });

  it.each([
    [
      'blocked-by',
      'ABC-9',
      422,
      "There is no task 'ABC-9'",
      "Blocked by of ABC-1 was not changed: There is no task 'ABC-9'",
    ],
    ['blocks', 'ABC-9', 404, 'Task not found', "Blocks of ABC-1 was not changed: There is no task 'ABC-9'"],
    [
      'blocks',
      'ABC-9',
      403,
      'You are not permitted to do this',
      'Blocks of ABC-1 was not changed: You are not permitted to do this',
    ],
    [
      'blocked-by',
      'ABC-9',
      409,
      'Changed',
      'Blocked by of ABC-1 was not changed: The lag of ABC-9 was changed in the meantime',
    ],
  ] as const)('%s %s: a failure of %i says why', async (direction, text, httpStatus, message, shown) => {
    fakeNetwork().fail(savePath, httpStatus, message);
    renderConnected(<Probe />);
    await act(() => edit.change(task, direction, text, ''));
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    await act(async () => edit.failures[0]?.close());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are stored as far as they can be', async () => {
    const network = fakeNetwork();
    network.succeed(removePath, wholeTask());
    network.fail(savePath, 422, 'ABC-9 already waits for ABC-1');
    const { store } = renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocks', '', 'ABC-7'));
    expect(store.getState().undo).toHaveLength(1);
    await act(() => edit.change(task, 'blocked-by', 'ABC-9', 'ABC-2'));
    // The key must not undo the change before it instead.
    expect(store.getState().undo).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Blocked by of ABC-1 was only partly changed: ABC-9 already waits for ABC-1',
    );
  });

  it('and were not stored stay listed while others are, each until the same cell is changed', async () => {
    const network = fakeNetwork();
    const other = taskRow({ _id: 'task-7', Task_key: 'ABC-7' });
    const listed = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    network.fail(savePath, 422, 'It is closed');
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocked-by', 'ABC-8', ''));
    await act(() => edit.change(task, 'blocks', 'ABC-8', ''));
    await act(() => edit.change(other, 'blocked-by', 'ABC-8', ''));
    expect(listed()).toEqual([
      'Blocked by of ABC-1 was not changed: It is closed',
      'Blocks of ABC-1 was not changed: It is closed',
      'Blocked by of ABC-7 was not changed: It is closed',
    ]);
    network.succeed(savePath, wholeTask());
    await act(() => edit.change(task, 'blocks', 'ABC-9', ''));
    expect(listed()).toEqual([
      'Blocked by of ABC-1 was not changed: It is closed',
      'Blocked by of ABC-7 was not changed: It is closed',
    ]);
  });

  it('are undone by Ctrl + Z, unless another user has changed them since', async () => {
    const network = fakeNetwork();
    network.succeed(removePath, wholeTask({ Blocked_by: [end(3, 2)] }));
    network.succeed(savePath, wholeTask({ Blocked_by: [end(3, 5), end(9)] }));
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocked-by', 'ABC-3 +5, ABC-9', 'ABC-2, ABC-3 +2'));
    network.calls.length = 0;
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Change undone: Blocked by of ABC-1')).toBeVisible();
    expect(network.calls.map(({ body }) => sentForm(body))).toEqual([
      'task_id=task-1&blocker_id=ABC-9',
      'task_id=task-1&blocker_id=task-2&Lag_days=0',
      'task_id=task-1&blocker_id=task-3&Lag_days=2&Former_lag_days=5',
    ]);
    network.succeed(savePath, wholeTask({ Blocked_by: [end(3, 7)] }));
    await act(() => edit.change(task, 'blocked-by', 'ABC-3 +5', 'ABC-3 +2'));
    network.calls.length = 0;
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Blocked by of ABC-1 was not undone: It has been changed since')).toBeVisible();
    expect(network.calls).toEqual([]);
  });
});
