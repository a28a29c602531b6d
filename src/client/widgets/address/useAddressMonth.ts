import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isMonth, type Month } from '../../../domain/calendar/month';

/** E-04: nothing older is offered anywhere. */
export const firstMonth: Month = '2022-01';

export interface MonthChoice {
  /** The one that needs no word in the address. */
  readonly preset: Month;
  /** No later one is offered; default: the preset. */
  readonly max?: Month;
  readonly parameter?: string;
}

/** A month (YYYY-MM), kept in the address. What is no month, or outside of the limits, counts as the preset. */
export function useAddressMonth({ preset, max = preset, parameter = 'month' }: MonthChoice): {
  readonly month: Month;
  readonly choose: (month: Month) => void;
  readonly limits: { readonly min: Month; readonly max: Month };
} {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter);
  const choose = useCallback(
    (month: Month) =>
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          if (month === preset) next.delete(parameter);
          else next.set(parameter, month);
          return next;
        },
        { replace: true },
      ),
    [setParameters, parameter, preset],
  );
  return {
    month: isMonth(asked) && asked >= firstMonth && asked <= max ? asked : preset,
    choose,
    limits: { min: firstMonth, max },
  };
}
