import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useScreenState } from '../../screen-state/useScreenState';
import { bringBack, type DeletedKind, type Dispatch } from './bringBack';

export interface Restoring {
  /** Restores a deleted record; `name` is displayed: 'Task HBR-12'. */
  readonly restore: (id: string, name: string) => void;
  /** The failure of the last restore; '' on success. */
  readonly failureText: string;
}

/** Restores deleted records from a list of them. */
export function useRestore(kind: DeletedKind): Restoring {
  const dispatch = useDispatch<Dispatch>();
  const [failureText, setFailureText] = useScreenState('drafts', `restoring-${kind}`, '');
  const restore = useCallback(
    (id: string, name: string): void => {
      setFailureText('');
      void bringBack(dispatch, { kind, id, name }).then(setFailureText);
    },
    [dispatch, kind, setFailureText],
  );
  return { restore, failureText };
}
