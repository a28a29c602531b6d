import { isApiFailure } from '../../api/apiFailure';
import { isAnswered, isFailedCall, type CallResult } from '../../api/callEvents';
import { takeSecret } from '../../browser/sealedValues';
import { writeReturnPath, writeStored } from '../../browser/storage';
import { storeToken } from '../../browser/tokenVault';
import { signedIn } from '../accountSlice';
import type { EffectStore, Listen } from '../listen';
import { isReturnPath, landingPath } from '../returnPath';
import { selectFullName, selectReturnPath } from '../sessionSelectors';
import { isMismatch, mismatchMessage, mismatchToastMs, welcomeMs } from '../signInOutcome';

/** The interrupted page, otherwise the chosen start page, otherwise the dashboard (BEH-064). */
const pathAfterSignIn = (returnPath: string | null, startPage: string | undefined): string =>
  [returnPath, startPage].find((path) => typeof path === 'string' && isReturnPath(path)) ?? landingPath;

type SignInAnswer = CallResult<'signIn'>;

/** BEH-063 to BEH-065: stores user and token, shows a welcome, and after two seconds loads the program again. */
export function listenToSignIn(listen: Listen): void {
  const enter = async (payload: SignInAnswer, store: EffectStore): Promise<void> => {
    // The account has a second factor: the form goes on with it.
    if (payload.Challenge !== undefined) return;
    const token = takeSecret(payload.token);
    if (payload.data[0] === undefined || token === undefined) {
      await store.extra.showError(mismatchMessage, { timeout: mismatchToastMs });
      return;
    }
    const returnPath = selectReturnPath(store.getState());
    // The user first: other tabs react to the token and then read the user.
    writeStored('user', JSON.stringify(payload.data));
    storeToken(token);
    writeReturnPath(null);
    store.dispatch(signedIn(payload.data));
    await store.extra.showSuccess(`Welcome ${selectFullName(store.getState())}`);
    await store.delay(welcomeMs);
    store.extra.reloadAt(pathAfterSignIn(returnPath, payload.Start_page));
  };
  for (const call of ['signIn', 'completeSignIn', 'signInWithPasskey', 'finishCompanySignIn'] as const)
    listen({ matcher: isAnswered(call), effect: ({ payload }, store) => enter(payload, store) });
  listen({
    matcher: isFailedCall('signIn'),
    effect: async ({ payload }, { extra }) => {
      if (isApiFailure(payload) && isMismatch(payload))
        await extra.showError(mismatchMessage, { timeout: mismatchToastMs });
    },
  });
}
