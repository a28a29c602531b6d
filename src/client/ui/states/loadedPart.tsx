import { lazy, useEffect, useRef, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { onReachable, whileLoading } from '../../browser/loadingParts';
import { isPartUnloaded } from './isPartUnloaded';
import { LoadFailed } from './LoadFailed';
import { Button } from '../controls/Button';

type Part<Props> = ComponentType<Props>;
/** A component without properties takes any. */
type PropsOf<Component> = Component extends Part<infer Props> ? (Props extends object ? Props : object) : never;
type Load<Props extends object> = () => Promise<{ readonly default: Part<Props> }>;

export interface PartOptions {
  /** In the middle of a sentence: 'this page'. Default 'this part of the page'. */
  readonly what?: string;
  /** Frame of the message while the part is missing. */
  readonly frame?: (notice: ReactNode) => ReactNode;
  /** Shows nothing while the part is missing: for parts that open on their own. */
  readonly isQuiet?: boolean;
}

/**
 * True when the server is reachable: then it has another version of the program than this page, which must be reloaded.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    // No answer: the next try asks again.
    return false;
  }
}

/** Replaces a part of the program that could not be loaded, until it can. */
function unloadedPart<Props extends object>(
  load: Load<Props>,
  { what = 'this part of the page', frame = (notice) => notice, isQuiet = false }: PartOptions,
): Part<Props> {
  let loaded: Part<Props> | undefined;
  return function UnloadedPart(props: Props) {
    const [part, setPart] = useState<{ readonly Loaded: Part<Props> } | undefined>(loaded && { Loaded: loaded });
    const [isRetrying, setRetrying] = useState(false);
    const [isOutdated, setOutdated] = useState(false);
    const [defect, setDefect] = useState<{ readonly error: unknown }>();
    const isMissing = part === undefined;
    // The button, the network and the server may ask for it together. Asked again while it runs, it may succeed now.
    const asked = useRef({ isRunning: false, isAgain: false });
    const retry = async (): Promise<void> => {
      if (asked.current.isRunning) {
        asked.current.isAgain = true;
        return;
      }
      asked.current = { isRunning: true, isAgain: false };
      setRetrying(true);
      try {
        loaded = (await load()).default;
        setPart({ Loaded: loaded });
      } catch (error) {
        if (isPartUnloaded(error)) setOutdated(await isServerReachable());
        else setDefect({ error });
      } finally {
        const { isAgain } = asked.current;
        asked.current = { isRunning: false, isAgain: false };
        setRetrying(false);
        if (isAgain && !loaded) void retry();
      }
    };
    const latest = useRef(retry);
    useEffect(() => {
      latest.current = retry;
    });
    useEffect(() => (isMissing ? onReachable(() => void latest.current()) : undefined), [isMissing]);
    // A defect in the loaded part is handled by the error boundary.
    if (defect) throw defect.error;
    if (part) return <part.Loaded {...props} />;
    if (isQuiet) return null;
    return frame(
      isOutdated ? (
        // Not automatically: unsaved text elsewhere on the page would be lost.
        <LoadFailed
          what={what}
          failure={{ message: 'The server has a newer version of Daybook than this page.' }}
          onRetry={() => window.location.reload()}
          action={<Button size="small" text="Reload the page" onClick={() => window.location.reload()} />}
        />
      ) : (
        <LoadFailed
          what={what}
          failure={{ message: 'The server cannot be reached. Check the connection and try again.' }}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      ),
    );
  };
}

/** A component that is loaded when it is first shown, or before. */
export type LoadedPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code before it is shown. */
  readonly loadAhead: () => void;
};

/**
 * A part of the program whose code is loaded when it is first shown. When that fails, it shows a retry, and retries on
 * its own when the server is reachable again. A defect in it is not a loading failure.
 */
export function loadedPart<Component extends Part<never>>(
  load: () => Promise<{ readonly default: Component }>,
  options: PartOptions = {},
): LoadedPart<PropsOf<Component>> {
  // The compiler does not infer that a component takes its own properties.
  const loadPart = load as unknown as Load<PropsOf<Component>>;
  const part = lazy<ComponentType<PropsOf<Component>>>(() =>
    whileLoading(
      loadPart().catch((error: unknown) => {
        if (!isPartUnloaded(error)) throw error;
        return { default: unloadedPart(loadPart, options) };
      }),
    ),
  );
  return Object.assign(part, {
    // A failure is reported when the part is shown and is loaded again.
    loadAhead: () => void load().catch(() => undefined),
  });
}
