import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { watchSystemScheme } from '../browser/colourScheme';
import { reloadAt } from '../browser/page';
import { watchPrinting } from '../browser/printing';
import { followUserActivity } from '../browser/userActivity';
import { followClock } from '../live/followClock';
import { followLive } from '../live/followLive';
import { makeRecorder } from '../recorder/recorder';
import { recorderMs } from '../recorder/recorderClock';
import { RecorderFrame } from '../recorder/RecorderFrame';
import { whenIdle } from '../browser/whenIdle';
import { followOtherTabs } from '../session/followOtherTabs';
import { printingChanged } from '../session/printSlice';
import { schemeChanged } from '../session/schemeSlice';
import type { WithSession } from '../session/sessionReducer';
import { OpenInOrder } from '../screen-state/OpenInOrder';
import { takesFocus } from '../screen-state/screenState';
import { TimeTravel } from '../past/TimeTravel';
import { NewestQuery } from '../widgets/url-state/useUrlParameters';
import { StoreClock } from '../widgets/StoreClock';
import { ChartTip } from '../ui/charts/ChartTip';
import { ReasonHint } from '../ui/controls/ReasonHint';
import { rejectStrayFiles } from '../ui/drag/rejectStrayFiles';
import { keepKeysForOpening } from '../ui/keys/keysForOpening';
import { UndoKey } from '../ui/dialogs/UndoKey';
import { App } from './App';
import { OutsideScreen } from './OutsideScreen';
import { escapeCopiedTables } from '../table/export/copiedTables';
import { pasteCellsAsShown } from '../table/export/pastedCells';
import { makeRouter, routeObjects } from './router';
import { makeStore } from './store';

/** The main program, with its router. */
export function startApp(preloaded: WithSession): ReactNode {
  const recorder = makeRecorder({ nowMs: recorderMs, whenIdle });
  const store = makeStore(preloaded, undefined, recorder);
  followOtherTabs(store, { reloadAt, leavePast: store.past.returnToPresent });
  followClock(store);
  watchSystemScheme(preloaded.session.isSystemDark, (isDark) => store.dispatch(schemeChanged(isDark)));
  watchPrinting((isPrinting) => store.dispatch(printingChanged(isPrinting)));
  followLive(store);
  followUserActivity();
  keepKeysForOpening(() => store.getState().overlays.findLast(takesFocus));
  rejectStrayFiles();
  escapeCopiedTables(document);
  pasteCellsAsShown(document);
  const router = makeRouter(store);
  const getQuery = () => router.state.location.search;
  return (
    <TimeTravel gate={store.past} routes={routeObjects} outside={<OutsideScreen />}>
      {/* At the top they would cover the bell, the user menu and the buttons of the page. */}
      <App store={store} toastsAt="bottom" frame={(page) => <RecorderFrame recorder={recorder}>{page}</RecorderFrame>}>
        <StoreClock>
          <NewestQuery value={getQuery}>
            <OpenInOrder>
              <RouterProvider router={router} />
              <ReasonHint />
              <ChartTip />
            </OpenInOrder>
          </NewestQuery>
          <UndoKey />
        </StoreClock>
      </App>
    </TimeTravel>
  );
}
