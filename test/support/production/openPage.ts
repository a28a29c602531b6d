import { followStream } from '../server/followStream';

const RETRY_MS = 500;

/** What an open page does: it follows the stream of changes, and opens it again from its last position when it ends. */
export class OpenPage {
  opened = 0;
  changes = 0;
  /** When the last change came. */
  changedAtMs = 0;
  #position: number | undefined;
  #isOpen = true;
  #leave: () => void = () => undefined;
  readonly #following: Promise<void>;

  constructor(origin: string, token: string) {
    this.#following = this.#follow(origin, token);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    this.#leave();
    await this.#following;
  }

  async #follow(origin: string, token: string): Promise<void> {
    while (this.#isOpen) {
      try {
        await this.#readStream(origin, token);
      } catch {
        // It could not be opened, or was cut.
      }
      if (this.#isOpen) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #readStream(origin: string, token: string): Promise<void> {
    const stream = await followStream(origin, token, {
      Tab: 'open-page',
      ...(this.#position !== undefined && { Position: this.#position }),
    });
    this.#leave = stream.leave;
    for (;;) {
      const { name, position } = await stream.next('');
      if (position !== undefined) this.#position = position;
      if (name === 'opened') this.opened += 1;
      if (name !== 'changes' && name !== 'reset') continue;
      this.changes += 1;
      this.changedAtMs = performance.now();
    }
  }
}
