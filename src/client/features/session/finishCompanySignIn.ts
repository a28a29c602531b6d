import type { Dispatch } from '@reduxjs/toolkit';
import { isApiFailure } from '../../api/apiFailure';
import { callEntry } from '../../api/entryCall';
import { knownDeviceField } from '../../browser/knownDevice';
import { sealSecret } from '../../browser/sealedValues';

/** Exchanges the code for a session; the listener handles success, the slice a failure. */
export const finishCompanySignIn =
  (code: string) =>
  async (dispatch: Dispatch): Promise<void> => {
    try {
      await callEntry('finishCompanySignIn', {
        Code: sealSecret(code),
        ...knownDeviceField(),
      })(dispatch);
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
    }
  };
