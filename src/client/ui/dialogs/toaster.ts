import type { Toast } from './makeToaster';

/** CONST-010: the error toast closes by itself after so long. */
const errorTimeoutMs = 5000;
const successTimeoutMs = 4000;

let created: Promise<(toast: Toast) => void> | undefined;

/** One toaster for the whole product. Its code is loaded with the first toast: no page needs it to be drawn. */
function theToaster(): Promise<(toast: Toast) => void> {
  created ??= import('./makeToaster')
    .then(({ makeToaster }) => makeToaster())
    .catch((failure: unknown) => {
      // The next toast tries again.
      created = undefined;
      throw failure;
    });
  return created;
}

/** Loads it while the server is there, for a page that must be able to speak when the server is gone. */
export async function prepareToasts(): Promise<void> {
  try {
    await theToaster();
  } catch {
    // Nothing is to be said yet: the first toast loads it again, and fails if that fails.
  }
}

export interface ToastOptions {
  /** How long it stays, in milliseconds; 0: until it is closed. */
  readonly timeout?: number;
}

/** Says that something succeeded. Works outside of React too. Resolves when the toast is on its way. */
export const showSuccess = (message: string, { timeout = successTimeoutMs }: ToastOptions = {}): Promise<void> =>
  theToaster().then((show) => show({ message, kind: 'success', timeoutMs: timeout }));

/** Says that something failed, at the top right. Works outside of React too. */
export const showError = (message: string, { timeout = errorTimeoutMs }: ToastOptions = {}): Promise<void> =>
  theToaster().then((show) => show({ message, kind: 'error', timeoutMs: timeout }));
