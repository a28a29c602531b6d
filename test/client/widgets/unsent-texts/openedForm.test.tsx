import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreenState } from '../../../../src/client/screen-state/useScreenState';
import { OpenedForm } from '../../../../src/client/widgets/unsent-texts/OpenedForm';
import { renderConnected } from '../../../support/renderConnected';

function Page({ isPermittedFirst }: { readonly isPermittedFirst: boolean }) {
  const [isPermitted, setIsPermitted] = useScreenState('tables', 'permitted', isPermittedFirst);
  return (
    <>
      <OpenedForm name="form" isPermitted={isPermitted}>
        <input aria-label="Name" />
      </OpenedForm>
      <button type="button" onClick={() => setIsPermitted(!isPermitted)}>
        Change
      </button>
    </>
  );
}
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

test('an open form keeps what was typed when the permission for it is taken away', async () => {
  renderConnected(<Page isPermittedFirst />);
  await userEvent.type(screen.getByLabelText('Name'), 'Half a name');
  await change();
  expect(screen.getByLabelText('Name')).toHaveValue('Half a name');
});

test('without the permission a form does not open, with it later it does', async () => {
  renderConnected(<Page isPermittedFirst={false} />);
  expect(screen.queryByLabelText('Name')).toBeNull();
  await change();
  expect(screen.getByLabelText('Name')).toBeVisible();
  await change();
  expect(screen.getByLabelText('Name')).toBeVisible();
});
