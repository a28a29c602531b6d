import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmployeeRecord } from '../../../../../src/client/api/api';
import { storeToken } from '../../../../../src/client/browser/tokenVault';
import { EmployeeSessions } from '../../../../../src/client/features/employees/screens/EmployeeSessions';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const session = (id: string, isCurrent: boolean) => ({
  _id: id,
  Created_at: '2026-01-05T10:00:00Z',
  Last_seen_at: '2026-01-05T10:00:00Z',
  Expires_at: '2026-01-06T10:00:00Z',
  Address: `address of ${id}`,
  Browser: null,
  Is_current: isCurrent,
});
const employee = { _id: 'e1', First_name: 'Given', Last_name: 'Family', Middle_name: null } as EmployeeRecord;

function show(sessions: readonly ReturnType<typeof session>[]) {
  const network = fakeNetwork();
  network.succeed('/auth/employee/sessions/e1', sessions);
  network.succeed('/auth/employee/sessions/end', { Ended: 1 });
  renderConnected(<EmployeeSessions employee={employee} />, { flags: ['Employee.Edit_Employee'] });
  return network;
}
const sentForms = (network: ReturnType<typeof show>) =>
  network
    .callsTo('/auth/employee/sessions/end')
    .map(({ body }) => Object.fromEntries((body as URLSearchParams).entries()));

afterEach(() => storeToken(null));

test('one session of an employee is ended by its button, and the list is read again', async () => {
  const network = show([session('s1', false), session('s2', false)]);
  const row = (await screen.findByText(/address of s2/)).closest('.db-session');
  network.succeed('/auth/employee/sessions/e1', [session('s1', false)]);
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText(/address of s2/)).toBeNull());
  expect(sentForms(network)).toEqual([{ id: 'e1', Session_id: 's2' }]);
});

test('all of them are ended after a question', async () => {
  const network = show([session('s1', false)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('Sign Given Family out everywhere?')).toBeVisible();
  expect(sentForms(network)).toEqual([]);
  network.succeed('/auth/employee/sessions/e1', []);
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Not signed in anywhere')).toBeVisible();
  expect(sentForms(network)).toEqual([{ id: 'e1' }]);
});

test('the own session of the viewer cannot be ended here', async () => {
  show([session('s1', true)]);
  expect(await screen.findByText('This session')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a rejection is shown at the session', async () => {
  const network = show([session('s1', false)]);
  network.fail('/auth/employee/sessions/end', 403, 'Not for you');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Not for you')).toBeVisible();
});
