import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isRecordId } from '../database/isRecordId';
import { failures } from '../errors/failure';
import type { LinkSigner } from '../plugins/linkSigner';
import { hashToken } from '../security/token';
import type { BackgroundWork } from './backgroundWork';
import type { Caller } from './caller';
import { findCallerByEmployee, findCallerByToken, lastSeenAt, type KnownCaller } from './callerReadModel';
import { markSessionUsed } from '../security/sessionsRepository';
import { minuteMs } from '../../domain/calendar/duration';

/** Limits writes for a busy session. */
const lastSeenResolutionMs = minuteMs;

/** The hash of the request's token: `Bearer <token>`, or the token alone as the client of the specification sends it. */
export function requestTokenHash(request: FastifyRequest): Buffer | undefined {
  const token = request.headers.authorization?.trim().replace(/^Bearer\s+/i, '');
  return token === undefined || token === '' ? undefined : hashToken(token);
}

/**
 * The user of the request's token, as the database has it now.
 * @throws Failure 401 for no token, an unknown or expired one, or that of an inactive employee
 */
export async function callerByToken(
  tokenHash: Buffer | undefined,
  database: Kysely<Schema>,
  machineNow: Date,
): Promise<KnownCaller> {
  const known = tokenHash === undefined ? undefined : await findCallerByToken(database, tokenHash, machineNow);
  if (known === undefined) throw failures.notSignedIn();
  return known;
}

/**
 * The time since the user's last input in ms, which a page sends in seconds along with what it reads by itself; 0 for
 * callers that send none.
 */
function userIdleMs(request: FastifyRequest): number {
  const header = request.headers['x-daybook-idle'];
  return typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) * 1000 : 0;
}

/** Notes after the answer that the session was used, which moves its end. */
export function noteSessionUse(
  { caller, row }: Pick<KnownCaller, 'caller' | 'row'>,
  request: FastifyRequest,
  database: () => Kysely<Schema>,
  { idleMs, background }: { readonly idleMs: number; readonly background: BackgroundWork },
): void {
  const { now, machineNow } = request.receivedAt;
  const userMs = userIdleMs(request);
  const usedAt = new Date(now.getTime() - userMs);
  const lastSeen = lastSeenAt(row);
  // Later than now when the company's clock was set back.
  if (lastSeen > now || usedAt.getTime() - lastSeen.getTime() >= lastSeenResolutionMs)
    background.start(() =>
      markSessionUsed(database(), {
        sessionId: caller.sessionId,
        at: { now: usedAt, machineNow: new Date(machineNow.getTime() - userMs) },
        idleMs,
      }),
    );
}

/** The user of a signed link; undefined when the request has no valid one. */
export async function callerBySignedLink(
  request: FastifyRequest,
  database: Kysely<Schema>,
  linkSigner: LinkSigner,
): Promise<Caller | undefined> {
  const { id } = request.params as Record<string, unknown>;
  const { person, expires, signature } = request.query as Record<string, unknown>;
  if (
    typeof id !== 'string' ||
    typeof person !== 'string' ||
    typeof expires !== 'string' ||
    typeof signature !== 'string'
  )
    return undefined;
  if (
    !isRecordId(person) ||
    !linkSigner.isValid({ fileId: id, personId: person, expiresSeconds: Number(expires), signature })
  )
    return undefined;
  return findCallerByEmployee(database, person);
}
