import { useCallback } from 'react';
import { useUrlParameters } from './useUrlParameters';
import { withParameters } from './withParameters';

/**
 * The open overlay (a drawer, a form) as a query parameter: a link shows the same, and Back closes it.
 * @returns the value, null while nothing is open, and the function to open ('…') or close (null)
 */
export function useUrlRecord(parameter: string): [string | null, (value: string | null) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const show = useCallback(
    (value: string | null) =>
      setParameters((current) => withParameters(current, { [parameter]: value ?? undefined }), {
        replace: value === null,
      }),
    [setParameters, parameter],
  );
  return [parameters.get(parameter), show];
}
