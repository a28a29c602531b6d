import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Toasts } from '../ui/dialogs/Toasts';
import type { ToastPosition } from '../ui/dialogs/ToastList';
import { ErrorBoundary } from '../ui/states/ErrorBoundary';
import { useAppliedPreferences } from './useAppliedPreferences';

function Page({ children }: { children: ReactNode }) {
  useAppliedPreferences();
  return children;
}

export interface AppProps {
  /** That of the entry program or of the main one. */
  readonly store: Store<unknown, UnknownAction>;
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
