import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, useDeleteTaskOrProjectMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { showError, showSuccess, showUndoable } from '../../ui/dialogs/toaster';

/**
 * Deletes a task or a project and offers to take that back in a toast. `name` says what it is: 'Task HBR-12'.
 * Rejects with the failure when the server refuses. Undo works from whatever page is open by then.
 */
export function useUndoableDeletion(): (id: string, name: string) => Promise<void> {
  const [deleteRecord] = useDeleteTaskOrProjectMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    async (id, name) => {
      await deleteRecord({ id }).unwrap();
      const undo = async (): Promise<void> => {
        const { error } = await dispatch(api.endpoints.restoreTaskOrProject.initiate({ id }, { track: false }));
        const failure = shownFailure(error);
        await (failure ? showError(`${name} was not brought back: ${failure.message}`) : showSuccess(`${name} is back`));
      };
      // Not waited for: the page of what is gone is to be left at once.
      void showUndoable(`${name} was deleted`, () => void undo());
    },
    [deleteRecord, dispatch],
  );
}
