import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { undoActions } from '../../../../src/client/screen-state/announcements';
import { signOutAsked } from '../../../../src/client/session/accountSlice';
import { selectIsSigningOut } from '../../../../src/client/session/sessionSelectors';
import { signOutHere } from '../../../../src/client/session/signOutHere';
import { SignOutQuestion, useSignOut } from '../../../../src/client/app/shell/SignOutQuestion';
import { UnsavedChangesDialog } from '../../../../src/client/app/shell/UnsavedChangesDialog';
import { Scope } from '../../../../src/client/screen-state/Scope';
import { overlayActions } from '../../../../src/client/screen-state/screenState';
import { unsavedForms } from '../../../../src/client/ui/form/unsavedForms';
import { makeSignedInStore } from '../../../support/clientStore';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderUi } from '../../../support/renderUi';

/** A form with changes, whose link leads to a screen whose code arrives when the test says so. */
function openForm() {
  let arrive = (): void => undefined;
  const code = new Promise<{ default: () => string }>((resolve) => {
    arrive = () => resolve({ default: () => 'The next screen' });
  });
  const Next = lazy(() => code);
  const shell = (
    <>
      <UnsavedChangesDialog />
      <Link to="/next">Leave</Link>
      <Suspense fallback="Loading">
        <Outlet />
      </Suspense>
    </>
  );
  const children = [
    { index: true, element: 'The form' },
    { path: 'next', element: <Next /> },
  ];
  const router = createMemoryRouter([{ path: '/', element: shell, children }]);
  const release = unsavedForms.add('links');
  const { store } = renderUi(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  const arriveNow = (): Promise<void> =>
    act(async () => {
      arrive();
      await code;
    });
  return { store, arrive: arriveNow, release };
}

/** Also with what the answer causes later. */
const press = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element));

test('"Discard" closes the question while the next screen is loading; a second press answers nothing', async () => {
  const { store, arrive, release } = openForm();
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  const discard = screen.getByRole('button', { name: 'Discard' });
  await press(discard);
  expect(store.getState().overlays).toEqual([]);
  expect(screen.getByText('The form')).toBeVisible();
  await press(discard);
  await arrive();
  expect(await screen.findByText('The next screen')).toBeVisible();
  // The button of the dialog that is fading out.
  await press(discard);
  release();
});

test('Logout asks before unsaved changes are lost, and only then', async () => {
  const network = fakeNetwork();
  network.succeed('/logout', {});
  function Menu() {
    return <button onClick={useSignOut()}>Logout</button>;
  }
  const { store, log } = makeSignedInStore();
  const release = unsavedForms.add('back');
  render(
    <Provider store={store}>
      <Menu />
      <Scope name="shell">
        <SignOutQuestion />
      </Scope>
    </Provider>,
  );
  const logout = screen.getByRole('button', { name: 'Logout' });
  await press(logout);
  await press(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([log.opened, network.callsTo('/logout').length]).toEqual([[], 0]);
  await press(logout);
  await press(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(log.opened).toEqual(['/login']));
  release();
});

test('a sign-out that waits for the server names what is not stored yet, and goes on when the user does not wait', async () => {
  fakeNetwork().succeed('/logout', {});
  const { store, log } = makeSignedInStore();
  render(
    <Provider store={store}>
      <SignOutQuestion />
    </Provider>,
  );
  await act(async () => {
    store.dispatch(undoActions.begun({ id: 'one', message: 'Status of HBR-3' }));
    void store.dispatch(signOutHere());
    store.dispatch(signOutAsked());
  });
  const question = await screen.findByRole('alertdialog', { name: 'Sign out before your changes are saved?' });
  expect(question).toHaveTextContent('Not saved so far: Status of HBR-3. If you sign out now');
  await press(screen.getByRole('button', { name: 'Wait' }));
  expect([log.opened, selectIsSigningOut(store.getState())]).toEqual([[], true]);
  act(() => void store.dispatch(signOutAsked()));
  await press(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(log.opened).toEqual(['/login']));
});

test('"Keep editing" stays, and the next attempt asks again', async () => {
  const { store, release } = openForm();
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await press(screen.getByRole('button', { name: 'Keep editing' }));
  expect(store.getState().overlays).toEqual([]);
  expect(screen.getByText('The form')).toBeVisible();
  fireEvent.click(screen.getByText('Leave'));
  await act(async () => undefined);
  expect(store.getState().overlays).toEqual([expect.objectContaining({ id: 'leave' })]);
  release();
});

test('another navigation is the same question: it stays where it is among the overlays, in the store as on the page', async () => {
  const { store, release } = openForm();
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  act(() => void store.dispatch(overlayActions.opened('palette', null)));
  fireEvent.click(screen.getByText('Leave'));
  await act(async () => undefined);
  expect(store.getState().overlays.map(({ id }) => id)).toEqual(['leave', 'palette']);
  await press(screen.getByRole('button', { name: 'Keep editing' }));
  expect(store.getState().overlays.map(({ id }) => id)).toEqual(['palette']);
  release();
});

test.each([
  ['back', 'back', false, true],
  ['back', 'links', true, false],
  ['links', 'back', false, true],
  ['links', 'links', false, true],
  ['page', 'back', false, false],
  ['page', 'links', false, false],
  ['page', 'back', true, true],
  ['page', 'links', true, true],
] as const)(
  'a guard against %s asks before %s, where the page is left: %s; %s',
  (guard, against, leavesPage, isAsked) => {
    const release = unsavedForms.add(guard);
    expect(unsavedForms.isGuarded(against, leavesPage)).toBe(isAsked);
    release();
    expect(unsavedForms.isGuarded(against, leavesPage)).toBe(false);
  },
);
