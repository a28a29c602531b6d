import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { makeRouter } from './router';
import type { AppStore } from './store';

/** The program behind the sign-in, with its router. */
export function startDesk(store: AppStore): ReactNode {
  return <RouterProvider router={makeRouter(store)} />;
}
