import { writeServerClock, type ClockReading } from '../../domain/calendar/clockReading';

/** The machine's clock. No other code reads it: the company's time comes from `CompanyClock`. */
// oxlint-disable-next-line clock/in-source -- the one place that may
export const machineTime = (): Date => new Date();

/** Never goes back: while the machine's clock is behind the last value, it keeps that value. */
function monotonic(read: () => Date): () => Date {
  let latestMs = 0;
  return () => {
    latestMs = Math.max(latestMs, read().getTime());
    return new Date(latestMs);
  };
}

/**
 * The company's time. Usually the machine's time; in the demonstration company, CLOCK can set its start or stop it, and
 * users can set the day.
 */
export class CompanyClock {
  readonly #machineTime: () => Date;
  readonly #setting: ClockReading | undefined;
  readonly #startedAtMs: number;
  #shiftMs = 0;
  #shiftCount = 0;
  #isSettable = false;

  /** @param startedAtMs when a clock that was set began: the same in all processes of a server */
  constructor(
    setting?: ClockReading,
    readMachine: () => Date = machineTime,
    machineNow = monotonic(readMachine),
    startedAtMs = readMachine().getTime(),
  ) {
    this.machineNow = machineNow;
    this.#setting = setting;
    this.#machineTime = readMachine;
    this.#startedAtMs = startedAtMs;
  }

  /** The company's time: stored, shown and used in calculations. */
  now(): Date {
    return new Date(this.#unshiftedMs() + this.#shiftMs);
  }

  /**
   * The machine's time, which users cannot set and which never runs backwards while the server runs. For security
   * limits (sessions, sign-in attempts, mailed and signed links), locks and the age of files; never for what users see.
   */
  readonly machineNow: () => Date;

  /** By how much users have shifted it. */
  get shiftMs(): number {
    return this.#shiftMs;
  }

  /** The time without any shift. */
  unshiftedNow(): Date {
    return new Date(this.#unshiftedMs());
  }

  shiftBy(shiftMs: number): void {
    this.#shiftMs = shiftMs;
    this.#shiftCount += 1;
  }

  /** Increases with each shift: detects that a value read before is outdated. */
  get moveCount(): number {
    return this.#shiftCount;
  }

  /** Allows users with the flag to set it: this is the demonstration company. */
  allowSetting(): void {
    this.#isSettable = true;
  }

  get isSettable(): boolean {
    return this.#isSettable;
  }

  /** For the header of answers. */
  headerValue(): string {
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
