import { plainCode } from '../../../../domain/session/secondFactor';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import {
  authenticatorAddress,
  authenticatorStep,
  createAuthenticatorSecret,
  wrongCode,
} from '../../../second-factor/authenticatorCode';
import {
  deleteAuthenticator,
  storeAuthenticator,
  storeAuthenticatorSetup,
  takeAuthenticatorSetup,
} from '../../../second-factor/authenticatorsRepository';
import { addFactor, removeFactor } from '../../../second-factor/ownFactors';
import { findSecondFactor } from '../../../second-factor/secondFactorReadModel';

/** Creates the secret for an authenticator app, which is answered only here. It counts once a code has confirmed it. */
export const startAuthenticator: Handler<'startAuthenticator'> = async ({ database, caller, machineNow, services }) => {
  const { email } = await findSecondFactor(database, caller.employeeId);
  const secret = createAuthenticatorSecret();
  await storeAuthenticatorSetup(
    database,
    caller.employeeId,
    services.secretSeal.seal(secret, caller.employeeId),
    machineNow,
  );
  return { Secret: secret, Address: authenticatorAddress(secret, email) };
};

/**
 * Activates the authenticator app: its first code shows that it has the secret.
 * @throws Failure 409 when no setup was begun within the last hour, 422 for a wrong code
 */
export const activateAuthenticator: Handler<'activateAuthenticator'> = async (call) => {
  const { body, caller, database, now, machineNow, services } = call;
  const sealedSecret = await takeAuthenticatorSetup(database, caller.employeeId, machineNow);
  const secret = sealedSecret && services.secretSeal.open(sealedSecret, caller.employeeId);
  if (sealedSecret === undefined || secret === undefined)
    throw failures.conflict('This setup has expired. Please begin again: the app gets a new secret.');
  const plain = plainCode(body.Code);
  if (!/^\d{6}$/.test(plain)) throw wrongCode('Please enter the six digits that your app shows');
  const step = authenticatorStep(secret, plain, { machineNow, lastStep: 0 });
  return {
    Codes: await addFactor(call, () =>
      storeAuthenticator(database, { employeeId: caller.employeeId, sealedSecret, step }, now),
    ),
  };
};

/** @throws Failure 409 when the role demands a second factor and there is no other */
export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  await removeFactor(call, () => deleteAuthenticator(call.database, call.caller.employeeId));
  return null;
};
