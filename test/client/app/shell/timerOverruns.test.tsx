import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../../../src/client/api/api';
import { ownChangeTags } from '../../../../src/client/api/changeTable';
import { TimerOverruns } from '../../../../src/client/app/shell/TimerOverruns';
import { clockAt } from '../../../../src/client/session/clockSlice';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const now = Date.parse('2026-03-05T08:00:00Z');
/** Started on 02/03/2026 at 02:30 PM of the company, and runs for nearly three days. */
const overrun = {
  _id: 'forgotten',
  Check_In: '2026-03-02T09:00:00.000Z',
  Check_Out: null,
  Day_end: '2026-03-02T18:30:00.000Z',
  Ended_by: 'Midnight',
  Task_id: { _id: 'task', Task_key: 'HBR-1', Short_summary: 'Import' },
  Version: 1,
};
const overrunsPath = '/auth/task/my-timer-overruns';

async function openCorrection() {
  const network = fakeNetwork();
  network.succeed(overrunsPath, [overrun]);
  const page = renderConnected(<TimerOverruns />, { preloaded: { companyClock: clockAt(now) } });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit… the end/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Went home');
  return {
    network,
    dialog,
    become: (overruns: readonly object[]): void => {
      network.succeed(overrunsPath, overruns);
      act(() => void page.store.dispatch(api.util.invalidateTags(ownChangeTags('timer'))));
    },
  };
}

test('a timer that is settled in another tab leaves the open correction with what was typed, and it says so', async () => {
  const { dialog, become } = await openCorrection();
  expect(dialog.queryByRole('status')).toBeNull();
  become([]);
  expect(await dialog.findByRole('status')).toHaveTextContent(
    'This timer has been settled elsewhere since you opened it. Your entries can no longer be saved here.',
  );
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Went home');
  expect(screen.queryByRole('region', { name: /Timers that ran past/, hidden: true })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Discard/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a correction of more than 24 hours is not sent', async () => {
  const { network, dialog } = await openCorrection();
  const day = dialog.getByRole('textbox', { name: /^Worked until, day/ });
  await userEvent.clear(day);
  await userEvent.type(day, '04/03/2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('At most 24 hours can be logged at a stretch')).toBeInTheDocument();
  expect(network.calls.filter(({ url }) => !url.includes(overrunsPath))).toEqual([]);
});
