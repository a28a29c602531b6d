import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import type { ReactNode } from 'react';
import { setPastShown } from '../../browser/past';
import { ReplayPage } from '../../replay/ReplayPage';
import { OutsideScreen } from '../OutsideScreen';
import { rootReducer } from '../rootReducer';
import { routeObjects } from '../router';

/** The replay of recordings: without a session and without the server. */
export function startReplay(): ReactNode {
  setPastShown(true, startReplay);
  return <ReplayPage reducer={rootReducer} routes={routeObjects} outside={<OutsideScreen />} />;
}
