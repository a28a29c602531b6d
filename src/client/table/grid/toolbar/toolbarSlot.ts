import { createContext, type ComponentType } from 'react';
import type { PageSize, TableView } from '../../view/tableView';

export interface ToolbarSlotProps {
  /** The content of the table, for screen readers. */
  readonly tableName: string;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** Content that every toolbar adds: the table has no data access, so its provider sets it. null: nothing. */
export const ToolbarSlot = createContext<ComponentType<ToolbarSlotProps> | null>(null);

export interface PagerSlotProps {
  readonly pageSize: PageSize;
}

/** Content after the page size. null: nothing. */
export const PagerSlot = createContext<ComponentType<PagerSlotProps> | null>(null);
