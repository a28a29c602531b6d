import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isRecordId } from '../database/isRecordId';
import { failures } from '../errors/failure';
import type { LinkSigner } from '../plugins/linkSigner';
import { hashToken } from '../security/token';
import type { BackgroundWork } from './backgroundWork';
import type { Caller } from './call';
import {
  findCallerByEmployee,
  findCallerByToken,
  lastSeenAt,
  markSessionUsed,
  type KnownCaller,
} from './callerReadModel';

/** Limits writes for a busy session. */
const lastSeenResolutionMs = 60_000;

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

/** Notes after the answer that the session was used. */
export function noteSessionUse(
  { caller, row }: Pick<KnownCaller, 'caller' | 'row'>,
  database: () => Kysely<Schema>,
  now: Date,
  background: BackgroundWork,
): void {
  // Absolute, because the company's clock may have been set back.
  if (Math.abs(now.getTime() - lastSeenAt(row).getTime()) >= lastSeenResolutionMs)
    background.start(() => markSessionUsed(database(), caller.sessionId, now));
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
