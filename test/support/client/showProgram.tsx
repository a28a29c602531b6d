import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../../src/client/app/App';
import { EntryProgram } from '../../../src/client/app/entry/EntryProgram';
import { routeObjects } from '../../../src/client/app/router';
import { startAt } from '../../../src/client/app/entry/startAt';
import { sentToSignIn } from '../../../src/client/session/accountSlice';
import type { AppStore } from '../../../src/client/app/store';
import type { EntryStore } from '../../../src/client/app/entry/entryStore';
import type { TestStore } from '../clientStore';

export interface ShownProgram extends RenderResult {
  /** The address that is open. */
  readonly path: () => string;
  /** Follows an address inside the desk. */
  readonly goTo: (path: string) => Promise<void>;
}

/** Opens an address as main.tsx does, with the real guards and routes. */
export function showProgram({ store, log }: TestStore<AppStore | EntryStore>, address: string): ShownProgram {
  const [pathname = '', query] = address.split('?');
  const start = startAt(
    pathname,
    query === undefined ? '' : `?${query}`,
    store.getState().session.account.isTokenPresent,
  );
  if (start.returnPath !== undefined) store.dispatch(sentToSignIn({ returnPath: start.returnPath }));
  const shown = (content: ReactNode) => render(<App store={store}>{content}</App>);
  if (start.program === 'entry') {
    window.history.replaceState(null, '', start.path);
    return {
      ...shown(<EntryProgram onLeave={(path) => void log.opened.push(path)} />),
      path: () => window.location.pathname + window.location.search,
      goTo: () => Promise.reject(new Error('The pages before signing in have no router')),
    };
  }
  const router = createMemoryRouter(routeObjects, { initialEntries: [start.path] });
  return {
    ...shown(<RouterProvider router={router} />),
    path: () => router.state.location.pathname + router.state.location.search,
    goTo: (path) => router.navigate(path),
  };
}
