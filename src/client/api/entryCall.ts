import type { Dispatch } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { newId } from '../browser/ids';
import type { ApiFailure } from './apiFailure';
import type { CallArguments, CallResult } from './callEvents';
import { callServer } from './callServer';
import { entryCalls } from './entryCalls.gen';

type EntryCallName = keyof typeof entryCalls;

/**
 * A call of the entry program, which does without the api slice: nothing is cached or deduplicated there. Its actions
 * are named like those of the api slice, so DevTools, masks and listeners handle both. Rejects with an ApiFailure.
 */
export const callEntry =
  <Name extends EntryCallName>(endpointName: Name, originalArgs: CallArguments<Name>) =>
  async (dispatch: Dispatch): Promise<CallResult<Name>> => {
    const meta = { arg: { type: 'mutation', endpointName, originalArgs, track: false }, requestId: newId() };
    const dispatchCall = (requestStatus: string, more: object): void =>
      void dispatch({ type: `api/executeMutation/${requestStatus}`, meta: { ...meta, requestStatus }, ...more });
    dispatchCall('pending', {});
    const { url, ...traits } = entryCalls[endpointName];
    const result = await callServer(
      { url, method: 'POST', body: originalArgs },
      { ...traits, endpoint: endpointName, type: 'mutation', signal: new AbortController().signal },
    );
    if ('error' in result) {
      dispatchCall('rejected', { payload: result.error satisfies ApiFailure });
      // A plain object, like the one that `unwrap()` of the api slice rejects with.
      // oxlint-disable-next-line typescript/only-throw-error
      throw result.error;
    }
    dispatchCall('fulfilled', { payload: result.data });
    return result.data as CallResult<Name>;
  };

/** A call as a function for a form: `const signIn = useEntryCall('signIn')`. Rejects with an ApiFailure. */
export function useEntryCall<Name extends EntryCallName>(
  name: Name,
): (given: CallArguments<Name>) => Promise<CallResult<Name>> {
  const dispatch = useDispatch();
  return useCallback((given: CallArguments<Name>) => callEntry(name, given)(dispatch), [dispatch, name]);
}
