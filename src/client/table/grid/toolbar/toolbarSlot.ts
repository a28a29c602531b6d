import { createContext, type ComponentType } from 'react';
import type { PageSize, TableView } from '../../view/tableView';

export interface ToolbarSlotProps {
  /** What the table holds, for screen readers. */
  readonly tableName: string;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** What every toolbar offers beside its own: the table knows no data, so whoever does puts it here. Null: nothing. */
export const ToolbarSlot = createContext<ComponentType<ToolbarSlotProps> | null>(null);

export interface PagerSlotProps {
  readonly pageSize: PageSize;
}

/** What stands behind the choice of a page size. Null: nothing. */
export const PagerSlot = createContext<ComponentType<PagerSlotProps> | null>(null);
