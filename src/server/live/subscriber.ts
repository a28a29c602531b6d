import { Readable } from 'node:stream';
import { mayKnowOf } from '../../domain/live/changeKinds';
import type { Caller } from '../operations/call';
import type { LoggedChange } from './changesReadModel';
import { changesEvent, toldChanges } from './liveEvents';

/** A reader that leaves more unread is cut off: it comes back and goes on from where it was. */
const MOST_UNREAD_BYTES = 256 * 1024;

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
    this.stream = new Readable({ read: () => undefined, highWaterMark: MOST_UNREAD_BYTES });
    this.stream.once('close', () => {
      this.#isOver = true;
      onClose();
    });
  }

  /** The event that tells those of the changes that this person may know of; undefined when there are none. */
  eventFor(changes: readonly LoggedChange[], viewersOfProject: ReadonlyMap<string, ReadonlySet<string>>, position: number): string | undefined {
    const visible = changes.filter((change) => change.origin !== this.#origin && mayKnowOf(change, this.caller, viewersOfProject));
    return visible.length === 0 ? undefined : changesEvent(position, toldChanges(visible, this.caller.employeeId));
  }

  send(text: string): void {
    if (this.#held === null) this.#push(text);
    else this.#held.push(text);
  }

  /** Sends first what was missed, then what has come meanwhile; from then on everything goes out at once. */
  begin(missed: readonly string[]): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const text of [...missed, ...held]) this.#push(text);
  }

  end(lastWords: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.stream.push(lastWords);
    this.stream.push(null);
  }

  #push(text: string): void {
    if (this.#isOver) return;
    if (!this.stream.push(text) && this.stream.readableLength > MOST_UNREAD_BYTES) {
      this.#isOver = true;
      this.stream.destroy();
    }
  }
}
