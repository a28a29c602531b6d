import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api, useDeleteTaskOrProjectMutation } from '../../api/api';
import { tag } from '../../api/tagTypes';
import { whileSaving } from '../../ui/dialogs/announce';
import { offerUndo, type Dispatch } from './bringBack';

/**
 * Deletes a task or a project and offers undo in a toast, which works on any page. `name` is displayed: 'Task HBR-12'.
 * Rejects when the server does. Use it in the page of the deleted record, whose cached data is evicted once that page
 * is left.
 */
export function useUndoableDeletion(): (id: string, name: string) => Promise<void> {
  const [deleteRecord] = useDeleteTaskOrProjectMutation();
  const dispatch = useDispatch<Dispatch>();
  const gone = useRef<string>(undefined);
  useEffect(
    () => () => {
      const id = gone.current;
      if (id === undefined) return;
      // After all components have unsubscribed, so that nothing is read again.
      queueMicrotask(() =>
        dispatch(api.util.invalidateTags([tag('Project', id), tag('Task', id), { type: 'Statistics' }])),
      );
    },
    [dispatch],
  );
  return useCallback(
    async (id, name) => {
      const { pending } = await whileSaving(`Deletion of ${name}`, () => deleteRecord({ id }).unwrap());
      gone.current = id;
      offerUndo(dispatch, pending, { kind: 'task or project', id, name }, `${name} was deleted`);
    },
    [deleteRecord, dispatch],
  );
}
