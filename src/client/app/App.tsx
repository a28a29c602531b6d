import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../ui/states/ErrorBoundary';
import type { makeRouter } from './router';
import type { AppStore } from './store';
import { useAppliedPreferences } from './useAppliedPreferences';

function Page({ router }: { router: ReturnType<typeof makeRouter> }) {
  useAppliedPreferences();
  return <RouterProvider router={router} />;
}

/** The whole program. */
export function App({ store, router }: { store: AppStore; router: ReturnType<typeof makeRouter> }) {
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <Page router={router} />
      </ErrorBoundary>
    </Provider>
  );
}
