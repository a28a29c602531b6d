import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Toasts } from '../ui/dialogs/Toasts';
import type { ToastPosition } from '../ui/dialogs/ToastList';
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
  /** Default 'top-right'. */
  readonly toastsAt?: ToastPosition;
  /** What is outside of the error boundary. */
  readonly frame?: (page: ReactNode) => ReactNode;
}

/** The frame of both programs: store, theme and error boundary. */
export function App({ store, children, toastsAt = 'top-right', frame = (page) => page }: AppProps) {
  return (
    <Provider store={store}>
      {frame(
        <ErrorBoundary>
          <Page>{children}</Page>
        </ErrorBoundary>,
      )}
      <Toasts position={toastsAt} />
    </Provider>
  );
}
