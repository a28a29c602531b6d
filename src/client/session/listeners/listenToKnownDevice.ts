import { isAnswered } from '../../api/callEvents';
import { storeDevice } from '../../browser/knownDevice';
import { takeSecret } from '../../browser/sealedValues';
import type { Listen } from '../listen';

/** Stores the token by which the server recognises this browser. */
export function listenToKnownDevice(listen: Listen): void {
  const store = (reference: string | null | undefined): void => {
    const token = typeof reference === 'string' ? takeSecret(reference) : undefined;
    if (token !== undefined) storeDevice(token);
  };
  listen({ matcher: isAnswered('signIn'), effect: ({ payload }) => store(payload.Device) });
  listen({ matcher: isAnswered('completeSignIn'), effect: ({ payload }) => store(payload.Device) });
  listen({ matcher: isAnswered('signInWithPasskey'), effect: ({ payload }) => store(payload.Device) });
  listen({ matcher: isAnswered('finishCompanySignIn'), effect: ({ payload }) => store(payload.Device) });
  listen({ matcher: isAnswered('resetPassword'), effect: ({ payload }) => store(payload.Device) });
}
