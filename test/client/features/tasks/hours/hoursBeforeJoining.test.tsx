import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoursDialog } from '../../../../../src/client/features/tasks/hours/HoursDialog';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { runStart } from '../../../../support/moments/runMoment';
import { renderConnected } from '../../../../support/renderConnected';

const stored = {
  _id: 'hours',
  Status: 'Stopped' as const,
  Closed_month: null,
  Check_In: new Date(runStart.getTime() - 3_600_000).toISOString(),
  Check_Out: runStart.toISOString(),
  Task_id: { _id: 'task', Task_key: 'HBR-1', Short_summary: 'Import' },
  Project_id: 'project',
  Project_name: 'Harbour',
  Corrected_at: null,
  Correction_reason: null,
  Version: 1,
};
const problem = 'Employed from 01/01/2999 on: no hours can be logged before that day';

/** The dialog of someone whose day of joining on record is still to come. */
async function open(hours?: typeof stored) {
  const network = fakeNetwork();
  network.succeed('/auth/profile', { Joined: '2999-01-01' });
  renderConnected(
    <HoursDialog
      {...(hours && { hours: { opened: hours, stored: hours } })}
      day="2020-01-05"
      onClose={() => undefined}
    />,
  );
  return within(await screen.findByRole('dialog'));
}

test("new hours before joining are the problem of 'Day', named before they are sent", async () => {
  const dialog = await open();
  expect(await dialog.findByText(problem)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(problem);
  expect(dialog.getByLabelText('From')).not.toHaveAccessibleDescription(problem);
});

test('stored hours before joining stay valid on their day, and on no earlier one', async () => {
  const dialog = await open(stored);
  const day = dialog.getByRole('textbox', { name: 'Day' });
  const storedText = (day as HTMLInputElement).value;
  await userEvent.clear(day);
  await userEvent.type(day, '05/01/2020');
  expect(await dialog.findByText(problem)).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, storedText);
  expect(dialog.queryByText(problem)).toBeNull();
});

test('a day that is still being typed asks for no month', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/profile', { Joined: '2020-01-01' });
  network.succeed('/auth/dashboard/my-month', { Hours_closed: false });
  renderConnected(<HoursDialog day="2026-02-05" onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: 'Day' });
  await userEvent.clear(day);
  await userEvent.type(day, '06/01/2026');
  await waitFor(() =>
    expect(network.callsTo('/auth/dashboard/my-month').map(({ url }) => url.replace(/^.*=/, ''))).toEqual([
      '2026-02',
      '2026-01',
    ]),
  );
});
