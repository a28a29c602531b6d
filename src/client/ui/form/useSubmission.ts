import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { WithScreenState } from '../../screen-state/screenState';
import { useScreenStateCell } from '../../screen-state/useScreenState';
import { toFailure, unknownOutcome, type FormFailure } from './formFailure';

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

const continued = (known: Progress): Progress =>
  known.isRunning ? { isRunning: false, failure: unknownOutcome } : known;

/**
 * Runs a write with loading state, failure and a lock against double starts.
 * @param name unique within the scope
 * @param action rejects with a plain FormFailure when the server does
 */
export function useSubmission<Argument>(
  name: string,
  action: (argument: Argument) => Promise<void> | void,
): Submission<Argument> {
  const { id, get, set: show } = useScreenStateCell('drafts', name, idle, { continued });
  const { isRunning, failure } = useSelector(({ drafts }: WithScreenState) =>
    id in drafts ? (drafts[id] as Progress) : idle,
  );

  const run = useCallback(
    async (argument: Argument): Promise<boolean> => {
      // In the store, where a component finds it that is mounted again while the write runs.
      if (get().isRunning) return false;
      show({ isRunning: true, failure: null });
      try {
        await action(argument);
        show(idle);
        return true;
      } catch (error) {
        show({ isRunning: false, failure: toFailure(error) });
        return false;
      }
    },
    [action, get, show],
  );

  const showFailure = useCallback((next: FormFailure | null) => show((known) => ({ ...known, failure: next })), [show]);
  return { isRunning, failure, run, showFailure };
}
