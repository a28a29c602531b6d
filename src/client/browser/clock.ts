/** Milliseconds since 1970 on this machine's clock. */
export const nowMilliseconds = (): number => Date.now();
