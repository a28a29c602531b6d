import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { whileSaving } from '../../../ui/dialogs/announce';
import { offerUndo, type Dispatch } from '../../../widgets/deletion/bringBack';
import type { PlanKind } from '../../../../domain/planning/planPath';

export const planNouns = { milestone: 'Milestone', sprint: 'Sprint' } as const satisfies Record<PlanKind, string>;

/** Kind and name of a milestone or sprint: "Sprint 'Go live'". */
export const planTitle = (kind: PlanKind, name: string): string => `${planNouns[kind]} '${name}'`;

const { deleteMilestone, deleteSprint } = api.endpoints;
const deletions = { milestone: deleteMilestone, sprint: deleteSprint } as const;

/** Deletes a milestone or a sprint and offers undo on any page. Rejects when the server does. */
export function useUndoablePlanDeletion(kind: PlanKind): (id: string, name: string) => Promise<void> {
  const dispatch = useDispatch<Dispatch>();
  return useCallback(
    async (id, name) => {
      const title = planTitle(kind, name);
      const { pending } = await whileSaving(`Deletion of ${title}`, () =>
        dispatch(deletions[kind].initiate({ id }, { track: false })).unwrap(),
      );
      offerUndo(dispatch, pending, { kind, id, name: title }, `${planNouns[kind]} deleted Successfully`);
    },
    [dispatch, kind],
  );
}
