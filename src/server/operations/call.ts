import type { Kysely } from 'kysely';
import type { AuditEntry } from '../audit/auditRepository';
import type { Schema } from '../database/schema';
import type { LiveHub } from '../live/liveHub';
import type { Services } from '../services';
import type { Caller } from './caller';
import type { LastRead } from './lastRead';
import type { WrittenAnswer } from './operationShapes';
import type { OperationTypes, PlannedOperation, PublicOperation } from './operationTypes.gen';

/** The contract's schemas by name, for mappers to the wire. */
export type { Schemas } from './operationTypes.gen';

export type OperationId = keyof OperationTypes;
export type HandledOperation = Exclude<OperationId, PlannedOperation>;

/** Input of a handler. The request has passed validation and the operation's permission. */
export interface Call<Id extends OperationId> {
  body: OperationTypes[Id]['body'];
  query: OperationTypes[Id]['query'];
  params: OperationTypes[Id]['params'];
  caller: Id extends PublicOperation ? null : Caller;
  /** For an operation with x-effect write: the request's one transaction. For reads and while preparing: the pool. */
  database: Kysely<Schema>;
  /** The time of the request by the company's clock; a handler uses no other. */
  now: Date;
  /** The same by the machine's clock, which users cannot set: for security limits only (sessions, attempts, links). */
  machineNow: Date;
  /**
   * `tab` is the page's identifier, so that it does not receive its own changes; `callNumber` counts its calls, in the
   * order in which they were made; `deviceKey` is the claim of a device,
   * not yet verified; `cookies` are those of the header.
   */
  origin: {
    address: string;
    browser: string | null;
    requestId: string;
    tab: string | null;
    callNumber: number | null;
    deviceKey: string | null;
    cookies: string | undefined;
  };
  services: Services;
  /** Streams of changes to open pages. */
  live: LiveHub;
  /**
   * For an operation whose events the handler describes (x-audit with `by: handler`): stored in the transaction of the
   * call; from `prepare`, also when the call fails.
   */
  recordAudit: (entry: AuditEntry) => void;
  /** Runs after the commit, for example to send mail. Failures are logged, not answered. */
  afterCommit: (work: () => Promise<void>) => void;
}

type Answer<Id extends OperationId> = OperationTypes[Id]['answer'] | WrittenAnswer<OperationTypes[Id]['answer']>;

/**
 * Its first statement also confirms the caller. Earlier work must have no side effects, because the handler runs again
 * when the caller's session or rights have changed.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id> | LastRead<Answer<Id>>>;

/**
 * A handler with slow work (hashing a password, for example) that must not keep a transaction open: `prepare` runs
 * before it, on the pool, and returns the handler for the transaction. Its writes stay even when the handler fails.
 */
export interface PreparedHandler<Id extends OperationId> {
  prepare: (call: Call<Id>) => Promise<Handler<Id>>;
}

/** One handler for every operation that is not planned. */
export type Handlers = { [Id in HandledOperation]: Handler<Id> | PreparedHandler<Id> };
