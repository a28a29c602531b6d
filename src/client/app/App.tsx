import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { keepFocus } from '../ui/dialogs/keepFocus';
import { ErrorBoundary } from '../ui/states/ErrorBoundary';
import type { AppStore } from './store';
import type { EntryStore } from './entry/entryStore';
import { useAppliedPreferences } from './useAppliedPreferences';

function Page({ children }: { children: ReactNode }) {
  useAppliedPreferences();
  useEffect(() => keepFocus(), []);
  return children;
}

/** The frame of both programs: store, theme and error boundary. */
export function App({ store, children }: { store: AppStore | EntryStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <Page>{children}</Page>
      </ErrorBoundary>
    </Provider>
  );
}
