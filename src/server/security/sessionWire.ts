import type { Schemas } from '../operations/call';
import { shownExpiry, type openSessions } from './sessionsRepository';

interface SessionContext {
  readonly caller: { readonly sessionId: string };
  readonly now: Date;
  readonly machineNow: Date;
}

export const sessionWire = (
  session: Awaited<ReturnType<typeof openSessions>>[number],
  { caller, now, machineNow }: SessionContext,
): Schemas['SessionRecord'] => ({
  _id: session.id,
  Created_at: session.created_at.toISOString(),
  Last_seen_at: session.last_seen_at.toISOString(),
  Expires_at: shownExpiry(session.expires_at, { now, machineNow }).toISOString(),
  Address: session.address,
  Browser: session.browser,
  Is_current: session.id === caller.sessionId,
});
