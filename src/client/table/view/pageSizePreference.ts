import { useMatches } from '../../browser/useMatches';
import type { PageSize } from './tableView';

/** Preference for the page size of all lists without their own. */
export const pageSizeKey = 'table-page-size';

/** A stored page size; undefined when invalid. */
export function readPageSize(stored: unknown): PageSize | undefined {
  if (stored === 'all' || stored === 'fit') return stored;
  return typeof stored === 'number' && Number.isInteger(stored) && stored > 0 ? stored : undefined;
}

/** In windows of this height the default page size is 'Fit'. */
const tallWindow = '(min-height: 1200px)';
/** A month of rows of 40 px fits into windows of this height. */
const veryTallWindow = '(min-height: 1900px)';

export const useIsTallWindow = (): boolean => useMatches(tallWindow);
export const useIsVeryTallWindow = (): boolean => useMatches(veryTallWindow);

/**
 * The page size of a list: the user's choice for it, otherwise for all lists, otherwise 'Fit' in a tall window,
 * otherwise the specified size.
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
