import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * A month (YYYY-MM), kept in the address; the current one leaves it clean, and what is no month counts as it.
 * @param current the company's month
 */
export function useAddressMonth(current: string, parameter = 'month'): [string, (month: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter) ?? '';
  const choose = useCallback(
    (month: string) =>
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          if (month === current) next.delete(parameter);
          else next.set(parameter, month);
          return next;
        },
        { replace: true },
      ),
    [setParameters, parameter, current],
  );
  return [monthPattern.test(asked) ? asked : current, choose];
}
