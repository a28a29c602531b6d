import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routeObjects } from '../../src/client/app/router';
import type { TestStore } from './clientStore';

export interface ShownProgram extends RenderResult {
  /** The address that is open. */
  readonly path: () => string;
  readonly goTo: (path: string) => Promise<void>;
}

/** Shows the program at an address, with its real routes and guards. */
export function showProgram({ store }: TestStore, path: string): ShownProgram {
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
  const shown = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...shown, path: () => router.state.location.pathname + router.state.location.search, goTo: (next) => router.navigate(next) };
}
