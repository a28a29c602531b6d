// Styles of the entry pages; the shell loads the others.
import '@blueprintjs/core/lib/css/blueprint.css?part=first';
import './ui/app.css';
import './firstPaint.css';
import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLooks } from './app/applyLooks';
import { startAt } from './app/entry/startAt';
import { learnFromPage } from './browser/clock';
import { isSystemDark } from './browser/colourScheme';
import { silenceConsole } from './browser/silenceConsole';
import { notLive } from './session/liveSlice';
import { noPreferenceCalls } from './session/preferenceCallsSlice';
import { shownLocation } from './session/locationSlice';
import { restoredAccount, restoredPreferences } from './session/restoredSession';
import type { WithSession } from './session/sessionReducer';
import { densityKey, isDarkTheme, readDensity, readTheme, themeKey } from './session/theme';
import { parsedPreference } from './session/usePreference';

if (process.env.NODE_ENV === 'production') silenceConsole();

learnFromPage();
const account = restoredAccount();
const preferences = restoredPreferences();
// Before anything is rendered: dark mode must not start with a white page.
applyLooks(
  isDarkTheme(readTheme(parsedPreference(preferences[themeKey])), isSystemDark()),
  readDensity(parsedPreference(preferences[densityKey])),
);

const asked = shownLocation(window.location);
const start = startAt(window.location.pathname, window.location.search, account.isTokenPresent);
if (start.path !== window.location.pathname + window.location.search) window.history.replaceState(null, '', start.path);

/**
 * Each program is a bundle with its own store: signing in does not load the main program, and a signed-in user does not
 * load the entry pages.
 */
async function program(preloaded: WithSession): Promise<ReactNode> {
  if (start.program === 'app') return (await import('./app/startApp')).startApp(preloaded);
  if (start.program === 'replay') return (await import('./app/replay/startReplay')).startReplay();
  return (await import(/* webpackChunkName: 'entryPages' */ './app/entry/startEntry')).startEntry(
    preloaded,
    start.returnPath,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// The first bundle is missing or the program has failed as a whole: plain HTML, because nothing else is available.
const failed = (
  <div className="db-first-paint" role="alert">
    <div>
      <p>Daybook could not be loaded. Check the connection and try again.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </div>
  </div>
);
const page = createRoot(root, {
  onUncaughtError: (error) => {
    reportError(error);
    page.render(failed);
  },
});
// As a transition it is rendered in short steps, between which the page stays responsive.
const show = (content: ReactNode): void => startTransition(() => page.render(<StrictMode>{content}</StrictMode>));
void program({
  session: {
    account,
    location: asked,
    preferences,
    preferenceCalls: noPreferenceCalls,
    live: notLive,
    isSystemDark: isSystemDark(),
    isPrinting: false,
  },
}).then(show, () => show(failed));
