import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { showError, showSuccess, showUndoable } from '../../ui/dialogs/toaster';
import type { PlanKind } from '../../widgets/planning/planPath';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const planNouns: Readonly<Record<PlanKind, string>> = { milestone: 'Milestone', sprint: 'Sprint' };

const { deleteMilestone, deleteSprint, restoreMilestone, restoreSprint } = api.endpoints;
const deletions = { milestone: deleteMilestone, sprint: deleteSprint } as const;
const restorations = { milestone: restoreMilestone, sprint: restoreSprint } as const;

/** Brings it back; the reason when the server refuses. */
async function restorePlan(dispatch: Dispatch, kind: PlanKind, id: string): Promise<string | undefined> {
  const { error } = await dispatch(restorations[kind].initiate({ id }, { track: false }));
  return shownFailure(error)?.message;
}

const refusalText = (kind: PlanKind, name: string, reason: string): string => `${planNouns[kind]} '${name}' was not brought back: ${reason}`;
const backText = (kind: PlanKind, name: string): string => `${planNouns[kind]} '${name}' is back`;

/** Deletes a milestone or a sprint and offers to take that back, from whatever page is open by then. Rejects when the server refuses. */
export function useUndoablePlanDeletion(kind: PlanKind): (id: string, name: string) => Promise<void> {
  const dispatch = useDispatch<Dispatch>();
  return useCallback(
    async (id, name) => {
      await dispatch(deletions[kind].initiate({ id }, { track: false })).unwrap();
      const undo = async (): Promise<void> => {
        const reason = await restorePlan(dispatch, kind, id);
        await (reason === undefined ? showSuccess(backText(kind, name)) : showError(refusalText(kind, name, reason)));
      };
      void showUndoable(`${planNouns[kind]} deleted Successfully`, () => void undo());
    },
    [dispatch, kind],
  );
}

/** Bringing milestones or sprints back from a list of deleted ones. */
export function useRestorePlan(kind: PlanKind): { readonly restore: (id: string, name: string) => void; readonly failureText: string } {
  const dispatch = useDispatch<Dispatch>();
  const [failureText, setFailureText] = useState('');
  const restore = useCallback(
    (id: string, name: string): void => {
      const run = async (): Promise<void> => {
        setFailureText('');
        const reason = await restorePlan(dispatch, kind, id);
        if (reason === undefined) await showSuccess(backText(kind, name));
        else setFailureText(refusalText(kind, name, reason));
      };
      void run();
    },
    [dispatch, kind],
  );
  return { restore, failureText };
}
