import { Button } from '@blueprintjs/core';
import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { isPartUnloaded } from './isPartUnloaded';
import { LoadFailed } from './LoadFailed';

type Part<Props> = ComponentType<Props>;
/** A component without properties takes any. */
type PropsOf<Component> = Component extends Part<infer Props> ? (Props extends object ? Props : object) : never;
type Load<Props extends object> = () => Promise<{ readonly default: Part<Props> }>;

export interface PartOptions {
  /** In the middle of a sentence: 'this page'. Default 'this part of the page'. */
  readonly what?: string;
  /** Stands around what is said while the part is missing. */
  readonly frame?: (notice: ReactNode) => ReactNode;
  /** Says nothing where the part is missing: for what appears by itself. */
  readonly isQuiet?: boolean;
}

/** Whether the server is there at all: then it has another version of the program than this page, which must be loaded anew. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    // No answer: the next try asks again.
    return false;
  }
}

/** Stands in the place of a part of the program that could not be loaded, until it can. */
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
    const retry = async (): Promise<void> => {
      setRetrying(true);
      try {
        loaded = (await load()).default;
        setPart({ Loaded: loaded });
      } catch (error) {
        if (isPartUnloaded(error)) setOutdated(await isServerThere());
        else setDefect({ error });
      } finally {
        setRetrying(false);
      }
    };
    useEffect(() => {
      if (!isMissing) return;
      const tryAgain = (): void => void retry();
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    }, [isMissing]);
    // A defect in what has come at last is the error boundary's.
    if (defect) throw defect.error;
    if (part) return <part.Loaded {...props} />;
    if (isQuiet) return null;
    return frame(
      isOutdated ? (
        // Not by itself: what is being written elsewhere on the page would be lost.
        <LoadFailed
          what={what}
          message="The server has a newer version of Daybook than this page."
          onRetry={() => window.location.reload()}
          action={<Button size="small" text="Reload the page" onClick={() => window.location.reload()} />}
        />
      ) : (
        <LoadFailed
          what={what}
          message="The server cannot be reached. Check the connection and try again."
          onRetry={() => void retry()}
          isRetrying={isRetrying}
        />
      ),
    );
  };
}

/**
 * A part of the program whose code comes when it is first shown. Where it cannot be loaded, it says so and can be tried
 * again; once the browser is online again it tries by itself. A defect in it stays one.
 */
export function loadedPart<Component extends Part<never>>(
  load: () => Promise<{ readonly default: Component }>,
  options: PartOptions = {},
): LazyExoticComponent<ComponentType<PropsOf<Component>>> {
  // The compiler does not know by itself that a component takes its own properties.
  const loadPart = load as unknown as Load<PropsOf<Component>>;
  return lazy<ComponentType<PropsOf<Component>>>(() =>
    loadPart().catch((error: unknown) => {
      if (!isPartUnloaded(error)) throw error;
      return { default: unloadedPart(loadPart, options) };
    }),
  );
}
