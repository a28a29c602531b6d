import { useCallback, useRef, useState } from 'react';
import { toFailure, type FormFailure } from './formFailure';

/** One write at a time, with its state and failure. */
export interface Submission<Argument> {
  readonly isRunning: boolean;
  readonly failure: FormFailure | null;
  /** Starts the write. False when it failed, or when another one is running (then nothing is started). */
  readonly run: (argument: Argument) => Promise<boolean>;
  readonly showFailure: (failure: FormFailure | null) => void;
}

/**
 * Runs a write with loading state, failure and a lock against double starts.
 * @param action rejects with a plain FormFailure when the server does
 */
export function useSubmission<Argument>(action: (argument: Argument) => Promise<void> | void): Submission<Argument> {
  const [isRunning, setRunning] = useState(false);
  const [failure, showFailure] = useState<FormFailure | null>(null);
  // State is updated one render late, which is too late for a double click.
  const isLocked = useRef(false);

  const run = useCallback(
    async (argument: Argument): Promise<boolean> => {
      if (isLocked.current) return false;
      isLocked.current = true;
      setRunning(true);
      showFailure(null);
      try {
        await action(argument);
        return true;
      } catch (error) {
        showFailure(toFailure(error));
        return false;
      } finally {
        isLocked.current = false;
        setRunning(false);
      }
    },
    [action],
  );

  return { isRunning, failure, run, showFailure };
}
