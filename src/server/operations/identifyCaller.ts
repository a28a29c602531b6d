import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isRecordId } from '../database/isRecordId';
import { failures } from '../errors/failure';
import type { LinkSigner } from '../plugins/linkSigner';
import { hashToken } from '../security/token';
import type { CompanyClock } from '../clock/companyClock';
import type { BackgroundWork } from './backgroundWork';
import type { Caller } from './call';
import { findCallerByEmployee, findCallerByToken, markSessionUsed } from './callerReadModel';

/** Limits writes for a busy session. */
const lastSeenResolutionMs = 60_000;

/** `Bearer <token>`, or the token alone as the client of the specification sends it. */
const readToken = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization?.trim().replace(/^Bearer\s+/i, '');
  return header === '' ? undefined : header;
};

/**
 * The user of the request's token.
 * @throws Failure 401 for no token, an unknown or expired one, or that of an inactive employee
 */
export async function callerByToken(
  request: FastifyRequest,
  database: Kysely<Schema>,
  clock: CompanyClock,
  background: BackgroundWork,
): Promise<Caller> {
  const now = clock.now();
  const token = readToken(request);
  const found =
    token === undefined ? undefined : await findCallerByToken(database, hashToken(token), clock.machineNow());
  if (found === undefined) throw failures.notSignedIn();
  const { caller, lastSeenAt } = found;
  // Absolute, because the company's clock may have been set back.
  if (Math.abs(now.getTime() - lastSeenAt.getTime()) >= lastSeenResolutionMs)
    background.start(() => markSessionUsed(database, caller.sessionId, now));
  return caller;
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
