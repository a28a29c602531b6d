// What the pages before signing in need; the shell brings the rest.
import '@blueprintjs/core/lib/css/blueprint.css?part=first';
import './ui/desk.css';
import './firstPaint.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { applyLooks } from './app/applyLooks';
import { startAt } from './app/startAt';
import { makeStore, type AppStore } from './app/store';
import { isSystemDark } from './browser/colourScheme';
import { openAfresh } from './browser/page';
import { silenceConsole } from './browser/silenceConsole';
import { turnedAway } from './session/accountSlice';
import { followOtherTabs } from './session/followOtherTabs';
import { shownLocation } from './session/locationSlice';
import { restoredAccount, restoredPreferences } from './session/restoredSession';
import { selectIsTokenPresent } from './session/sessionSelectors';
import { densityKey, isDarkTheme, readDensity, readTheme, themeKey } from './session/theme';
import { parsedPreference } from './session/usePreference';

if (process.env.NODE_ENV === 'production') silenceConsole();

const store = makeStore({ session: { account: restoredAccount(), location: shownLocation(window.location), preferences: restoredPreferences() } });
followOtherTabs(store, { openAfresh });

const { preferences } = store.getState().session;
// Before anything is drawn: a person who works in the dark is not dazzled by a white page.
applyLooks(isDarkTheme(readTheme(parsedPreference(preferences[themeKey])), isSystemDark()), readDensity(parsedPreference(preferences[densityKey])));

const start = startAt(window.location.pathname, window.location.search, selectIsTokenPresent(store.getState()));
if (start.path !== window.location.pathname + window.location.search) window.history.replaceState(null, '', start.path);
if (start.returnPath !== undefined) store.dispatch(turnedAway({ returnPath: start.returnPath }));

/** Each program is a part of its own: who signs in does not load the desk, who is signed in does not load the sign-in. */
async function program(wanted: typeof start.program, known: AppStore): Promise<ReactNode> {
  if (wanted === 'desk') return (await import('./app/startDesk')).startDesk(known);
  const { EntryProgram } = await import('./app/EntryProgram');
  return <EntryProgram onLeave={openAfresh} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const show = (content: ReactNode): void =>
  createRoot(root).render(
    <StrictMode>
      <App store={store}>{content}</App>
    </StrictMode>,
  );
void program(start.program, store).then(show);
