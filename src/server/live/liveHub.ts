import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import { CHANGE_CHANNEL, type ChangeBell } from '../database/changeBell';
import type { Schema } from '../database/schema';
import { findCallerBySession, standingSessions } from '../operations/callerReadModel';
import { changesFrom, logBounds, viewersOf, type LoggedChange } from './changesReadModel';
import { trimChanges, trimTaskChangeLog } from './changesRepository';
import { beatEvent, clockEvent, endedEvent, openedEvent, resetEvent } from './liveEvents';
import { Subscriber, type SubscriberDetails } from './subscriber';

const BEAT_MS = 15_000;
const RETRY_MS = 1000;
const TRIM_MS = 60 * 60 * 1000;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** More than that is not made up for: whoever missed so much reads everything again. */
export const MAX_CHANGES = 2000;
/** What a page has read just before its stream opened may be older than that; it is told what happened meanwhile. */
const OVERLAP_MS = 10_000;
const MAX_STREAMS_OF_ONE = 20;

/** Kinds after which a person may have other rights, or none. */
const rightsKinds: ReadonlySet<string> = new Set(['session', 'employee', 'role']);

export interface LiveHubOptions {
  database: Kysely<Schema>;
  /** Without it nothing is heard and streams only beat. */
  bell: ChangeBell | undefined;
  clock: CompanyClock;
  log: FastifyBaseLogger;
}

/**
 * Tells open pages what has changed. One reading of the log serves all streams of this process; no stream holds a
 * connection to the database.
 */
export class LiveHub {
  readonly #options: LiveHubOptions;
  readonly #subscribers = new Set<Subscriber>();
  readonly #stopListening: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #trimming: NodeJS.Timeout;
  #horizon = 0;
  /** Changes at or above the horizon that have been told already. */
  #told = new Map<number, number>();
  #reading: Promise<void> | undefined;
  /** What the database was like when the log of tasks was last trimmed: up to there it goes the next time. */
  #trimmedThrough: string | undefined;
  #isWanted = false;
  #isClosed = false;

  constructor(options: LiveHubOptions) {
    this.#options = options;
    this.#stopListening = options.bell?.listen(CHANGE_CHANNEL, () => this.#ring()) ?? (() => undefined);
    this.#heartbeat = setInterval(() => void this.#beat(), BEAT_MS).unref();
    this.#trimming = setInterval(() => void this.#trim(), TRIM_MS).unref();
  }

  /**
   * Opens a stream of server-sent events.
   * @param since the last position that the page has seen; absent for a page that has just been opened
   */
  async open(details: SubscriberDetails, since: number | undefined): Promise<Readable> {
    const { database } = this.#options;
    if (this.#subscribers.size === 0) await this.#beginReading();
    this.#cutOldestOf(details.caller.employeeId);
    const subscriber = new Subscriber(details, () => void this.#subscribers.delete(subscriber));
    // From here on it hears what happens; what it has missed is read after that, so that nothing falls between.
    this.#subscribers.add(subscriber);
    try {
      const bounds = await logBounds(database, OVERLAP_MS);
      const isKnown = since === undefined || (since > bounds.trimmedThrough && since <= bounds.nextTransaction);
      const { horizon, changes } = await changesFrom(
        database,
        isKnown ? (since ?? bounds.startHorizon) : bounds.nextTransaction,
        MAX_CHANGES,
      );
      const opened = openedEvent(horizon, this.#options.clock.written());
      if (!isKnown || changes.length === MAX_CHANGES) {
        subscriber.begin(opened, [resetEvent(horizon)], horizon);
      } else {
        const viewers = await this.#viewersOf(changes);
        const missed = subscriber.eventFor(changes, viewers, horizon);
        subscriber.begin(opened, missed === undefined ? [] : [missed], horizon);
      }
    } catch (error) {
      subscriber.stream.destroy();
      throw error;
    }
    if (this.#isClosed) subscriber.end(endedEvent('server'));
    return subscriber.stream;
  }

  /** Tells all open pages what the company's clock shows now. */
  tellClock(): void {
    for (const subscriber of this.#subscribers)
      subscriber.send(clockEvent(this.#options.clock.written()), this.#horizon);
  }

  /** Ends all streams in order: the pages come back to another server, or to the next start of this one. */
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
    this.#horizon = startHorizon;
    this.#told.clear();
  }

  #cutOldestOf(employeeId: string): void {
    const streams = [...this.#subscribers].filter(({ caller }) => caller.employeeId === employeeId);
    if (streams.length >= MAX_STREAMS_OF_ONE) streams[0]?.cut();
  }

  #ring(): void {
    if (this.#isClosed || this.#subscribers.size === 0) return;
    this.#isWanted = true;
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
      if (this.#isWanted) this.#ring();
    });
  }

  async #readOn(): Promise<void> {
    while (this.#isWanted && !this.#isClosed && this.#subscribers.size > 0) {
      this.#isWanted = false;
      try {
        await this.#readOnce();
      } catch (error) {
        this.#options.log.error({ err: error }, 'The log of changes could not be read');
        setTimeout(() => this.#ring(), RETRY_MS).unref();
        return;
      }
    }
    this.#isWanted = false;
  }

  async #readOnce(): Promise<void> {
    const { horizon, changes } = await changesFrom(this.#options.database, this.#horizon, MAX_CHANGES);
    const fresh = changes.filter((change) => !this.#told.has(change.id));
    if (changes.length === MAX_CHANGES) {
      this.#leapTo(horizon);
      return;
    }
    if (fresh.length > 0) await this.#tell(fresh, horizon);
    this.#horizon = horizon;
    for (const change of fresh) this.#told.set(change.id, change.transactionId);
    for (const [id, transactionId] of this.#told) if (transactionId < horizon) this.#told.delete(id);
  }

  /** More has happened at once than is told one by one. */
  #leapTo(horizon: number): void {
    for (const subscriber of this.#subscribers) subscriber.send(resetEvent(horizon), horizon);
    this.#horizon = horizon;
    this.#told.clear();
  }

  async #tell(changes: readonly LoggedChange[], horizon: number): Promise<void> {
    await this.#refreshRights(changes);
    const viewers = await this.#viewersOf(changes);
    for (const subscriber of this.#subscribers) {
      const text = subscriber.eventFor(changes, viewers, horizon);
      if (text !== undefined) subscriber.send(text, horizon);
    }
  }

  #viewersOf(changes: readonly LoggedChange[]): Promise<Map<string, Set<string>>> {
    const projects = new Set(changes.flatMap(({ projectId }) => (projectId === null ? [] : [projectId])));
    return viewersOf(this.#options.database, [...projects]);
  }

  /** Who has lost the session is cut off before anything is told; who has other rights hears by them. */
  async #refreshRights(changes: readonly LoggedChange[]): Promise<void> {
    const concerned = new Set(changes.filter(({ kind }) => rightsKinds.has(kind)).flatMap(({ people }) => people));
    for (const subscriber of this.#subscribers)
      if (concerned.has(subscriber.caller.employeeId)) await this.#refresh(subscriber);
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

  /** Keeps streams open through proxies, and looks after sessions that have run out. */
  async #beat(): Promise<void> {
    if (this.#subscribers.size === 0) return;
    try {
      const sessions = [...this.#subscribers].map(({ caller }) => caller.sessionId);
      const standing = await standingSessions(this.#options.database, sessions, this.#options.clock.machineNow());
      for (const subscriber of this.#subscribers) {
        const { sessionId } = subscriber.caller;
        if (sessions.includes(sessionId) && !standing.has(sessionId)) subscriber.end(endedEvent('session'));
        else subscriber.send(beatEvent(this.#horizon, this.#options.clock.written()), this.#horizon);
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Streams could not be looked after');
    }
  }

  async #trim(): Promise<void> {
    try {
      await trimChanges(this.#options.database, KEPT_MS);
      this.#trimmedThrough = await trimTaskChangeLog(this.#options.database, this.#trimmedThrough);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Old changes could not be cleared away');
    }
  }
}
