import { showError, showSuccess } from './toaster';

/** Puts the whole address of a page of the product on the clipboard. */
export async function copyLink(path: string, copied = 'Link copied'): Promise<void> {
  const link = `${window.location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(link);
    await showSuccess(copied);
  } catch {
    // The browser does not permit it: the link is at least shown.
    await showError(link, { timeout: 0 });
  }
}
