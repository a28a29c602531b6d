import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '../ui/states/ErrorBoundary';
import type { AppStore } from './store';
import type { EntryStore } from './entry/entryStore';
import { useAppliedPreferences } from './useAppliedPreferences';

function Page({ children }: { children: ReactNode }) {
  useAppliedPreferences();
  return children;
}

export interface AppProps {
  readonly store: AppStore | EntryStore;
  readonly children: ReactNode;
  /** What is outside of the error boundary. */
  readonly frame?: (page: ReactNode) => ReactNode;
}

/** The frame of both programs: store, theme and error boundary. */
export function App({ store, children, frame = (page) => page }: AppProps) {
  return (
    <Provider store={store}>
      {frame(
        <ErrorBoundary>
          <Page>{children}</Page>
        </ErrorBoundary>,
      )}
    </Provider>
  );
}
