import type { RefObject } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import type { DataTableProps } from '../grid/dataTableProps';
import { getKeyPosition } from '../grid/rows/positionOfKey';
import type { TableRows } from '../grid/useTableRows';
import { detailPlace, type DetailPlace } from './detailPlace';
import type { RowDetail } from './rowDetail';
import { useElementSize } from '../../ui/layout/useElementSize';

/** The one to begin with is looked for among this many rows at most. */
const MAX_LOOKED_AT = 500;

/** The position of the row with which the details begin; undefined without details before a choice. */
function firstShownRow<Row extends object>(
  rows: TableRows<Row>,
  detail: RowDetail<Row> | undefined,
): number | undefined {
  if (detail === undefined || detail.waitsForChoice) return undefined;
  const { isFirstShown } = detail;
  for (let at = 0; isFirstShown !== undefined && at < Math.min(rows.count, MAX_LOOKED_AT); at += 1) {
    const row = rows.rowAt(at);
    if (row !== undefined && isFirstShown(row)) return at;
  }
  return 0;
}

/** A row by key, and its position on the page when it was chosen. */
interface Chosen {
  readonly key: string;
  readonly at: number;
}

export interface ChosenRow<Row> {
  readonly place: DetailPlace;
  /** False also where the user has hidden the details; true in any case while they have unsaved changes. */
  readonly isShown: boolean;
  /** Unsaved changes show details that are hidden, or for which there is no room. */
  readonly isHeld: boolean;
  readonly isUnsaved: boolean;
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** False until the user chooses a row, and when the chosen one is no longer in the list. */
  readonly isFound: boolean;
  readonly row: Row | undefined;
  readonly key: string | undefined;
  readonly choose: (key: string, at: number) => void;
}

interface ChosenRowOptions<Row extends object> {
  readonly table: DataTableProps<Row>;
  readonly rows: TableRows<Row>;
  /** The element that rows and details share. */
  readonly room: RefObject<HTMLElement | null>;
  readonly rowsPx: number;
  readonly columnsPx: number;
}

/**
 * The row whose details are shown, and where. When it leaves the list, because it has been dealt with, the next one takes its
 * place, unless the details have unsaved changes; after a return to the list it is the row that was opened.
 */
export function useChosenRow<Row extends object>({
  table: { detail, anchor },
  rows,
  room,
  rowsPx,
  columnsPx,
}: ChosenRowOptions<Row>): ChosenRow<Row> {
  const size = useElementSize(room, detail !== undefined);
  // Where a choice is needed, the position of the cursor is none.
  const opened = detail?.waitsForChoice ? undefined : anchor?.focus;
  const [chosen, choose] = useScreenState<Chosen | null>(
    'tables',
    'chosen-row',
    opened ? { key: opened.key, at: Math.max(0, opened.place - rows.offset) } : null,
  );
  const isEmpty = rows.count === 0 || rows.groups !== undefined;
  const place: DetailPlace =
    detail === undefined || isEmpty
      ? 'none'
      : detail.isAlwaysShown
        ? 'below'
        : size === undefined
          ? 'none'
          : detailPlace({ widthPx: size.width, heightPx: size.height, rowsPx, columnsPx });
  const found = chosen === null ? undefined : getKeyPosition(rows, chosen.key, chosen.at);
  const at = chosen === null ? firstShownRow(rows, detail) : (found ?? Math.min(chosen.at, rows.count - 1));
  const [isUnsaved, setUnsaved] = useScreenState('tables', 'detail-unsaved', false);
  const isWanted = place !== 'none' && detail?.isHidden === false;
  const isHeld = isUnsaved && !isWanted;
  const isShown = isWanted || isHeld;
  return {
    place,
    isShown,
    isHeld,
    isUnsaved,
    setUnsaved,
    isFound: found !== undefined,
    row: isShown && at !== undefined ? rows.rowAt(at) : undefined,
    key: isShown && at !== undefined ? rows.keyAt(at) : undefined,
    choose: (key, position) => choose({ key, at: position }),
  };
}
