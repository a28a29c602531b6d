import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleForm } from '../../../../src/client/features/permissions/screens/RoleForm';
import { roleFormValues } from '../../../../src/client/features/permissions/screens/roleFormValues';
import type { Role } from '../../../../src/client/api/api';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const role: Role = {
  ...{ _id: 'auditor', Role: 'Auditor', Description: 'Reads everything', Second_factor_required: false },
  ...{ Granted: ['Report.Approve_Leave'], Flags: 60, used_by: 2, Active_holders: 2 },
  ...{ updated_at: '2026-03-02T08:00:00Z', Version: 1 },
};

/** Someone can still change roles. */
const administrator: Role = {
  ...role,
  _id: 'administrator',
  Role: 'Administrator',
  Granted: ['Master.Roles_Permission'],
};

async function update(typed: string) {
  const network = fakeNetwork();
  network.succeed('/permission/roles/list', [role]);
  renderConnected(<RoleForm stored={role} initial={roleFormValues(role)} roles={[role, administrator]} />);
  if (typed !== '') await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  return within(await screen.findByRole('alertdialog', { name: 'What changes' }));
}

test('a role without changes cannot be saved, and its review is no failure', async () => {
  const review = await update('');
  expect(review.getByText('Nothing changes.')).toBeVisible();
  expect(review.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There are no changes to save');
  const notice = screen.getByText(/^Nothing is saved yet/).closest('.db-form-notice');
  expect(notice).toHaveAttribute('role', 'status');
});

test('a changed role can be saved', async () => {
  const review = await update(', and writes reports');
  expect(review.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
});
