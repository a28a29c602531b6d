import { minuteMs } from '../../domain/calendar/duration';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A worker that served this long was sound: its end is the first failure again. */
const SOUND_AFTER_MS = minuteMs;

/** The wait before a worker is started again: none at first, then twice as long after every early end. */
export class RestartDelay {
  #failures = 0;

  nextMs(servedMs: number): number {
    if (servedMs >= SOUND_AFTER_MS) this.#failures = 0;
    const delayMs = this.#failures === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (this.#failures - 1), MAX_DELAY_MS);
    this.#failures += 1;
    return delayMs;
  }
}
