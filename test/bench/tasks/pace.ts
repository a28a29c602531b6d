const usual = { warmUpMs: 700, measureMs: 2500 };
/** For how long is called before it is measured, and while it is. */
export type Duration = typeof usual;

/** How long single calls took, and how many were answered in a second. */
export interface Pace {
  readonly latenciesMs: readonly number[];
  readonly perSecond: number;
}

async function repeat(call: (turn: number) => Promise<unknown>, lanes: number, forMs: number): Promise<Pace> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  let turn = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - start < forMs) {
      const sentAt = performance.now();
      await call(turn++);
      latenciesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { latenciesMs, perSecond: (latenciesMs.length * 1000) / (performance.now() - start) };
}

/**
 * Calls again and again for some seconds, after a warm-up that is not counted.
 * @param call is given the number of the turn, so that it can ask for something else each time
 * @param lanes calls under way at the same time
 */
export async function measurePace(
  call: (turn: number) => Promise<unknown>,
  lanes: number,
  { warmUpMs, measureMs }: Duration = usual,
): Promise<Pace> {
  await repeat(call, lanes, warmUpMs);
  return repeat(call, lanes, measureMs);
}
