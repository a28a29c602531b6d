import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routeObjects } from '../../../src/client/app/router';
import { shellRoutes, type ScreenRoute } from '../../../src/client/app/routes';
import { ScreenFrame } from '../../../src/client/app/ScreenFrame';
import type { PermissionFlag } from '../../../src/domain/permissions/permissionCatalogue';
import { standardRoles } from '../../../src/domain/permissions/standardRoles';
import { viewAsEnded, viewAsStarted } from '../../../src/client/permissions/permissionsSlice';
import { useScreenState } from '../../../src/client/screen-state/useScreenState';
import { useOverlay } from '../../../src/client/screen-state/useOverlay';
import { loadedPart } from '../../../src/client/ui/states/loadedPart';
import { makeSignedInStore } from '../../support/clientStore';
import { matrixColumns, screenMatrix, type MatrixColumn } from '../../support/client/screenMatrix';

const getFlags = (column: MatrixColumn): readonly PermissionFlag[] =>
  standardRoles.find(({ name }) => name === column)?.grantedFlags ?? [];
// In the place of every screen: what a screen itself shows has tests of its own.
const StandIn = loadedPart(() => Promise.resolve({ default: () => <p>The screen</p> }));

/** Every route's guard, for a user with these flags: the paths whose screen is shown, and what the others show instead. */
async function openEverything(
  flags: readonly PermissionFlag[],
): Promise<{ open: string[]; closed: Map<string, string> }> {
  const { store } = makeSignedInStore('/', { permissions: { role: 'Tester', granted: [...flags], status: 'read' } });
  const frames = shellRoutes.map((route) => (
    <section key={route.path}>
      <ScreenFrame route={{ ...route, screen: StandIn }} />
    </section>
  ));
  const router = createMemoryRouter([{ path: '*', element: <>{frames}</> }]);
  const { container, unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => Promise.resolve());
  const open: string[] = [];
  const closed = new Map<string, string>();
  const texts = [...container.querySelectorAll('section')].map((section) => section.textContent ?? '');
  shellRoutes.forEach(({ path }, index) => {
    const text = texts[index] ?? '';
    if (text === 'The screen') open.push(path);
    else closed.set(path, text);
  });
  unmount();
  return { open, closed };
}

test('what is open on the screen of a record is not open on that of another', async () => {
  function Opener() {
    const dialog = useOverlay('edit');
    return dialog.isOpen ? <p>The dialog</p> : <button onClick={() => dialog.open(null)}>Edit</button>;
  }
  const screen = loadedPart(() => Promise.resolve({ default: Opener }));
  for (const route of shellRoutes.filter(({ path }) => path.includes('/:'))) {
    const { store } = makeSignedInStore('/', {
      permissions: { role: 'Tester', granted: [...getFlags('HR / Admin')], status: 'read' },
    });
    const at = (id: string): string => route.path.replace(/:\w+/g, id);
    const router = createMemoryRouter([{ path: route.path, element: <ScreenFrame route={{ ...route, screen }} /> }], {
      initialEntries: [at('one')],
    });
    const page = render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    await userEvent.click(await page.findByRole('button', { name: 'Edit' }));
    expect(page.getByText('The dialog')).toBeInTheDocument();
    await act(() => router.navigate(at('two')));
    expect([route.path, page.queryByText('The dialog')]).toEqual([route.path, null]);
    page.unmount();
  }
});

test('every address is in the matrix of screens, and the other way round', () => {
  expect(shellRoutes.map(({ path }) => path)).toEqual(screenMatrix.map(({ path }) => path));
  expect(routeObjects[0]?.children?.map(({ path }) => path)).toEqual([
    ...screenMatrix.map(({ path }) => path),
    '/',
    '*',
  ]);
});

test.each(matrixColumns)(
  '%s: the screens of the matrix open, the others say that they are not permitted and name the flag',
  async (column) => {
    const { open, closed } = await openEverything(getFlags(column));
    expect(open).toEqual(screenMatrix.filter(({ mayOpen }) => mayOpen(column)).map(({ path }) => path));
    for (const { path, needs } of shellRoutes.filter((route) => closed.has(route.path))) {
      expect(closed.get(path)).toContain('You are not permitted to open this page');
      expect(closed.get(path)).toContain(`Missing permission: ${needs.join(' or ')}`);
    }
  },
);

test('what was typed on a page that is no longer permitted stays when it is permitted again, until the user opens the page', async () => {
  function Comment() {
    const [{ html }, set] = useScreenState('drafts', 'comment', { html: '' });
    return <textarea aria-label="Comment" value={html} onChange={({ target }) => set({ html: target.value })} />;
  }
  const screen = loadedPart(() => Promise.resolve({ default: Comment }));
  const route = { ...(shellRoutes.find(({ needs }) => needs.length > 0) as ScreenRoute), screen };
  const { store } = makeSignedInStore('/', {
    permissions: { role: 'Tester', granted: [...getFlags('HR / Admin')], status: 'read' },
  });
  const router = createMemoryRouter([{ path: '*', element: <ScreenFrame route={route} /> }]);
  const page = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await userEvent.type(await page.findByLabelText('Comment'), 'Half a sentence');
  act(() => void store.dispatch(viewAsStarted({ role: 'None', granted: [] })));
  expect(await page.findByText('Half a sentence')).toBeVisible();
  act(() => void store.dispatch(viewAsEnded()));
  expect(page.getByRole('heading', { name: 'You are permitted to open this page again' })).toBeVisible();
  expect(page.getByText('Half a sentence')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Open the page' }));
  expect(await page.findByLabelText('Comment')).toHaveValue('');
});
