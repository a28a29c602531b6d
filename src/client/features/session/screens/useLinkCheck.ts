import { useCallback, useEffect, useState } from 'react';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { useEntryCall } from '../../../api/entryCall';
import { sealSecret } from '../../../browser/sealedValues';

export interface LinkCheck {
  readonly isLoading: boolean;
  /** True during a retry. */
  readonly isRetrying: boolean;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
}

const asking = { isAsking: true, failure: undefined };

/** Checks whether a mailed link is still valid (D-19: once, for one hour). */
export function useLinkCheck(token: string): LinkCheck {
  const check = useEntryCall('checkPasswordReset');
  const [state, setState] = useState<{ isAsking: boolean; failure: ApiFailure | undefined }>(asking);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const settle = (failure: ApiFailure | undefined): void => {
      if (!isLeft) setState({ isAsking: false, failure });
    };
    check({ Token: sealSecret(token) }).then(
      () => settle(undefined),
      (error: unknown) => settle(shownFailure(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [check, token, attempt]);

  const retry = useCallback(() => {
    setState((known) => ({ ...known, isAsking: true }));
    setAttempt((count) => count + 1);
  }, []);
  return {
    isLoading: state.isAsking && !state.failure,
    isRetrying: state.isAsking && state.failure !== undefined,
    failure: state.failure,
    retry,
  };
}
