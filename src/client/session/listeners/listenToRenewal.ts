import { isAnswered } from '../../api/callEvents';
import { takeSecret } from '../../browser/sealedValues';
import { renewToken } from '../../browser/tokenVault';
import type { Listen } from '../listen';

/** A user who has confirmed who he or she is goes on with another token. */
export function listenToRenewal(listen: Listen): void {
  listen({
    matcher: isAnswered('proveIdentity'),
    effect: ({ payload }) => {
      const token = takeSecret(payload.Token);
      if (token !== undefined) renewToken(token);
    },
  });
}
