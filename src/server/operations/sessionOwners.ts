import type { FastifyRequest } from 'fastify';
import type { Owner } from '../database/pools/fairQueue';
import { hashToken } from '../security/token';
import type { Caller } from './call';

const maxSessions = 20_000;

const keyOf = (token: string): string => hashToken(token).toString('base64');

/**
 * The owner of a request for the fair queue, before the token is checked: a guess from earlier requests, never used for
 * access. Unknown tokens count for their address.
 */
export class SessionOwners {
  /** Least recently used first. */
  readonly #owners = new Map<string, Owner>();

  findOwner({ caller, headers, ip }: FastifyRequest): Owner {
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
