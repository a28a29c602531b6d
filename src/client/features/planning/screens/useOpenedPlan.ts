import { useCallback } from 'react';
import type { PlanKind } from '../../../../domain/planning/planPath';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

/** The milestone or sprint of the drawer, in the URL; Back closes it. */
export function useOpenedPlan(kind: PlanKind): [string | null, (id: string | null) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const open = useCallback(
    (id: string | null) =>
      // Another sprint has other points.
      setParameters((current) => withParameters(current, { point: undefined, [kind]: id ?? undefined }), {
        replace: id === null,
      }),
    [setParameters, kind],
  );
  return [parameters.get(kind), open];
}
