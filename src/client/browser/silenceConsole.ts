/** BEH-070, E-29: what the production build would write to the console is dropped; developers keep theirs. */
export function silenceConsole(): void {
  const silent = (): undefined => undefined;
  Object.assign(console, { log: silent, info: silent, debug: silent, warn: silent, error: silent, trace: silent });
}
