import { useCallback } from 'react';
import { isMonth, type Month } from '../../../domain/calendar/month';
import { useUrlParameters } from './useUrlParameters';
import { withParameters } from './withParameters';

/** E-04: the earliest month offered. */
export const firstMonth: Month = '2022-01';

export interface MonthChoice {
  /** The default, which is not in the URL. */
  readonly preset: Month;
  /** The latest month offered; default: the preset. */
  readonly max?: Month;
  readonly parameter?: string;
}

/** A month (YYYY-MM) in the URL. Invalid values and those outside the limits count as the preset. */
export function useUrlMonth({ preset, max = preset, parameter = 'month' }: MonthChoice): {
  readonly month: Month;
  readonly choose: (month: Month) => void;
  readonly limits: { readonly min: Month; readonly max: Month };
} {
  const [parameters, setParameters] = useUrlParameters();
  const asked = parameters.get(parameter);
  const choose = useCallback(
    (month: Month) =>
      setParameters((current) => withParameters(current, { [parameter]: month === preset ? undefined : month }), {
        replace: true,
      }),
    [setParameters, parameter, preset],
  );
  return {
    month: isMonth(asked) && asked >= firstMonth && asked <= max ? asked : preset,
    choose,
    limits: { min: firstMonth, max },
  };
}
