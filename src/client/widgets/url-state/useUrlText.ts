import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A text as a query parameter; null removes it. Setting replaces the history entry. */
export function useUrlText(parameter: string): [string | null, (value: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(parameter);
          else next.set(parameter, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters, parameter],
  );
  return [parameters.get(parameter), set];
}
