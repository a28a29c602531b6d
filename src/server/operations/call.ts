import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { LiveHub } from '../live/liveHub';
import type { Services } from '../services';
import type { WrittenAnswer } from './operationShapes';
import type { OperationTypes, PlannedOperation, PublicOperation } from './operationTypes.gen';

/** The contract's schemas by name, for mappers to the wire. */
export type { Schemas } from './operationTypes.gen';

export type OperationId = keyof OperationTypes;
export type HandledOperation = Exclude<OperationId, PlannedOperation>;

/** The signed-in person, as the token says; never what a request body claims. */
export interface Caller {
  employeeId: string;
  /** '' when a signed link, and not a session, says who is calling. */
  sessionId: string;
  fullName: string;
  roleId: string;
  positionId: string | null;
  /** 'Group.Flag' of every flag that is '1' in the role's permission record. */
  grantedFlags: ReadonlySet<string>;
}

/** Everything that a handler gets. The request has passed validation and the operation's permission. */
export interface Call<Id extends OperationId> {
  body: OperationTypes[Id]['body'];
  query: OperationTypes[Id]['query'];
  params: OperationTypes[Id]['params'];
  caller: Id extends PublicOperation ? null : Caller;
  /** For an operation with x-effect write: the request's one transaction. For reads and while preparing: the pool. */
  database: Kysely<Schema>;
  /** The moment at which the request came in, by the company's clock; a handler asks no other. */
  now: Date;
  /** The same by the machine's clock, which nobody can set: for security limits only (sessions, attempts, links). */
  machineNow: Date;
  /** `tab` is what the page calls itself, so that it is not told of its own changes; `deviceKey` the claim of a device, not yet trusted. */
  origin: { address: string; browser: string | null; requestId: string; tab: string | null; deviceKey: string | null };
  services: Services;
  /** Streams of changes to open pages. */
  live: LiveHub;
  /** Runs after the transaction has been committed, for example to send mail. Failures are logged, not answered. */
  afterCommit: (work: () => Promise<void>) => void;
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<OperationTypes[Id]['answer'] | WrittenAnswer<OperationTypes[Id]['answer']>>;

/**
 * A handler with slow work (hashing a password, for example) that must not hold a transaction open:
 * `prepare` runs before it, on the pool, and answers the handler that then runs inside.
 * What it writes stays even when the handler fails.
 */
export interface PreparedHandler<Id extends OperationId> {
  prepare: (call: Call<Id>) => Promise<Handler<Id>>;
}

/** One handler for every operation that is not planned: a missing one stops the build. */
export type Handlers = { [Id in HandledOperation]: Handler<Id> | PreparedHandler<Id> };
