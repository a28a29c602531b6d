import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One of a few choices as a query parameter, so that a link shows the same view. The first choice is the default and
 * leaves the URL clean; unknown words count as the default. Choosing replaces the history entry: Back leaves the
 * page, not the tab.
 */
export function useUrlChoice<Value extends string>(
  parameter: string,
  choices: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [parameters, setParameters] = useSearchParams();
  const found = choices.find((choice) => choice === parameters.get(parameter));
  const [fallback] = choices;
  const choose = useCallback(
    (value: Value) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === fallback) next.delete(parameter);
          else next.set(parameter, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters, parameter, fallback],
  );
  return [found ?? fallback, choose];
}
