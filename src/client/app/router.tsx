import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { startPath } from '../session/returnPath';
import { locationChanged, type LocationState } from '../session/locationSlice';
import { followPastUrl } from '../past/followPastUrl';
import { ProgramFailed } from './ProgramFailed';
import { shellRoutes } from './routes';
import { ScreenFrame } from './ScreenFrame';
import { SignedInOnly } from './SignedInOnly';
import { StartRedirect } from './StartRedirect';
import type { AppStore } from './store';
import { UnknownPath } from './UnknownPath';

export const routeObjects: RouteObject[] = [
  {
    element: <SignedInOnly />,
    errorElement: <ProgramFailed />,
    children: [
      ...shellRoutes.map((route) => ({
        path: route.path,
        element: <ScreenFrame key={route.path} route={route} />,
        handle: { path: route.path, hasSidebar: route.hasSidebar, needs: route.needs },
      })),
      { path: startPath, element: <StartRedirect /> },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];

const isSameLocation = (one: LocationState, other: LocationState): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.key === other.key;

/**
 * The router. Store and router follow each other: a navigation changes the store, and when the store has another URL
 * (the present was replaced in Redux DevTools), the router goes there. While the past is shown, only the address bar
 * follows.
 */
export function makeRouter(store: AppStore, routes = routeObjects): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
  const getKnown = (): LocationState => store.getState().session.location;
  const followRouter = ({ location }: Pick<typeof router.state, 'location'>): void => {
    if (!isSameLocation(getKnown(), location)) store.dispatch(locationChanged(location));
  };
  const followStore = (): void => {
    const known = getKnown();
    if (store.past.getShown() || isSameLocation(known, router.state.location)) return;
    void router.navigate(known.pathname + known.search, { replace: true, state: known.state });
  };
  followRouter(router.state);
  router.subscribe(followRouter);
  store.subscribe(followStore);
  followPastUrl({ getLocation: () => store.past.getShown()?.state.session.location, subscribe: store.past.subscribe });
  return router;
}
