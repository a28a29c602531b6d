import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskNeighbours } from '../../../../src/client/features/tasks/screens/TaskNeighbours';
import { unsavedForms } from '../../../../src/client/ui/form/unsavedForms';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../support/renderConnected';
import { taskRow } from '../../../support/client/taskRecords';

/** The second of three tasks of a list. */
async function openSecond(): Promise<Connected> {
  const rows = ['1', '2', '3'].map((id) => taskRow({ _id: `task-${id}`, Task_key: `ABC-${id}` }));
  fakeNetwork().succeed('/auth/tasks/list', { Rows: rows, Total: rows.length });
  const shown = renderConnected(<TaskNeighbours taskId="task-2" />, {
    address: '/task/task-2',
    state: { openedFrom: { query: {}, place: 1, list: 'key /taskList' } },
  });
  await screen.findByText('2 of 3');
  return shown;
}
const next = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Next task (J)' }));

test('the next task opens immediately when nothing is unsaved', async () => {
  const { address } = await openSecond();
  await next();
  expect(address()).toContain('task-3');
});

test('a comment that is not sent asks before the next task takes its place', async () => {
  const { address } = await openSecond();
  const release = unsavedForms.add('page');
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect(address()).toBe('/task/task-2');
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(address()).toContain('task-3');
  release();
});
