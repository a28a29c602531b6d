import { useCallback, useState } from 'react';
import { useRestoreTaskOrProjectMutation } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { showSuccess } from '../../ui/dialogs/toaster';

export interface Restoring {
  /** Brings a deleted task or project back; `name` says what it is: 'Task HBR-12'. */
  readonly restore: (id: string, name: string) => void;
  readonly isRestoring: boolean;
  /** Why the last one was not brought back; '' when it was. */
  readonly failureText: string;
}

/** Bringing deleted records back from a list of them. */
export function useRestore(): Restoring {
  const [restoreRecord, { isLoading }] = useRestoreTaskOrProjectMutation();
  const [failureText, setFailureText] = useState('');
  const restore = useCallback(
    (id: string, name: string): void => {
      const run = async (): Promise<void> => {
        setFailureText('');
        const { error } = await restoreRecord({ id });
        const failure = shownFailure(error);
        if (failure) setFailureText(`${name} was not brought back: ${failure.message}`);
        else await showSuccess(`${name} is back`);
      };
      void run();
    },
    [restoreRecord],
  );
  return { restore, isRestoring: isLoading, failureText };
}
