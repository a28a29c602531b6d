import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { landingPath, startPath } from '../session/returnPath';
import { locationChanged } from '../session/locationSlice';
import { ProgramFailed } from './ProgramFailed';
import { shellRoutes } from './routes';
import { ScreenFrame } from './ScreenFrame';
import { SignedInOnly } from './SignedInOnly';
import { StartRedirect } from './StartRedirect';
import type { AppStore } from './store';

/** Unknown paths lead to the dashboard (BEH-029, F-41). */
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
      { path: '*', element: <Navigate to={landingPath} replace /> },
    ],
  },
];

/** The router; the store follows its URL. */
export function makeRouter(store: AppStore): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routeObjects);
  const follow = ({ location }: typeof router.state): void => {
    const known = store.getState().session.location;
    const event = locationChanged({ pathname: location.pathname, search: location.search });
    if (known.pathname !== event.payload.pathname || known.search !== event.payload.search) store.dispatch(event);
  };
  follow(router.state);
  router.subscribe(follow);
  return router;
}
