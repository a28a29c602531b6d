import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import { CHANGE_CHANNEL, type ChangeSignal } from '../database/changeSignal';
import type { Schema } from '../database/schema';
import { findCallerBySession, validSessions } from '../operations/callerReadModel';
import { changesFrom, logBounds, projectViewers, type LoggedChange, type LogPosition } from './changesReadModel';
import { trimChanges, trimTaskChangeLog } from './changesRepository';
import { heartbeatEvent, clockEvent, endedEvent, openedEvent, resetEvent } from './liveEvents';
import { Subscriber, type SubscriberDetails } from './subscriber';
import { dayMs, hourMs } from '../../domain/calendar/duration';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 1000;
const TRIM_MS = hourMs;
const RETENTION_MS = dayMs;
/** A page that has missed more reads everything again. */
export const MAX_CHANGES = 2000;
/** A page may have read its data some time before its stream opened; it receives the changes since then. */
const OVERLAP_MS = 10_000;
const MAX_STREAMS_PER_EMPLOYEE = 20;

/** Kinds of changes after which a receiver may have other rights, or none. */
const rightsKinds: ReadonlySet<string> = new Set(['session', 'employee', 'role']);

export interface LiveHubOptions {
  database: Kysely<Schema>;
  /** Without it streams have heartbeats only. */
  changeSignal: ChangeSignal | undefined;
  clock: CompanyClock;
  log: FastifyBaseLogger;
  /** Whether this process removes old entries of the change log. */
  trimsLog: boolean;
}

/**
 * Publishes changes to open pages. One read of the change log serves all streams of this process; no stream needs a
 * database connection.
 */
export class LiveHub {
  readonly #options: LiveHubOptions;
  readonly #subscribers = new Set<Subscriber>();
  readonly #stopListening: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #trimming: NodeJS.Timeout | undefined;
  /** What it contains is published. */
  #position: LogPosition = { horizon: 0, snapshot: undefined };
  #reading: Promise<void> | undefined;
  /** Snapshot of the last trimming of the tasks' change log; the next one trims up to there. */
  #trimmedThrough: string | undefined;
  #isReadRequested = false;
  #isClosed = false;

  constructor(options: LiveHubOptions) {
    this.#options = options;
    this.#stopListening = options.changeSignal?.listen(CHANGE_CHANNEL, () => this.#onSignal()) ?? (() => undefined);
    this.#heartbeat = setInterval(() => void this.#sendHeartbeats(), HEARTBEAT_MS).unref();
    if (options.trimsLog) this.#trimming = setInterval(() => void this.#trim(), TRIM_MS).unref();
  }

  /**
   * Opens a stream of server-sent events.
   * @param since the last position that the page has received; undefined for a page that was just opened
   */
  async open(details: SubscriberDetails, since: number | undefined): Promise<Readable> {
    const { database } = this.#options;
    if (this.#subscribers.size === 0) await this.#beginReading();
    this.#closeOldest(details.caller.employeeId);
    const subscriber = new Subscriber(details, () => void this.#subscribers.delete(subscriber));
    // Subscribed before the missed changes are read, so that no change falls in between.
    this.#subscribers.add(subscriber);
    try {
      const bounds = await logBounds(database, OVERLAP_MS);
      const isKnown = since === undefined || (since > bounds.trimmedThrough && since <= bounds.nextTransaction);
      const { horizon, changes } = await changesFrom(
        database,
        { horizon: isKnown ? (since ?? bounds.startHorizon) : bounds.nextTransaction, snapshot: undefined },
        MAX_CHANGES,
      );
      const opened = openedEvent(horizon, this.#options.clock.headerValue());
      if (!isKnown || changes.length === MAX_CHANGES) {
        subscriber.start(opened, [resetEvent(horizon)], changes, horizon);
      } else {
        const viewers = await this.#projectViewers(changes);
        const missed = subscriber.eventFor(changes, viewers, horizon);
        subscriber.start(opened, missed === undefined ? [] : [missed], changes, horizon);
      }
    } catch (error) {
      subscriber.stream.destroy();
      throw error;
    }
    if (this.#isClosed) subscriber.end(endedEvent('server'));
    return subscriber.stream;
  }

  get streamCount(): number {
    return this.#subscribers.size;
  }

  /** Publishes the company's time to all open pages. */
  publishClock(): void {
    for (const subscriber of this.#subscribers)
      subscriber.send(clockEvent(this.#options.clock.headerValue()), this.#position.horizon);
  }

  /** Ends all streams: the pages reconnect to another server, or to the next start of this one. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopListening();
    clearInterval(this.#heartbeat);
    clearInterval(this.#trimming);
    for (const subscriber of this.#subscribers) subscriber.end(endedEvent('server'));
    await this.#reading;
  }

  async #beginReading(): Promise<void> {
    const { startHorizon } = await logBounds(this.#options.database, 0);
    if (this.#subscribers.size > 0) return;
    this.#position = { horizon: startHorizon, snapshot: undefined };
  }

  #closeOldest(employeeId: string): void {
    const streams = [...this.#subscribers].filter(({ caller }) => caller.employeeId === employeeId);
    if (streams.length >= MAX_STREAMS_PER_EMPLOYEE) streams[0]?.abort();
  }

  #onSignal(): void {
    if (this.#isClosed || this.#subscribers.size === 0) return;
    this.#isReadRequested = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
      if (this.#isReadRequested) this.#onSignal();
    });
  }

  async #readAll(): Promise<void> {
    while (this.#isReadRequested && !this.#isClosed && this.#subscribers.size > 0) {
      this.#isReadRequested = false;
      try {
        await this.#readOnce();
      } catch (error) {
        this.#options.log.error({ err: error }, 'The log of changes could not be read');
        setTimeout(() => this.#onSignal(), RETRY_MS).unref();
        return;
      }
    }
    this.#isReadRequested = false;
  }

  async #readOnce(): Promise<void> {
    const { changes, ...position } = await changesFrom(this.#options.database, this.#position, MAX_CHANGES);
    // More changes than are published one by one: the pages read everything again.
    if (changes.length === MAX_CHANGES)
      for (const subscriber of this.#subscribers) subscriber.send(resetEvent(position.horizon), position.horizon);
    else if (changes.length > 0) await this.#publish(changes, position.horizon);
    this.#position = position;
  }

  async #publish(changes: readonly LoggedChange[], horizon: number): Promise<void> {
    await this.#refreshRights(changes);
    const viewers = await this.#projectViewers(changes);
    for (const subscriber of this.#subscribers) subscriber.publish(changes, viewers, horizon);
  }

  #projectViewers(changes: readonly LoggedChange[]): Promise<Map<string, Set<string>>> {
    const projects = new Set(changes.flatMap(({ projectId }) => (projectId === null ? [] : [projectId])));
    return projectViewers(this.#options.database, [...projects]);
  }

  /** Before publishing: closes streams of ended sessions and refreshes the rights of others. */
  async #refreshRights(changes: readonly LoggedChange[]): Promise<void> {
    const affected = new Set(changes.filter(({ kind }) => rightsKinds.has(kind)).flatMap(({ people }) => people));
    for (const subscriber of this.#subscribers)
      if (affected.has(subscriber.caller.employeeId)) await this.#refresh(subscriber);
  }

  async #refresh(subscriber: Subscriber): Promise<void> {
    const caller = await findCallerBySession(
      this.#options.database,
      subscriber.caller.sessionId,
      this.#options.clock.machineNow(),
    );
    if (caller === undefined) subscriber.end(endedEvent('session'));
    else subscriber.caller = caller;
  }

  /** Keeps streams open through proxies, and closes those of expired sessions. */
  async #sendHeartbeats(): Promise<void> {
    if (this.#subscribers.size === 0) return;
    // A server that ended between its commit and its notification has not signalled the change.
    this.#onSignal();
    try {
      const sessions = [...this.#subscribers].map(({ caller }) => caller.sessionId);
      const valid = await validSessions(this.#options.database, sessions, this.#options.clock.machineNow());
      for (const subscriber of this.#subscribers) {
        const { sessionId } = subscriber.caller;
        if (sessions.includes(sessionId) && !valid.has(sessionId)) subscriber.end(endedEvent('session'));
        else
          subscriber.send(
            heartbeatEvent(this.#position.horizon, this.#options.clock.headerValue()),
            this.#position.horizon,
          );
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Streams could not be looked after');
    }
  }

  async #trim(): Promise<void> {
    try {
      await trimChanges(this.#options.database, RETENTION_MS);
      this.#trimmedThrough = await trimTaskChangeLog(this.#options.database, this.#trimmedThrough);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Old changes could not be cleared away');
    }
  }
}
