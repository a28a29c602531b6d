import { setTimeout as wait } from 'node:timers/promises';

/** How long a store outside of this machine may take. */
export interface CallLimits {
  /** Until a connection is open. */
  readonly connectMs: number;
  /** Without any progress: a byte that is sent or received. */
  readonly stallMs: number;
  /** Before the second and further attempts of a call that failed quickly; one that stalled is not tried again. */
  readonly pausesMs: readonly number[];
}

export const usualLimits: CallLimits = { connectMs: 3000, stallMs: 10_000, pausesMs: [200, 800] };

/** A call that made no progress. */
export class Stalled extends Error {
  override name = 'Stalled';

  constructor(stallMs: number) {
    super(`it made no progress for ${stallMs / 1000} s`);
  }
}

/**
 * Runs a call that must make progress.
 * @param work calls `progress` for each step; the signal ends it
 * @throws Stalled
 */
export async function withProgress<Result>(
  stallMs: number,
  work: (signal: AbortSignal, progress: () => void) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const stalled = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error), { once: true });
  });
  const timer = setTimeout(() => abort.abort(new Stalled(stallMs)), stallMs);
  try {
    return await Promise.race([work(abort.signal, () => void timer.refresh()), stalled]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a call again after a failure that may pass, as often as there are pauses. */
export async function withRetries<Result>(
  { pausesMs }: Pick<CallLimits, 'pausesMs'>,
  mayPass: (error: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    await wait(pauseMs);
  }
  return work();
}
