/** Starts the worker that writes Excel files. Webpack finds the worker's own bundle by this very form of the call. */
export function createExportWorker(): Worker {
  return new Worker(new URL('./exportWorker.ts', import.meta.url));
}
