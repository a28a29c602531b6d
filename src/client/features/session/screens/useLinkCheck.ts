import { useCallback, useEffect } from 'react';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { useEntryCall } from '../../../api/entryCall';
import { sealSecret } from '../../../browser/sealedValues';
import { useScreenState } from '../../../screen-state/useScreenState';

export interface LinkCheck {
  readonly isLoading: boolean;
  /** True during a retry. */
  readonly isRetrying: boolean;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

interface Check {
  readonly isAsking: boolean;
  readonly failure: ApiFailure | null;
}
const asking: Check = { isAsking: true, failure: null };

/** Checks whether a mailed link is still valid (D-19: once, for one hour). */
export function useLinkCheck(token: string): LinkCheck {
  const check = useEntryCall('checkPasswordReset');
  const [state, setState] = useScreenState('drafts', 'link-check', asking);
  const [attempt, setAttempt] = useScreenState('drafts', 'link-check/attempt', 0);

  useEffect(() => {
    let isLeft = false;
    const settle = (failure: ApiFailure | null): void => {
      if (!isLeft) setState({ isAsking: false, failure });
    };
    check({ Token: sealSecret(token) }).then(
      () => settle(null),
      (error: unknown) => settle(shownFailure(error) ?? null),
    );
    return () => {
      isLeft = true;
    };
  }, [check, token, attempt, setState]);

  const retry = useCallback(() => {
    setState((known) => ({ ...known, isAsking: true }));
    setAttempt((count) => count + 1);
  }, [setState, setAttempt]);
  return {
    isLoading: state.isAsking && !state.failure,
    isRetrying: state.isAsking && state.failure !== null,
    failure: state.failure,
    retry,
  };
}
