import { Readable } from 'node:stream';
import { mayKnowOf } from '../../domain/live/changeKinds';
import type { Caller } from '../operations/call';
import type { LoggedChange } from './changesReadModel';
import { changesEvent, resetEvent, toldChanges } from './liveEvents';

/** A reader that leaves more unread is cut off: it comes back and goes on from where it was. */
export const MAX_UNREAD_BYTES = 256 * 1024;

export interface SubscriberDetails {
  readonly caller: Caller;
  /** Of the browser's tab; its own changes are not told to it. */
  readonly tab: string;
}

/** One open stream to one tab of one person. */
export class Subscriber {
  readonly stream: Readable;
  caller: Caller;
  readonly #origin: string;
  /** What happens while the missed changes are being read comes after them. */
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

  /** The event that tells those of the changes that this person may know of; undefined when there are none. */
  eventFor(
    changes: readonly LoggedChange[],
    viewersOfProject: ReadonlyMap<string, ReadonlySet<string>>,
    position: number,
  ): string | undefined {
    const visible = changes.filter(
      (change) => change.origin !== this.#origin && mayKnowOf(change, this.caller, viewersOfProject),
    );
    return visible.length === 0 ? undefined : changesEvent(position, toldChanges(visible, this.caller.employeeId));
  }

  /** @param position from where the page goes on; a text that no page could take in is replaced by the request to read everything again */
  send(text: string, position: number): void {
    const sent = Buffer.byteLength(text) > MAX_UNREAD_BYTES ? resetEvent(position) : text;
    if (this.#held === null) this.#push(sent);
    else this.#held.push(sent);
  }

  /**
   * Sends first what was missed, then what has come since; from then on everything goes out immediately. More than a
   * page may leave unread would end the stream before it has begun: such a page reads everything again instead.
   */
  begin(opened: string, missed: readonly string[], position: number): void {
    const texts = [opened, ...missed, ...(this.#held ?? [])];
    this.#held = null;
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    for (const text of bytes > MAX_UNREAD_BYTES ? [opened, resetEvent(position)] : texts) this.#push(text);
  }

  /** Makes room for another stream of the same person. One that nobody has read from yet ends in order, so that its call is answered. */
  cut(): void {
    if (this.stream.readableDidRead) this.stream.destroy();
    else this.end('');
  }

  end(lastWords: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (lastWords !== '') this.stream.push(lastWords);
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
