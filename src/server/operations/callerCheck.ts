import type { Kysely } from 'kysely';
import type { Escort } from '../database/pools/queuedPool';
import type { TextRow } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';
import { isSameCaller, type KnownCaller } from './callerReadModel';

/** Thrown when a request began with a caller that the database no longer confirms. Never leaves `operations`. */
export class CallerChanged extends Error {
  constructor() {
    super('The caller has changed since the last call');
  }
}

type Send = Parameters<Escort['accepted']>[0];

/**
 * Confirms that the caller of an earlier call is still the caller of this one: session, employee, role and flags. Travels
 * with the request's first statement; no statement of the request is answered before it.
 */
export class CallerCheck implements Escort {
  readonly known: KnownCaller;
  #answer: Promise<void> | undefined;
  #confirmed: TextRow | undefined;

  constructor(known: KnownCaller) {
    this.known = known;
  }

  get statement(): string {
    return this.known.query.sql;
  }

  get isAccepted(): boolean {
    return this.#confirmed !== undefined;
  }

  /** What the database says now; undefined before it was asked. */
  get confirmed(): TextRow | undefined {
    return this.#confirmed;
  }

  accepted(send: Send): Promise<void> {
    return (this.#answer ??= this.#ask(send));
  }

  /**
   * Asks the database if no statement of the request has done so.
   * @throws CallerChanged
   */
  confirm(database: Kysely<Schema>): Promise<void> {
    return this.accepted(() => database.executeQuery(this.known.query));
  }

  async #ask(send: Send): Promise<void> {
    let rows: unknown[];
    try {
      ({ rows } = await send(this.known.query.sql, this.known.query.parameters));
    } catch (error) {
      // Nothing is known yet: the next attempt asks again.
      this.#answer = undefined;
      throw error;
    }
    const [found] = rows as TextRow[];
    if (found === undefined || !isSameCaller(this.known.row, found)) throw new CallerChanged();
    this.#confirmed = found;
  }
}
