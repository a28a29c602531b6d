import { failures, type Failure } from '../../errors/failure';
import type { FileStoreState } from './fileStore';
import { S3Problem } from './s3Problem';

/** What a caller wants of a file. */
type Purpose = 'store' | 'load' | 'remove';

/** How often a store is asked: one that works and is not used, and one that does not work. */
export interface CheckIntervals {
  readonly workingMs: number;
  readonly brokenMs: number;
}

const usualIntervals: CheckIntervals = { workingMs: 60_000, brokenMs: 5000 };

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
  readonly #place: FileStoreState['place'];
  #state: FileStoreState;
  #isUnreachable = false;
  #isFollowed = false;
  #listener: (state: FileStoreState) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> | undefined;

  constructor(place: FileStoreState['place'], options: WatchOptions) {
    this.#options = options;
    this.#intervals = options.intervals ?? usualIntervals;
    this.#place = place;
    this.#state = { place, isWorking: true, since: options.machineNow(), problem: undefined };
  }

  get state(): FileStoreState {
    return this.#state;
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
    if (this.#isUnreachable) throw filesUnavailable(purpose, this.#state.problem);
  }

  /** Notes the failure of a call; the failure of the request that made it. */
  failure(purpose: Purpose, error: unknown): unknown {
    if (!(error instanceof S3Problem)) return error;
    this.#note(error);
    return filesUnavailable(purpose, error.message);
  }

  follow(listener: (state: FileStoreState) => void): void {
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
    const isWorking = problem === undefined;
    if (isWorking !== this.#state.isWorking) {
      this.#state = { place: this.#place, isWorking, since: this.#options.machineNow(), problem: problem?.message };
      this.#listener(this.#state);
    } else if (!isWorking) this.#state = { ...this.#state, problem: problem.message };
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isFollowed) return;
    clearTimeout(this.#timer);
    const { workingMs, brokenMs } = this.#intervals;
    this.#timer = setTimeout(() => void this.#check(), this.#state.isWorking ? workingMs : brokenMs).unref();
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

const filesUnavailable = (purpose: Purpose, problem: string | undefined): Failure =>
  Object.assign(failures.filesUnavailable(purpose === 'store'), { cause: new Error(problem) });
