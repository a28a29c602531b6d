import { createContext, useCallback, useContext } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withoutReturn } from '../../table/windows/useListAnchor';

/** The newest query of the address, which a busy page may not have rendered yet. */
export const NewestQuery = createContext<(() => string) | undefined>(undefined);

type Change = (current: URLSearchParams) => URLSearchParams;
type Options = Parameters<ReturnType<typeof useSearchParams>[1]>[1];

/**
 * The query of the address, and the function that changes it. A change begins with the newest query: of two choices in
 * quick succession neither is lost, while `useSearchParams` begins with what was rendered last. What the history entry
 * knows of the list that the page was opened from stays.
 */
export function useUrlParameters(): [URLSearchParams, (change: Change, options?: Options) => void] {
  const getNewest = useContext(NewestQuery);
  const [parameters, setParameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const change = useCallback(
    (next: Change, options?: Options) =>
      setParameters((rendered) => next(getNewest ? new URLSearchParams(getNewest()) : rendered), {
        state: withoutReturn(state),
        ...options,
      }),
    [setParameters, getNewest, state],
  );
  return [parameters, change];
}
