import { failures, type Failure } from '../../errors/failure';
import { PartState, type PartReading } from '../../status/partState';
import { S3Problem } from './s3Problem';
import { minuteMs } from '../../../domain/calendar/duration';

/** What a caller wants of a file. */
type Purpose = 'store' | 'load' | 'remove';

/** How often a store is asked: one that works and is not used, and one that does not work. */
export interface CheckIntervals {
  readonly workingMs: number;
  readonly brokenMs: number;
}

const usualIntervals: CheckIntervals = { workingMs: minuteMs, brokenMs: 5000 };

interface WatchOptions {
  /** Stores something; rejects with an S3Problem. */
  readonly check: () => Promise<void>;
  readonly machineNow: () => Date;
  readonly intervals?: CheckIntervals | undefined;
}

/**
 * Knows whether a store outside of this machine works. While it cannot be reached, calls fail immediately instead of
 * waiting, and a check finds out when it is back.
 */
export class StoreWatch {
  readonly #options: WatchOptions;
  readonly #intervals: CheckIntervals;
  readonly #state: PartState;
  #reading: PartReading;
  #isUnreachable = false;
  #isFollowed = false;
  #listener: (reading: PartReading) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#intervals = options.intervals ?? usualIntervals;
    this.#state = new PartState(options.machineNow, (reading) => this.#listener(reading));
    this.#reading = this.#state.works();
  }

  get reading(): PartReading {
    return this.#reading;
  }

  /**
   * Runs a call of the store and notes how it ended.
   * @param purpose what the user wants of it
   * @throws Failure 503 when the store does not work
   */
  async run<Result>(purpose: Purpose, call: () => Promise<Result>): Promise<Result> {
    this.mustBeReachable(purpose);
    try {
      const result = await call();
      // Reading does not show that a store without rights or room takes files again.
      if (purpose === 'store' || this.#isUnreachable) this.#note(undefined);
      return result;
    } catch (error) {
      throw this.failure(purpose, error);
    }
  }

  /** @throws Failure 503 */
  mustBeReachable(purpose: Purpose): void {
    if (this.#isUnreachable) throw filesUnavailable(purpose, this.#reading.reason);
  }

  /** Notes the failure of a call; the failure of the request that made it. */
  failure(purpose: Purpose, error: unknown): unknown {
    if (!(error instanceof S3Problem)) return error;
    this.#note(error);
    return filesUnavailable(purpose, error.message);
  }

  follow(listener: (reading: PartReading) => void): void {
    this.#listener = listener;
    this.#isFollowed = true;
    void this.#check();
  }

  async close(): Promise<void> {
    this.#isFollowed = false;
    clearTimeout(this.#timer);
    await this.#checking;
  }

  #note(problem: S3Problem | undefined): void {
    this.#isUnreachable = problem?.isUnreachable ?? false;
    this.#reading = problem === undefined ? this.#state.works() : this.#state.fails(problem.message);
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isFollowed) return;
    clearTimeout(this.#timer);
    const { workingMs, brokenMs } = this.#intervals;
    this.#timer = setTimeout(() => void this.#check(), this.#reading.works ? workingMs : brokenMs).unref();
  }

  /** One at a time. */
  #check(): Promise<void> {
    this.#checking ??= this.#options
      .check()
      .then(
        () => this.#note(undefined),
        (error: unknown) => {
          if (!(error instanceof S3Problem)) throw error;
          this.#note(error);
        },
      )
      .finally(() => (this.#checking = undefined));
    return this.#checking;
  }
}

const filesUnavailable = (purpose: Purpose, problem: string | null): Failure =>
  Object.assign(failures.filesUnavailable(purpose === 'store'), { cause: new Error(problem ?? undefined) });
