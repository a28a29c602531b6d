import type { FastifyRequest } from 'fastify';
import type { Owner } from '../database/fairTurns';
import { hashToken } from '../security/token';
import type { Caller } from './call';

const maxSessions = 20_000;

const keyOf = (token: string): string => hashToken(token).toString('base64');

/**
 * Whose turn a request takes. Before the token has been checked this is a guess from earlier requests, good enough to
 * share fairly and never to let anybody in: tokens that nobody has seen count for the address that sends them.
 */
export class SessionOwners {
  /** The least recently used first. */
  readonly #owners = new Map<string, Owner>();

  ownerOf({ caller, headers, ip }: FastifyRequest): Owner {
    if (caller !== null) return caller.employeeId;
    const { authorization } = headers;
    return (authorization === undefined ? undefined : this.#owners.get(keyOf(authorization))) ?? ip;
  }

  remember({ headers }: FastifyRequest, { employeeId }: Caller): void {
    if (headers.authorization === undefined) return;
    const key = keyOf(headers.authorization);
    this.#owners.delete(key);
    this.#owners.set(key, employeeId);
    const [oldest] = this.#owners.keys();
    if (this.#owners.size > maxSessions && oldest !== undefined) this.#owners.delete(oldest);
  }
}
