import type { ReactNode, RefObject } from 'react';
import type { TableDetail } from '../detail/rowDetail';
import type { ColumnDefinition } from '../view/columnDefinition';
import type { RowAction } from './popover/RowActionsMenu';
import type { RowsBelow } from './rows/rowSpans';
import type { TableAnchor } from '../windows/tableAnchor';
import type { TableSource } from '../windows/tableSource';
import type { TableView } from '../view/tableView';

/** A pasted text, and the rows from the cell at which it begins on downwards, up to `selectionLimit`. */
export interface TablePaste extends RowsBelow {
  readonly text: string;
  /** Keys of the shown columns from the cell on to the right. */
  readonly columnKeys: readonly string[];
}

/** A letter for the row with the cursor; '?' lists it. */
export interface RowKey<Row> {
  readonly keys: string;
  readonly description: string;
  readonly run: (row: Row) => void;
}

/** Why rows could not be loaded, and the id of the request in the server's log. */
export interface TableFailure {
  readonly message: string;
  readonly requestId?: string;
}

/** Filters that are not part of the view, such as a choice of the screen in the URL. */
export interface OtherFilters {
  /** One of them leaves rows out. */
  readonly isSet: boolean;
  readonly clear: () => void;
}

/** Maximum number of selected rows where the table does not say another. */
export const DEFAULT_SELECTION_LIMIT = 5000;

export interface DataTableProps<Row extends object> {
  /** The content of the table, for screen readers: 'Tasks of Daybook'. */
  readonly name: string;
  /** Pass the same array on every render: memoised values depend on its identity. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly source: TableSource<Row>;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** IANA name of the company's time zone. */
  readonly timeZone: string;
  /** Default 'ready'. */
  readonly state?: 'loading' | 'ready' | 'failed';
  /** Shown when loading has failed. */
  readonly failure?: TableFailure;
  /** Shown when there are no rows at all. */
  readonly emptyText?: string;
  /** The next step, usually a button. */
  readonly emptyAction?: ReactNode;
  /** Below them, over the width of the table: what there is instead. */
  readonly emptyContent?: ReactNode;
  readonly onRetry?: () => void;
  /**
   * 'fill' (default) takes the height of the parent; 'rows' is as tall as its rows, up to about 20 of them; 'rows-within' as
   * tall as all of them, but no taller than the parent allows.
   */
  readonly height?: 'fill' | 'rows' | 'rows-within';

  /** Page sizes to choose from; 'All' is always offered as well. Without them the table is one scroll. */
  readonly pageSizes?: readonly number[];
  /** Columns that rows can be grouped by; a windowed source then answers `view.groupBy` with `groups`. */
  readonly groupChoices?: readonly string[];
  /** Default true. Hides search, columns, density and export for small tables inside a page. */
  readonly hasToolbar?: boolean;
  /** The screen's own filters and buttons, between search and the counts. */
  readonly toolbarItems?: ReactNode;
  /** Those of `toolbarItems` that are not in the view: they are cleared together with its filters. */
  readonly otherFilters?: OtherFilters | undefined;
  /** Columns that have a filter in `toolbarItems`, so that no tag repeats it. */
  readonly untaggedFilters?: readonly string[];

  /** With `onSelectionChange`, rows can be selected. */
  readonly selectedKeys?: readonly string[];
  readonly onSelectionChange?: (keys: string[]) => void;
  /** Maximum number of selected rows, also for 'select all' of a list that is not all loaded. Default 5,000. */
  readonly selectionLimit?: number;
  /** Drawn in the toolbar while rows are selected. */
  readonly bulkActions?: (selectedKeys: readonly string[]) => ReactNode;

  /** Actions of a row: by ⋮, right click and the context-menu key. */
  readonly rowActions?: (row: Row, place: number) => readonly RowAction[];
  /** Enter, and double click. `place` counts from 0 over all rows. */
  readonly onOpenRow?: (row: Row, place: number) => void;
  /** For a list with an open record next to it: the key of its row, which is marked and scrolled into view. */
  readonly currentKey?: string;
  /** What is shown about the row with the cursor, where the rows leave room; from `useTableDetail`. */
  readonly detail?: TableDetail<Row> | undefined;
  /** Set to the element that the rows fill, for columns that share its width. */
  readonly frame?: RefObject<HTMLDivElement | null>;
  /** Letter keys for the row with the cursor, while the table has the focus. */
  readonly rowKeys?: readonly RowKey<Row>[];
  /** The cursor moved to another row, by key or pointer. */
  readonly onRowFocus?: (row: Row, place: number) => void;
  /**
   * For columns that are read for visible rows only: the keys of the rows that are drawn, the ones next to the visible ones
   * included. Called when scrolling, sorting or filtering has come to rest.
   */
  readonly onRowsShown?: (keys: readonly string[]) => void;
  /** A plain click on a link inside a cell; without it the browser follows the link. */
  readonly onNavigate?: (href: string, row: Row | undefined, place: number) => void;
  /** A cell of a column with an `editor` was changed; `previous` is the initial text of the field. */
  readonly onCellEdit?: (row: Row, columnKey: string, value: string, previous?: string) => void;
  /** Said in place of an editor that is open when its column loses it: what the user may do was not known before. */
  readonly readOnlyReason?: string;
  /** Text was pasted while a cell had the cursor. */
  readonly onPaste?: (paste: TablePaste) => void;
  /** The scroll position to restore. */
  readonly anchor?: TableAnchor;
  /** Called with the scroll position when the table is unmounted. */
  readonly onLeave?: (anchor: TableAnchor) => void;
  readonly rowClassName?: (row: Row) => string | undefined;

  /** File name without '.xlsx'; offers the Excel export. */
  readonly exportName?: string;
  /** For columns that are read for visible rows only: reads them for all rows, and answers with columns that have them. */
  readonly prepareExport?: () => Promise<readonly ColumnDefinition<Row>[]>;
}
