import { useCallback } from 'react';
import type { PlanKind } from '../planPath';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';

/** The milestone or sprint of the drawer, in the URL; Back closes it. */
export function useOpenedPlan(kind: PlanKind): [string | null, (id: string | null) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const open = useCallback(
    (id: string | null) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        // Another sprint has other points.
        next.delete('point');
        if (id === null) next.delete(kind);
        else next.set(kind, id);
        return next;
      }),
    [setParameters, kind],
  );
  return [parameters.get(kind), open];
}
