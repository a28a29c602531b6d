import { Readable } from 'node:stream';
import { maySeeChange } from '../../domain/live/changeKinds';
import type { Caller } from '../operations/caller';
import type { LoggedChange } from './changesReadModel';
import { changesEvent, resetEvent, publishedChanges } from './liveEvents';

/** A stream with more unread data is closed: the page reconnects and continues from its position. */
export const MAX_UNREAD_BYTES = 256 * 1024;

export interface SubscriberDetails {
  readonly caller: Caller;
  /** The browser's tab; its own changes are not sent to it. */
  readonly tab: string;
}

const withinLimit = (text: string, position: number): string =>
  Buffer.byteLength(text) > MAX_UNREAD_BYTES ? resetEvent(position) : text;

/**
 * The log is read for all streams one read after another. The one that is under way when a stream starts, and the next,
 * may contain changes that the stream has sent as missed ones; later reads leave out what the next one saw.
 */
const OVERLAPPING_READS = 2;

/** A stream to one tab of one user. */
export class Subscriber {
  readonly stream: Readable;
  caller: Caller;
  readonly #origin: string;
  /** What arrives while missed changes are read; it is sent after them. */
  #held: (() => string | undefined)[] | null = [];
  /** The missed changes, while they may arrive again. */
  #sentIds: ReadonlySet<number> = new Set();
  #publishedSinceStart = 0;
  #isOver = false;

  constructor({ caller, tab }: SubscriberDetails, onClose: () => void) {
    this.caller = caller;
    this.#origin = `${caller.sessionId}:${tab}`;
    this.stream = new Readable({ read: () => undefined, highWaterMark: MAX_UNREAD_BYTES });
    this.stream.once('close', () => {
      this.#isOver = true;
      onClose();
    });
  }

  /** The event with the changes that are visible to this receiver; undefined when there are none. */
  eventFor(
    changes: readonly LoggedChange[],
    viewersOfProject: ReadonlyMap<string, ReadonlySet<string>>,
    position: number,
  ): string | undefined {
    const visible = changes.filter(
      (change) => change.origin !== this.#origin && maySeeChange(change, this.caller, viewersOfProject),
    );
    return visible.length === 0 ? undefined : changesEvent(position, publishedChanges(visible, this.caller.employeeId));
  }

  /** @param position to continue from; a text that exceeds the limit is replaced by a reset */
  send(text: string, position: number): void {
    const sent = withinLimit(text, position);
    if (this.#held === null) this.#push(sent);
    else this.#held.push(() => sent);
  }

  /** Sends the changes that are visible to this receiver; those that were among the missed ones are not sent again. */
  publish(
    changes: readonly LoggedChange[],
    viewersOfProject: ReadonlyMap<string, ReadonlySet<string>>,
    position: number,
  ): void {
    const event = (): string | undefined => {
      const unsent = this.#sentIds.size === 0 ? changes : changes.filter(({ id }) => !this.#sentIds.has(id));
      const text = this.eventFor(unsent, viewersOfProject, position);
      return text === undefined ? undefined : withinLimit(text, position);
    };
    if (this.#held !== null) {
      this.#held.push(event);
      return;
    }
    const text = event();
    if (text !== undefined) this.#push(text);
    this.#publishedSinceStart += 1;
    if (this.#publishedSinceStart === OVERLAPPING_READS) this.#sentIds = new Set();
  }

  /**
   * Sends the missed changes, then what has arrived since; further events are sent immediately. If all of it exceeds
   * the limit of unread data, the page must read everything again.
   * @param missed the events of the missed changes
   * @param read the missed changes as read, with those that this receiver does not see
   */
  start(opened: string, missed: readonly string[], read: readonly LoggedChange[], position: number): void {
    this.#sentIds = new Set(read.map(({ id }) => id));
    const held = (this.#held ?? []).map((event) => event());
    this.#held = null;
    const texts = [opened, ...missed, ...held.filter((text) => text !== undefined)];
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    for (const text of bytes > MAX_UNREAD_BYTES ? [opened, resetEvent(position)] : texts) this.#push(text);
  }

  /**
   * Closes the stream in favour of a newer one of the same user. One that has not been read yet ends with an answer.
   */
  abort(): void {
    if (this.stream.readableDidRead) this.stream.destroy();
    else this.end('');
  }

  end(lastEvent: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (lastEvent !== '') this.stream.push(lastEvent);
    this.stream.push(null);
  }

  #push(text: string): void {
    if (this.#isOver) return;
    if (!this.stream.push(text) && this.stream.readableLength > MAX_UNREAD_BYTES) {
      this.#isOver = true;
      this.stream.destroy();
    }
  }
}
