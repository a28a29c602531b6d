import { viewWithoutFilters } from '../view/tableView';
import type { DataTableProps } from './dataTableProps';

type Filtered = Pick<DataTableProps<never>, 'view' | 'onViewChange' | 'otherFilters'>;

/** True when filters of columns or of the screen leave rows out. */
export const hasFilters = ({ view, otherFilters }: Filtered): boolean =>
  Object.keys(view.filters).length > 0 || otherFilters?.isSet === true;

/** Clears the search and all filters, those of the screen included. */
export function clearFilters({ view, onViewChange, otherFilters }: Filtered): void {
  onViewChange(viewWithoutFilters(view));
  if (otherFilters?.isSet === true) otherFilters.clear();
}
