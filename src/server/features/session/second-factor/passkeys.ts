import { failures } from '../../../errors/failure';
import type { Handler, PreparedHandler } from '../../../operations/call';
import { addFactor, removeFactor } from '../../../second-factor/ownFactors';
import { newPasskeyOptions, passkeyCheckOptions, verifyNewPasskey } from '../../../second-factor/passkeyProof';
import { deletePasskey, insertPasskey, listPasskeys } from '../../../second-factor/passkeysRepository';
import { findSecondFactor } from '../../../second-factor/secondFactorReadModel';
import { mustNotBeLimited, passkeyLimit } from '../attemptLimits';

/** @throws Failure 429 when too many requests come from one network */
export const startPasskeyCheck: PreparedHandler<'startPasskeyCheck'> = {
  prepare: async ({ database, machineNow, origin }) => {
    await mustNotBeLimited(
      database,
      [passkeyLimit(origin.address)],
      machineNow,
      'Too many requests come from your network',
    );
    return async (call) => ({ Options: await passkeyCheckOptions(call) });
  },
};

export const startPasskey: Handler<'startPasskey'> = async (call) => {
  const { caller, database } = call;
  const { email } = await findSecondFactor(database, caller.employeeId);
  const stored = await listPasskeys(database, caller.employeeId);
  return {
    Options: await newPasskeyOptions(call, {
      employeeId: caller.employeeId,
      email,
      name: caller.fullName,
      credentialIds: stored.map(({ credential_id }) => credential_id),
    }),
  };
};

/** @throws Failure 409 for a passkey that is stored already, 422 for one that cannot be verified */
export const addPasskey: PreparedHandler<'addPasskey'> = {
  prepare: async (preparation) => {
    const { body, caller } = preparation;
    const verified = await verifyNewPasskey(preparation, caller.employeeId, body.Passkey);
    return async (call) => ({
      Codes: await addFactor(call, async () => {
        const passkey = { ...verified, employeeId: caller.employeeId, name: body.Name.trim() };
        if (!(await insertPasskey(call.database, passkey, call.now)))
          throw failures.conflict('This passkey is stored already', 'already_exists');
      }),
    });
  },
};

/** @throws Failure 404, 409 when the role demands a second factor and there is no other */
export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { body, caller, database } = call;
  await removeFactor(call, async () => {
    if (!(await deletePasskey(database, caller.employeeId, body.id))) throw failures.notFound('Passkey');
  });
  return null;
};
