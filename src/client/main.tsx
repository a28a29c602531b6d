// What the login page needs; the shell brings the rest.
import '@blueprintjs/core/lib/css/blueprint.css?part=first';
import './ui/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';
import { openAfresh } from './browser/page';
import { silenceConsole } from './browser/silenceConsole';
import { followOtherTabs } from './session/followOtherTabs';
import { shownLocation } from './session/locationSlice';
import { restoredAccount, restoredPreferences } from './session/restoredSession';

if (process.env.NODE_ENV === 'production') silenceConsole();

const store = makeStore({ session: { account: restoredAccount(), location: shownLocation(window.location), preferences: restoredPreferences() } });
followOtherTabs(store, { openAfresh });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} router={makeRouter(store)} />
  </StrictMode>,
);
