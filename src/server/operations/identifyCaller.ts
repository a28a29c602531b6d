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
import { findCallerByEmployee, findCallerByToken, noteSessionInUse } from './callerReadModel';

/** So that a busy session is not written with every call. */
const lastSeenResolutionMs = 60_000;

/** `Bearer <token>`, or the token alone as the specification's client sends it. */
const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization?.trim().replace(/^Bearer\s+/i, '');
  return header === '' ? undefined : header;
};

/**
 * The person whose token the request carries.
 * @throws Failure 401 when there is none, or when it is unknown, expired or that of an inactive person
 */
export async function callerByToken(
  request: FastifyRequest,
  database: Kysely<Schema>,
  clock: CompanyClock,
  background: BackgroundWork,
): Promise<Caller> {
  const now = clock.now();
  const token = tokenOf(request);
  const found =
    token === undefined ? undefined : await findCallerByToken(database, hashToken(token), clock.machineNow());
  if (found === undefined) throw failures.notSignedIn();
  const { caller, lastSeenAt } = found;
  // Also when the company's clock has been set back since.
  if (Math.abs(now.getTime() - lastSeenAt.getTime()) >= lastSeenResolutionMs)
    background.start(() => noteSessionInUse(database, caller.sessionId, now));
  return caller;
}

/** The person for whom a signed link was made, or undefined when the request is no valid signed link. */
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
