/** Starts the worker that writes Excel files. Webpack detects the worker's bundle by exactly this form of the call. */
export function createExportWorker(): Worker {
  return new Worker(new URL('./exportWorker.ts', import.meta.url));
}
