import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditManyTasksForm } from '../../../../../src/client/api/api';
import type { KnownTask } from '../../../../../src/client/entities/knownRecords';
import { PasteTasksDialog } from '../../../../../src/client/features/tasks/paste/PasteTasksDialog';
import { maxChangedTasks } from '../../../../../src/client/features/tasks/table/useManyTasks';
import { taskRow } from '../../../../support/client/taskRecords';
import { renderConnected } from '../../../../support/renderConnected';

const task = (number: number): KnownTask =>
  taskRow({ _id: `t${number}`, Task_key: `PR-${number}`, Short_summary: `Old ${number}`, Priority: 'LOW' });

interface Pasted {
  readonly sent: EditManyTasksForm[];
  readonly ended: string[];
}

/** A paste into tasks of all projects, on PR-1 and those below it. */
function paste(text: string): Pasted {
  const sent: EditManyTasksForm[] = [];
  const ended: string[] = [];
  renderConnected(
    <PasteTasksDialog
      text={text}
      columnKeys={['Short_summary', 'Priority']}
      tasksAt={async (count) => Array.from({ length: count }, (_, index) => task(index + 1))}
      projectId={undefined}
      onApply={async (form) => {
        sent.push(form);
        return true;
      }}
      failureText={null}
      onClose={() => ended.push('closed')}
    />,
    { flags: ['Project.Edit_Task'] },
  );
  return { sent, ended };
}
const rowHeaders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a single rejected value stays listed after the others of its task have been saved, which are not sent again', async () => {
  const { sent, ended } = paste('New 1\tURGENT\nNew 2\tHIGH\nNew 3\t');
  await press('Change 3 tasks');
  expect(await screen.findByText(/^These are left/)).toBeVisible();
  expect(ended).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(rowHeaders()).toEqual(['PR-1']);
  expect(screen.getByText('HIGH, MEDIUM or LOW')).toBeVisible();
  expect(screen.getByText('1 rejected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to change' })).toHaveAttribute('aria-disabled', 'true');
});

test('a paste of which nothing was rejected closes', async () => {
  const { ended } = paste('New 1\tHIGH\nNew 2\tHIGH');
  await press('Change 2 tasks');
  await waitFor(() => expect(ended).toEqual(['closed']));
});

test('lines beyond the maximum are named before anything is saved, and are saved in a second go on their own tasks', async () => {
  const count = maxChangedTasks + 2;
  const lines = Array.from({ length: count }, (_, index) => `New ${index + 1}\t${index === 3 ? 'URGENT' : 'HIGH'}`);
  const { sent, ended } = paste(lines.join('\n'));
  expect(await screen.findByText(/the other 2, which stay here/)).toBeVisible();
  expect(sent).toEqual([]);
  await press(`Change ${maxChangedTasks} tasks`);
  await screen.findByText(/^These are left/);
  // Rejected lines come last: they hold up no other.
  expect(rowHeaders()).toEqual([`PR-${count - 1}`, `PR-${count}`, 'PR-4']);
  await press('Change 2 tasks');
  await waitFor(() => expect(rowHeaders()).toEqual(['PR-4']));
  expect(sent[1]?.changes?.map((change): unknown => JSON.parse(change))).toEqual([
    { id: `t${count - 1}`, Short_summary: `New ${count - 1}`, Priority: 'HIGH' },
    { id: `t${count}`, Short_summary: `New ${count}`, Priority: 'HIGH' },
  ]);
  expect(ended).toEqual([]);
});

test('lines without a change do not keep those after them from being saved', async () => {
  const lines = Array.from({ length: maxChangedTasks + 1 }, (_, index) =>
    index < maxChangedTasks ? `Old ${index + 1}\tURGENT` : 'New\tHIGH',
  );
  const { sent } = paste(lines.join('\n'));
  await press('Show the next lines');
  await press('Change 1 task');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(rowHeaders()).toHaveLength(maxChangedTasks);
});

test.each([
  ['of a rejected value', `${'x'.repeat(5000)}\tHIGH`],
  ['of a column that is not used', `New 1\tHIGH\t${'x'.repeat(5000)}`],
])('a very long cell %s is shown by its beginning, with the number of its characters', async (_what, text) => {
  paste(text);
  expect(await screen.findByText(`${'x'.repeat(300)}… (5000 characters)`)).toBeVisible();
});
