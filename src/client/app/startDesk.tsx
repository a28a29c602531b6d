import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { openAfresh } from '../browser/page';
import { followClock } from '../live/followClock';
import { followLive } from '../live/followLive';
import { followOtherTabs } from '../session/followOtherTabs';
import type { WithSession } from '../session/sessionReducer';
import { App } from './App';
import { makeRouter } from './router';
import { makeStore } from './store';

/** The main program, with its router. */
export function startDesk(preloaded: WithSession): ReactNode {
  const store = makeStore(preloaded);
  followOtherTabs(store, { openAfresh });
  followClock(store);
  followLive(store);
  return (
    <App store={store}>
      <RouterProvider router={makeRouter(store)} />
    </App>
  );
}
