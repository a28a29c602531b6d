import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnHours } from '../../../../../src/client/features/tasks/hours/OwnHours';
import { api } from '../../../../../src/client/api/api';
import { ownChangeTags } from '../../../../../src/client/api/changeTable';
import { clockAt, ticked } from '../../../../../src/client/session/clockSlice';
import { StoreClock } from '../../../../../src/client/widgets/StoreClock';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { runStart } from '../../../../support/moments/runMoment';
import { renderConnected } from '../../../../support/renderConnected';

const at = (minutes: number): string => new Date(runStart.getTime() + minutes * 60_000).toISOString();
const entry = {
  _id: 'hours',
  Status: 'Stop',
  Closed_month: null,
  Check_In: at(0),
  Check_Out: at(30),
  Task_id: { _id: 'task', Task_key: 'HBR-1', Short_summary: 'Import' },
  Project_id: 'project',
  Project_name: 'Harbour',
  Corrected_at: null,
  Correction_reason: null,
  Version: 1,
};

/** A dialog about the entry, with a reason that is half typed, and what happens to the entry in another tab. */
async function begin(command: 'Edit' | 'Split' | 'Delete') {
  const network = fakeNetwork();
  const store = (entries: readonly object[]): void => network.succeed('/auth/task/my-hour-logs', entries);
  store([entry]);
  const page = renderConnected(
    <StoreClock ask={() => () => undefined}>
      <OwnHours />
    </StoreClock>,
    { preloaded: { companyClock: clockAt(runStart.getTime()) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${command} HBR-1`) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong task');
  expect(dialog.queryByRole('status')).toBeNull();
  return {
    dialog,
    become: (entries: readonly object[]): void => {
      store(entries);
      act(() => void page.store.dispatch(api.util.invalidateTags(ownChangeTags('timer'))));
    },
    beginNextWeek: (): void => {
      store([]);
      act(() => void page.store.dispatch(ticked({ nowMs: runStart.getTime() + 7 * 86_400_000, isMinute: true })));
    },
  };
}

test.each(['Edit', 'Split', 'Delete'] as const)(
  '%s: hours that are deleted in another tab leave the dialog with what was typed, and it says so',
  async (command) => {
    const { dialog, become } = await begin(command);
    become([]);
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'These hours have been deleted, or moved to another week, since you opened them.',
    );
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Wrong task');
  },
);

test.each([
  ['Edit', /on HBR-2\. Saving replaces that\.$/],
  ['Split', /on HBR-2\.$/],
  ['Delete', /on HBR-2\.$/],
] as const)('%s: hours that are changed in another tab are named in the dialog first', async (command, text) => {
  const { dialog, become } = await begin(command);
  become([{ ...entry, Task_id: { ...entry.Task_id, Task_key: 'HBR-2' }, Version: 2 }]);
  expect(await dialog.findByRole('status')).toHaveTextContent(text);
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Wrong task');
});

test('a week that begins while the dialog is open says nothing about its entry', async () => {
  const { dialog, beginNextWeek } = await begin('Edit');
  beginNextWeek();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  expect(await screen.findByRole('table', { hidden: true })).toBeInTheDocument();
  expect(dialog.queryByRole('status')).toBeNull();
});
