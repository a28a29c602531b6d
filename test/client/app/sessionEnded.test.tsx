import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../src/client/api/api';
import { SignedInOnly } from '../../../src/client/app/SignedInOnly';
import { RecorderFrame } from '../../../src/client/recorder/RecorderFrame';
import { screenActions } from '../../../src/client/screen-state/screenState';
import { makeRecordedStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

async function openEnded(typed = 'Buy paper') {
  localStorage.clear();
  const network = fakeNetwork();
  network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'Secret plan', Version: 1 }]);
  network.fail('/auth/employees', 401, 'Sign in again');
  const { store, recorder } = makeRecordedStore('/projects');
  await store.dispatch(api.endpoints.listProjects.initiate());
  store.dispatch(screenActions.drafts.changed('board/quick-add/line', typed));
  await store.dispatch(api.endpoints.listEmployees.initiate());
  const sent = network.calls.length;
  render(
    <Provider store={store}>
      <RecorderFrame recorder={recorder}>
        <MemoryRouter>
          <SignedInOnly />
        </MemoryRouter>
      </RecorderFrame>
    </Provider>,
  );
  return { network, store, sent, page: screen.getByRole('alertdialog', { name: 'Your session has ended' }) };
}

test('the end of a session takes the place of the page: nothing of it is readable, and nothing is sent', async () => {
  const { network, sent, page } = await openEnded();
  expect(within(page).getByText(/^What you have typed and not saved is still here/)).toBeVisible();
  expect(within(page).getByRole('button', { name: 'Sign in' })).toHaveFocus();
  expect(document.body).not.toHaveTextContent('Secret plan');
  expect(document.body).not.toHaveTextContent('Given');
  expect(network.calls).toHaveLength(sent);
});

test('unsent texts are copied, not shown', async () => {
  const user = userEvent.setup();
  const { page } = await openEnded('Buy paper');
  expect(page).not.toHaveTextContent('Buy paper');
  await user.click(within(page).getByRole('button', { name: 'Copy unsent texts' }));
  expect(await within(page).findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Buy paper');
});

test('the recording is saved, only without personal data', async () => {
  const { page } = await openEnded();
  await userEvent.click(within(page).getByRole('button', { name: 'Save recording' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save recording' });
  const hiding = within(dialog).getByLabelText('Hide personal data');
  expect(hiding).toBeChecked();
  expect(hiding).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save recording' })).toBeNull());
});
