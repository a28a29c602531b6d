/** BEH-070, E-29: the production build writes nothing to the console; development builds do. */
export function silenceConsole(): void {
  const silent = (): undefined => undefined;
  Object.assign(console, { log: silent, info: silent, debug: silent, warn: silent, error: silent, trace: silent });
}
