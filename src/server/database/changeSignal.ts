import type { PartReading } from '../status/partState';

/**
 * Channels of NOTIFY: the change log has grown, or the company's clock was set. The first is notified by each server
 * after its commits (`ring`): a transaction that notifies keeps all others from committing until it is on the disk.
 */
export const CHANGE_CHANNEL = 'daybook_changes';
export const CLOCK_CHANNEL = 'daybook_clock';
const CHANNELS = [CHANGE_CHANNEL, CLOCK_CHANNEL];

export const listenStatement = CHANNELS.map((channel) => `listen ${channel}`).join('; ');

/**
 * Signals that something of interest to all servers has happened. There may be signals without changes, and one signal
 * for several changes.
 */
export interface ChangeSignal {
  /** @returns a function that stops listening */
  listen(channel: string, onSignal: () => void): () => void;
  /** Notifies all servers, this one included, that the change log may have grown. */
  ring(): void;
  /** Whether the connection for signals works; absent where none is needed. */
  readonly connection?: { readonly reading: PartReading | undefined };
}

export class LocalChangeSignal implements ChangeSignal {
  readonly #listeners = new Set<{ channel: string; onSignal: () => void }>();

  listen(channel: string, onSignal: () => void): () => void {
    const listener = { channel, onSignal };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  ring(): void {
    this.emit(CHANGE_CHANNEL);
  }

  /** @param channel undefined signals all listeners */
  emit(channel?: string): void {
    for (const listener of this.#listeners)
      if (channel === undefined || listener.channel === channel) listener.onSignal();
  }
}
