import { useCallback } from 'react';
import { useUrlParameters } from './useUrlParameters';

/**
 * The open overlay (a drawer, a form) as a query parameter: a link shows the same, and Back closes it.
 * @returns the value, null while nothing is open, and the function to open ('…') or close (null)
 */
export function useUrlRecord(parameter: string): [string | null, (value: string | null) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const show = useCallback(
    (value: string | null) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(parameter);
          else next.set(parameter, value);
          return next;
        },
        { replace: value === null },
      ),
    [setParameters, parameter],
  );
  return [parameters.get(parameter), show];
}
