import { useCallback } from 'react';
import { useUrlParameters } from './useUrlParameters';
import { withParameters } from './withParameters';

/**
 * One of a few choices as a query parameter, so that a link shows the same view. The first choice is the default and
 * leaves the URL clean; unknown words count as the default. Choosing replaces the history entry: Back leaves the
 * page, not the tab.
 */
export function useUrlChoice<Value extends string>(
  parameter: string,
  choices: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const found = choices.find((choice) => choice === parameters.get(parameter));
  const [fallback] = choices;
  const choose = useCallback(
    (value: Value) =>
      setParameters((current) => withParameters(current, { [parameter]: value === fallback ? undefined : value }), {
        replace: true,
      }),
    [setParameters, parameter, fallback],
  );
  return [found ?? fallback, choose];
}
