import { act, screen } from '@testing-library/react';
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
  return <p role="alert">{edit.failureText}</p>;
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
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
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
      'Blocked by of ABC-1 was not changed: The lag of ABC-9 was changed by another user',
    ],
  ] as const)('%s %s: a failure of %i says why', async (direction, text, httpStatus, message, shown) => {
    fakeNetwork().fail(savePath, httpStatus, message);
    renderConnected(<Probe />);
    await act(() => edit.change(task, direction, text, ''));
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    await act(async () => edit.clearFailure());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('are stored as far as they can be', async () => {
    const network = fakeNetwork();
    network.succeed(removePath, wholeTask());
    network.fail(savePath, 422, 'ABC-9 already waits for ABC-1');
    renderConnected(<Probe />);
    await act(() => edit.change(task, 'blocked-by', 'ABC-9', 'ABC-2'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Blocked by of ABC-1 was only partly changed: ABC-9 already waits for ABC-1',
    );
  });
});
