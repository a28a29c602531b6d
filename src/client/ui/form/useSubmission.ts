import { useCallback, useRef } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { toFailure, type FormFailure } from './formFailure';

/** One write at a time, with its state and failure. */
export interface Submission<Argument> {
  readonly isRunning: boolean;
  readonly failure: FormFailure | null;
  /** Starts the write. False when it failed, or when another one is running (then nothing is started). */
  readonly run: (argument: Argument) => Promise<boolean>;
  readonly showFailure: (failure: FormFailure | null) => void;
}

interface Progress {
  readonly isRunning: boolean;
  readonly failure: FormFailure | null;
}
const idle: Progress = { isRunning: false, failure: null };

/**
 * Runs a write with loading state, failure and a lock against double starts.
 * @param name unique within the scope
 * @param action rejects with a plain FormFailure when the server does
 */
export function useSubmission<Argument>(
  name: string,
  action: (argument: Argument) => Promise<void> | void,
): Submission<Argument> {
  const [{ isRunning, failure }, show] = useScreenState('drafts', name, idle);
  const isLocked = useRef(false);

  const run = useCallback(
    async (argument: Argument): Promise<boolean> => {
      if (isLocked.current) return false;
      isLocked.current = true;
      show({ isRunning: true, failure: null });
      try {
        await action(argument);
        show(idle);
        return true;
      } catch (error) {
        show({ isRunning: false, failure: toFailure(error) });
        return false;
      } finally {
        isLocked.current = false;
      }
    },
    [action, show],
  );

  const showFailure = useCallback((next: FormFailure | null) => show((known) => ({ ...known, failure: next })), [show]);
  return { isRunning, failure, run, showFailure };
}
