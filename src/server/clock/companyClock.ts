import { writeServerClock, type ClockReading } from '../../domain/calendar/clockReading';

/** The clock of the machine. Nothing else in the server reads it: a moment of the company comes from `CompanyClock`. */
// eslint-disable-next-line no-restricted-syntax -- the one place that may
export const machineTime = (): Date => new Date();

/** A clock that stands still while the one behind it is set back: nobody gains time by that. */
function neverBackwards(read: () => Date): () => Date {
  let latestMs = 0;
  return () => {
    latestMs = Math.max(latestMs, read().getTime());
    return new Date(latestMs);
  };
}

/**
 * What time it is for the company. As a rule the machine's time; in the demonstration company CLOCK can make it begin at
 * another instant or stand still, and people can set what day it is.
 */
export class CompanyClock {
  readonly #machineTime: () => Date;
  readonly #setting: ClockReading | undefined;
  readonly #startedAtMs: number;
  #shiftMs = 0;
  #moveCount = 0;
  #isSettable = false;

  constructor(setting?: ClockReading, readMachine: () => Date = machineTime, machineNow = neverBackwards(readMachine)) {
    this.machineNow = machineNow;
    this.#setting = setting;
    this.#machineTime = readMachine;
    this.#startedAtMs = readMachine().getTime();
  }

  /** The company's time: what is stored, shown and reckoned with. */
  now(): Date {
    return new Date(this.#unshiftedMs() + this.#shiftMs);
  }

  /**
   * The machine's time, which nobody can set and which never runs backwards while the server runs. For security limits
   * (sessions, sign-in attempts, mailed and signed links), locks and the age of files; never for what the company sees.
   */
  readonly machineNow: () => Date;

  /** By how much people have moved it. */
  get shiftMs(): number {
    return this.#shiftMs;
  }

  /** The time that it would show without having been moved. */
  unshiftedNow(): Date {
    return new Date(this.#unshiftedMs());
  }

  moveBy(shiftMs: number): void {
    this.#shiftMs = shiftMs;
    this.#moveCount += 1;
  }

  /** How often it was moved: tells whether something that was read before is still the newest. */
  get moveCount(): number {
    return this.#moveCount;
  }

  /** From now on people with the flag may set it: this is the demonstration company. */
  allowSetting(): void {
    this.#isSettable = true;
  }

  get isSettable(): boolean {
    return this.#isSettable;
  }

  /** What pages are told of it. */
  written(): string {
    return writeServerClock({
      atMs: this.now().getTime(),
      isFixed: this.#setting?.isFixed ?? false,
      isSet: this.#shiftMs !== 0,
      isSettable: this.#isSettable,
    });
  }

  #unshiftedMs(): number {
    const machineMs = this.#machineTime().getTime();
    if (this.#setting === undefined) return machineMs;
    return this.#setting.isFixed ? this.#setting.atMs : this.#setting.atMs + machineMs - this.#startedAtMs;
  }
}
