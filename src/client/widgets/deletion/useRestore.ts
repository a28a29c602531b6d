import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { bringBack, type DeletedKind, type Dispatch } from './bringBack';

export interface Restoring {
  /** Brings a deleted record back; `name` says what it is: 'Task HBR-12'. */
  readonly restore: (id: string, name: string) => void;
  /** Why the last one was not brought back; '' when it was. */
  readonly failureText: string;
}

/** Bringing deleted records back from a list of them. */
export function useRestore(kind: DeletedKind): Restoring {
  const dispatch = useDispatch<Dispatch>();
  const [failureText, setFailureText] = useState('');
  const restore = useCallback(
    (id: string, name: string): void => {
      setFailureText('');
      void bringBack(dispatch, { kind, id, name }).then(setFailureText);
    },
    [dispatch, kind],
  );
  return { restore, failureText };
}
