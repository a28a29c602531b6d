import { PortalProvider } from '@blueprintjs/core';
import { useLayoutEffect, useMemo, useState, type Key, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { watchPrinting } from '../browser/printing';
import type { LocationState } from '../session/locationSlice';
import type { WithSession } from '../session/sessionReducer';
import { OpenInOrder } from '../screen-state/OpenInOrder';
import { ChartTip } from '../ui/charts/ChartTip';
import { ReasonHint } from '../ui/controls/ReasonHint';
import { FailureHelp } from '../ui/states/failureHelp';
import { ErrorBoundary } from '../ui/states/ErrorBoundary';
import { StoreClock } from '../widgets/StoreClock';
import { blockInput } from './blockInput';
import type { FrozenStore } from './frozenStore';
import './past.css';

const noTicks = () => () => undefined;
/** Error screens look as they did; no input reaches them. */
const noHelp = (): void => undefined;

/** A router at one URL that goes nowhere: what the screens ask of it is ignored. */
function fixedRouter(routes: RouteObject[], { pathname, search, key, state }: LocationState) {
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, key, state }] });
  router.navigate = () => Promise.resolve();
  return router;
}

const selectLocation = ({ session }: WithSession): LocationState => session.location;

const nameLocation = ({ pathname, search, key = '' }: LocationState): string => `${key} ${pathname}${search}`;

function ScreenAtLocation({ routes }: { routes: RouteObject[] }) {
  const location = useSelector(selectLocation);
  const name = nameLocation(location);
  // By its name: equal locations of different states are the same page.
  // oxlint-disable-next-line react/exhaustive-deps
  const router = useMemo(() => fixedRouter(routes, location), [routes, name]);
  return <RouterProvider key={name} router={router} />;
}

export interface PastViewProps<State extends WithSession> {
  readonly store: FrozenStore<State>;
  readonly routes: RouteObject[];
  /**
   * The screen is mounted again when it changes, so that nothing of the state before remains in components: after every
   * jump. Without a change the screen follows `store.show` as a live page does.
   */
  readonly generation: Key;
  /** Connected components next to the screen, for example those that apply the theme. */
  readonly children?: ReactNode;
}

/** Paper is light, whatever state is shown on it. */
function useLightPaper<State extends WithSession>(store: FrozenStore<State>): void {
  useLayoutEffect(() => {
    let before = false;
    return watchPrinting((isPrinting) => {
      const state = store.getState();
      before = isPrinting ? state.session.isPrinting : before;
      store.show({ ...state, session: { ...state.session, isPrinting: isPrinting || before } });
    });
  }, [store]);
}

/** The program at the state of a frozen store, at its URL and without input. Dialogs and menus stay inside its frame. */
export function PastView<State extends WithSession>({ store, routes, generation, children }: PastViewProps<State>) {
  const [portals, setPortals] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => blockInput(), []);
  useLightPaper(store);
  return (
    <div className="db-past-frame" data-frozen inert>
      {portals && (
        <Provider store={store}>
          <PortalProvider portalContainer={portals}>
            <FailureHelp value={noHelp}>
              <ErrorBoundary key={generation}>
                {children}
                <StoreClock ask={noTicks}>
                  <OpenInOrder>
                    <ScreenAtLocation routes={routes} />
                    <ReasonHint />
                    <ChartTip />
                  </OpenInOrder>
                </StoreClock>
              </ErrorBoundary>
            </FailureHelp>
          </PortalProvider>
        </Provider>
      )}
      {/* Behind the screen, as on a live page, where they are at the end of the body. */}
      <div ref={setPortals} />
    </div>
  );
}
