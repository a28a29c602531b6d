import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FlagSections } from '../../../../src/client/features/permissions/screens/FlagSections';
import type { PermissionFlag } from '../../../../src/domain/permissions/permissionCatalogue';
import { renderUi } from '../../../support/renderUi';

const before: readonly PermissionFlag[] = ['Project.Edit_Project', 'PM_Report.Sprint_Report', 'PM_Report.Task_Report'];

function Flags() {
  const [granted, setGranted] = useState(before);
  return (
    <>
      <FlagSections granted={granted} onChange={setGranted} />
      <output>{granted.toSorted().join()}</output>
    </>
  );
}

it.each([
  ['PM Report: grant none', ['PM_Report.Task_Report', 'Project.Edit_Project']],
  ['Grant none', ['PM_Report.Task_Report', 'Project.Edit_Project']],
])('%s takes what a search shows, and nothing that it hides', async (name, after) => {
  renderUi(<Flags />);
  await userEvent.type(screen.getByLabelText('Search flags'), 'Sprint Report');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status')).toHaveTextContent(after.join());
});

it('Grant all grants what a search shows', async () => {
  renderUi(<Flags />);
  await userEvent.type(screen.getByLabelText('Search flags'), 'Project Status');
  const missing = screen.getAllByRole('checkbox', { checked: false }).length;
  await userEvent.click(screen.getByRole('button', { name: 'Grant all' }));
  expect(screen.getByRole('status').textContent.split(',')).toHaveLength(before.length + missing);
});
