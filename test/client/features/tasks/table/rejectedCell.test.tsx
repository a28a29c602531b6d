import { act } from '@testing-library/react';
import { useTaskEdit, type TaskEdit } from '../../../../../src/client/features/tasks/table/useTaskEdit';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';
import { taskRow } from '../../../../support/client/taskRecords';

const task = taskRow();

async function reject(
  httpStatus: number,
  message: string,
  change: Parameters<TaskEdit['change']>[1],
): Promise<readonly string[]> {
  let edit!: TaskEdit;
  function Probe() {
    edit = useTaskEdit();
    return null;
  }
  fakeNetwork().fail('/auth/tasks/edit', httpStatus, message);
  renderConnected(<Probe />);
  await act(() => edit.change(task, change));
  return edit.failures.map(({ text }) => text);
}

test('what was typed into a cell of a task that another user has deleted is in the message', async () => {
  expect(await reject(404, 'Task not found', { Short_summary: 'Half an hour of thought' })).toEqual([
    `Summary of ${task.Task_key} was not changed: the task was deleted, or you are not permitted to see it any more. Yours: Half an hour of thought`,
  ]);
});

test('a typed value that was rejected is in the message, a chosen one is not', async () => {
  expect(await reject(503, 'Out of order', { Due_date: '2026-03-21' })).toEqual([
    `Due Date of ${task.Task_key} was not changed: Out of order. Yours: 21/03/2026`,
  ]);
  expect(await reject(503, 'Out of order', { Status: 'CLOSE' })).toEqual([
    `Status of ${task.Task_key} was not changed: Out of order`,
  ]);
});
