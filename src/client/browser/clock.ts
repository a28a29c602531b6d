/** Milliseconds since 1970 on this machine's clock. */
export const nowMilliseconds = (): number => Date.now();

/** Calls back on every full second. Returns the function that ends it. */
export function everySecond(tick: () => void): () => void {
  const timer = window.setInterval(tick, 1000);
  return () => window.clearInterval(timer);
}
