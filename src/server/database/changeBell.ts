/** On which channel the database notifies: when the log of changes has grown, and when the company's clock was set. */
export const CHANGE_CHANNEL = 'daybook_changes';
export const CLOCK_CHANNEL = 'daybook_clock';
const CHANNELS = [CHANGE_CHANNEL, CLOCK_CHANNEL];

/** The statement by which a connection hears of everything that is notified. */
export const listenStatement = CHANNELS.map((channel) => `listen ${channel}`).join('; ');

/** Tells that something of interest to all servers has happened. A ring may come without a reason, and one may stand for many. */
export interface ChangeBell {
  /** @returns the function that ends listening */
  listen(channel: string, heard: () => void): () => void;
}

/** Passes a ring on to whoever listens. */
export class Ringing implements ChangeBell {
  readonly #listeners = new Set<{ channel: string; heard: () => void }>();

  listen(channel: string, heard: () => void): () => void {
    const listener = { channel, heard };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** @param channel without it everybody hears */
  ring(channel?: string): void {
    for (const listener of this.#listeners) if (channel === undefined || listener.channel === channel) listener.heard();
  }
}
