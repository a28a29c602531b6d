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

/** A stream to one tab of one user. */
export class Subscriber {
  readonly stream: Readable;
  caller: Caller;
  readonly #origin: string;
  /** Events that arrive while missed changes are read; they are sent after them. */
  #held: string[] | null = [];
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
    const sent = Buffer.byteLength(text) > MAX_UNREAD_BYTES ? resetEvent(position) : text;
    if (this.#held === null) this.#push(sent);
    else this.#held.push(sent);
  }

  /**
   * Sends the missed changes, then those since; further ones are sent immediately. If they exceed the limit of unread
   * data, the page must read everything again.
   */
  start(opened: string, missed: readonly string[], position: number): void {
    const texts = [opened, ...missed, ...(this.#held ?? [])];
    this.#held = null;
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
