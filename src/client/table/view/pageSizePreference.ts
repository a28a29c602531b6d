import { useSyncExternalStore } from 'react';
import type { PageSize } from './tableView';

/** Preference that holds the page size of all lists for which none of their own was chosen. */
export const pageSizeKey = 'table-page-size';

/** A page size as it was stored; undefined for none. */
export function readPageSize(stored: unknown): PageSize | undefined {
  if (stored === 'all' || stored === 'fit') return stored;
  return typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? stored : undefined;
}

/** In windows of this height pages hold what fits until the person chooses a size. */
const tallWindow = '(min-height: 1200px)';
const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(tallWindow) : undefined;

function follow(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** True in a window that is so high that pages begin with 'Fit'. */
export const useIsTallWindow = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? false);

/**
 * The size of the pages of a list: what the person chose for it, otherwise for all lists, otherwise what fits in a high
 * window, otherwise the specified size.
 *
 * @param specified 'all' for a list that is one scroll
 */
export function getPageSize(
  specified: PageSize,
  chosen: PageSize | undefined,
  forAll: PageSize | undefined,
  isTall: boolean,
): PageSize {
  if (chosen !== undefined) return chosen;
  if (specified === 'all') return specified;
  return forAll ?? (isTall ? 'fit' : specified);
}
