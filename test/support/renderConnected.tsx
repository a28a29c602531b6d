import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import type { RootState } from '../../src/client/app/rootReducer';
import { makeSignedInMockStore, makeSignedInStore, type MockedStore, type TestStore } from './clientStore';
import { PageParts } from './client/PageParts';

interface Shown {
  /** The open address with its query. */
  readonly address: () => string;
}

export type Connected = RenderResult & TestStore & Shown;

/** Flags that are granted in a test, and the rest of the state to begin with. */
export interface Beginning {
  /** The address that is open. Default '/here'. */
  readonly address?: string;
  /** The state of its history entry. */
  readonly state?: unknown;
  /** The address that was open before it. */
  readonly before?: string;
  /** Pattern of the route, for screens that read ids from it. Default: any address. */
  readonly path?: string;
  readonly flags?: RootState['permissions']['granted'];
  readonly preloaded?: Partial<RootState>;
}

function renderWith<Store extends TestStore>(
  make: (pathname: string, preloaded: Partial<RootState>) => Store,
  element: ReactElement,
  { address = '/here', state, before, path = '*', flags = [], preloaded = {} }: Beginning,
): RenderResult & Store & Shown {
  const test = make(address, {
    permissions: { role: 'Tester', granted: flags, status: 'read' },
    ...preloaded,
  });
  const entry = { ...parsePath(address), state };
  let open = address;
  function Follow() {
    const location = useLocation();
    open = location.pathname + location.search;
    return null;
  }
  const result = render(
    <Provider store={test.store}>
      <MemoryRouter initialEntries={before === undefined ? [entry] : [before, entry]}>
        <Follow />
        <Routes>
          <Route path={path} element={element} />
          {path !== '*' && <Route path="*" element={<p>Elsewhere</p>} />}
        </Routes>
      </MemoryRouter>
      <PageParts />
    </Provider>,
  );
  return { ...result, ...test, address: () => open };
}

/** Renders with a real store, a signed-in person and a router. Addresses other than the given pattern show 'Elsewhere'. */
export const renderConnected = (element: ReactElement, beginning: Beginning = {}): Connected =>
  renderWith(makeSignedInStore, element, beginning);

/** The same with a mock store, which lists the actions. */
export const renderMocked = (element: ReactElement, beginning: Beginning = {}): RenderResult & MockedStore & Shown =>
  renderWith(makeSignedInMockStore, element, beginning);
