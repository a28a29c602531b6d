import { createContext } from 'react';
import type { TableView } from '../../view/tableView';

/** What headings show beyond their column. */
export interface HeaderState {
  readonly sort: TableView['sort'];
  readonly filters: TableView['filters'];
  /** Heading with the cursor, or -1. */
  readonly focusedColumn: number;
  readonly focusId: string;
  /** For all loaded rows; undefined where rows cannot be selected. */
  readonly selectedShare: 'none' | 'some' | 'all' | undefined;
}

/**
 * Headings read it themselves: as properties it would go through Blueprint's table, which renders each of its headings
 * again, up to four times over, whenever one of them changes.
 */
export const HeaderStateContext = createContext<HeaderState>({
  sort: [],
  filters: {},
  focusedColumn: -1,
  focusId: '',
  selectedShare: undefined,
});
