import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, useDeleteTaskOrProjectMutation } from '../../api/api';
import { tag } from '../../api/tagTypes';
import { offerUndo, type Dispatch } from './bringBack';

/**
 * Deletes a task or a project and offers to take that back in a toast. `name` says what it is: 'Task HBR-12'.
 * Rejects with the failure when the server refuses. Undo works from whatever page is open by then.
 * To be used by a part of the page of what is deleted: what was read of it is let go once that page has been left.
 */
export function useUndoableDeletion(): (id: string, name: string) => Promise<void> {
  const [deleteRecord] = useDeleteTaskOrProjectMutation();
  const dispatch = useDispatch<Dispatch>();
  const gone = useRef<string>(undefined);
  useEffect(
    () => () => {
      const id = gone.current;
      if (id === undefined) return;
      // After all parts of the page have let go of what they read: nothing of it is asked for again.
      queueMicrotask(() =>
        dispatch(api.util.invalidateTags([tag('Project', id), tag('Task', id), { type: 'Statistics' }])),
      );
    },
    [dispatch],
  );
  return useCallback(
    async (id, name) => {
      await deleteRecord({ id }).unwrap();
      gone.current = id;
      offerUndo(dispatch, { kind: 'task or project', id, name }, `${name} was deleted`);
    },
    [deleteRecord, dispatch],
  );
}
