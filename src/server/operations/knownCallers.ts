import { LRUCache } from 'lru-cache';
import type { KnownCaller } from './callerReadModel';

/** About 10 kB each; the sessions of others are asked for first. */
const maxSessions = 2000;

/**
 * The callers of earlier requests by the hash of their token. A guess: it decides whose turn it is in the fair queue, and
 * with which caller a call may begin while `CallerCheck` asks the database.
 */
export class KnownCallers {
  readonly #callers = new LRUCache<string, KnownCaller>({ max: maxSessions });

  find(tokenHash: Buffer): KnownCaller | undefined {
    return this.#callers.get(keyOf(tokenHash));
  }

  remember(tokenHash: Buffer, known: KnownCaller): void {
    this.#callers.set(keyOf(tokenHash), known);
  }

  forget(tokenHash: Buffer): void {
    this.#callers.delete(keyOf(tokenHash));
  }
}

const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64');
