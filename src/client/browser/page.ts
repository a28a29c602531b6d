/** Leaves this page and loads the program again at a path, so that nothing of the previous state stays in memory. */
export function reloadAt(path: string): void {
  window.location.assign(path);
}
