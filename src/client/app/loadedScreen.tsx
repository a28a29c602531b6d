import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { isPartUnloaded } from '../ui/states/isPartUnloaded';
import { LoadFailed } from '../ui/states/LoadFailed';

type Module = { readonly default: ComponentType };
type Load = () => Promise<Module>;

/** Whether the server is there at all: then it has another version of the program than this page, which must be loaded anew. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    // No answer: the next Retry asks again.
    return false;
  }
}

/** Stands in the place of a screen whose code could not be loaded, until it can. */
function unloadedScreen(load: Load): ComponentType {
  let loaded: ComponentType | undefined;
  return function UnloadedScreen() {
    const [Screen, setScreen] = useState<{ loaded: ComponentType } | undefined>(loaded && { loaded });
    const [isRetrying, setRetrying] = useState(false);
    const retry = async (): Promise<void> => {
      setRetrying(true);
      try {
        loaded = (await load()).default;
        setScreen({ loaded });
      } catch (error) {
        if (!isPartUnloaded(error)) throw error;
        if (await isServerThere()) window.location.reload();
      } finally {
        setRetrying(false);
      }
    };
    if (Screen) return <Screen.loaded />;
    return (
      <main className="db-state-page">
        <LoadFailed what="this page" message="The server cannot be reached. Check the connection and try again." onRetry={() => void retry()} isRetrying={isRetrying} />
      </main>
    );
  };
}

/** A screen whose code comes when it is first opened. When it cannot be loaded, the person can try again; a defect in it stays one. */
export const loadedScreen = (load: Load): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (!isPartUnloaded(error)) throw error;
      return { default: unloadedScreen(load) };
    }),
  );
