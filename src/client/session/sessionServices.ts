/** What listeners do to the world outside the store; tests hand in their own. */
export interface SessionServices {
  /** Goes to a path and loads the program afresh. */
  readonly reloadAt: (path: string) => void;
  readonly showSuccess: (message: string) => Promise<void>;
  readonly showError: (message: string, options: { timeout: number }) => Promise<void>;
}
