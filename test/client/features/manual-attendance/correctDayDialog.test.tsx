import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttendanceDayEvidence } from '../../../../src/client/api/api';
import { CorrectDayDialog } from '../../../../src/client/features/manual-attendance/CorrectDayDialog';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const evidencePath = '/auth/attendance/day-evidence';
const correctionPath = '/auth/attendance/correction';
const evidence: AttendanceDayEvidence = {
  Linked: null,
  Requests: [],
  Face_logs: [],
  Timers: [],
  Comments: [],
  Leave: null,
  Holiday: null,
  Is_month_closed: false,
};
const stored = {
  _id: 'record-1',
  Employee_id: 'asha',
  present_count: 0.5,
  present_first_half: 1,
  present_second_half: 0,
  check_in_time: '2026-02-03T04:00:00.000Z',
  check_out_time: null,
  date: '2026-02-03',
  Replaces_recorded: false,
  Changed_at: '2026-03-02T10:00:00.000Z',
  Changed_by: 'Maren Holt',
} as const;

const open = () =>
  renderConnected(
    <CorrectDayDialog of={{ employeeId: 'asha', name: 'Asha Rao', day: '2026-02-03' }} onClose={() => undefined} />,
    { flags: ['Report.Employee_Present'] },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Correct' }));
const explain = async () => userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Forgot');

/** Corrects the second half, while a colleague stores a check-in and the first half. */
async function compete(): Promise<FakeNetwork> {
  const network = fakeNetwork();
  network.succeed(evidencePath, evidence);
  network.answer(correctionPath, ({ text }) => {
    if (new URLSearchParams(text).get('Seen_at') === stored.Changed_at)
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: null }) };
    network.succeed(evidencePath, { ...evidence, Linked: stored });
    const failure = { status: 0, code: 'competing_edit', message: 'This has been changed in the meantime' };
    return { httpStatus: 409, text: JSON.stringify({ ...failure, current: stored }) };
  });
  open();
  await explain();
  await userEvent.click(screen.getByRole('checkbox', { name: /second half/ }));
  await press();
  await screen.findByText(/^Corrected in the meantime: Check in 09:30 AM, first half present\./);
  return network;
}
const sent = (network: FakeNetwork) =>
  network.callsTo(correctionPath).map(({ text }) => {
    const body = new URLSearchParams(text);
    return ['Seen_at', 'check_in', 'first_half', 'second_half', 'reason'].map((name) => body.get(name));
  });
const rejected = ['', '', 'false', 'true', 'Forgot'];

test('what others store while the form is open is said, and not overwritten without a decision', async () => {
  const network = await compete();
  await press();
  await waitFor(() => expect(sent(network)).toEqual([rejected, rejected]));
});

test('what was entered can replace what others have stored, in the same form', async () => {
  const network = await compete();
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I entered' }));
  expect(screen.queryByText(/in the meantime/)).toBeNull();
  await press();
  await waitFor(() => expect(sent(network)).toEqual([rejected, [stored.Changed_at, '', 'false', 'true', 'Forgot']]));
});

test('the form can begin with what others have stored, and keeps the reason', async () => {
  const network = await compete();
  await userEvent.click(screen.getByRole('button', { name: 'Use what is stored' }));
  expect(screen.getByLabelText('Check in')).toHaveValue('09:30');
  expect(screen.getByRole('checkbox', { name: /second half/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /second half/ }));
  await press();
  await waitFor(() =>
    expect(sent(network)).toEqual([rejected, [stored.Changed_at, '09:30', 'true', 'true', 'Forgot']]),
  );
});

test('times that replace the recorded ones are sent as such, and the form says what that means', async () => {
  const network = fakeNetwork();
  network.succeed(evidencePath, evidence);
  network.succeed(correctionPath, null);
  open();
  await explain();
  expect(screen.getByText(/^Recorded times stay/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Replace the recorded times' }));
  expect(screen.getByText(/^Only these times count/)).toBeInTheDocument();
  await press();
  await waitFor(() => expect(network.callsTo(correctionPath)).toHaveLength(1));
  expect(new URLSearchParams(network.callsTo(correctionPath)[0]?.text).get('replaces_recorded')).toBe('true');
});

test('the form begins with what is stored; without a change nothing is sent', async () => {
  const network = fakeNetwork();
  network.succeed(evidencePath, { ...evidence, Linked: stored, Is_month_closed: true });
  network.succeed(correctionPath, null);
  open();
  await explain();
  expect(screen.getByLabelText('Check in')).toHaveValue('09:30');
  expect(screen.getByRole('checkbox', { name: /first half/ })).toBeChecked();
  expect(screen.getByText(/is closed: this corrects the day, not the record of the month/)).toBeInTheDocument();
  await press();
  expect(await screen.findByText('Nothing has been changed')).toBeInTheDocument();
  expect(network.callsTo(correctionPath)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Check in'));
  await press();
  await waitFor(() => expect(network.callsTo(correctionPath)).toHaveLength(1));
  expect(Object.fromEntries(new URLSearchParams(network.callsTo(correctionPath)[0]?.text))).toMatchObject({
    check_in: '',
    first_half: 'true',
    reason: 'Forgot',
    Seen_at: stored.Changed_at,
  });
});
