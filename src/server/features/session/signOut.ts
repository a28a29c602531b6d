import type { Handler } from '../../operations/call';
import { isLinkedSession } from '../../openid/openIdRepository';
import { endOwnSession } from '../../security/sessionsRepository';

/** Ends the session. One that was opened at the identity provider is to be ended there as well. */
export const signOut: Handler<'signOut'> = async ({ database, caller, services }) => {
  const provider = services.identityProvider;
  const isLinked = provider !== undefined && (await isLinkedSession(database, caller.sessionId));
  await endOwnSession(database, caller.employeeId, caller.sessionId);
  return { Provider_url: (isLinked ? await provider.signOutUrl() : undefined) ?? null };
};
