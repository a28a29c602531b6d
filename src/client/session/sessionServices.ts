/** Side effects of the listeners; tests pass their own. */
export interface SessionServices {
  /** Opens a path and loads the program again. */
  readonly reloadAt: (path: string) => void;
  readonly showSuccess: (message: string) => Promise<void>;
  readonly showError: (message: string, options: { timeout: number }) => Promise<void>;
}
