/** Milliseconds since the page was loaded. A correction of the machine's clock does not move it. */
export const recorderMs = (): number => performance.now();
