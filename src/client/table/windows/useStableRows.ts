import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Overlay } from '../../screen-state/useOverlay';
import type { OpenPopover } from '../grid/popover/openPopover';
import type { TableRows } from '../grid/useTableRows';
import { getClosedGroups, type TableView } from '../view/tableView';
import { type DrawnSpan, noteChanges, noteRows, rowFinder, withHeldRows } from './heldRows';
import type { TableSource } from './tableSource';

interface StableRowsInput<Row> {
  readonly source: TableSource<Row>;
  readonly rows: TableRows<Row>;
  readonly view: TableView;
  readonly popover: Overlay<OpenPopover>;
  /** The lines that are drawn. */
  readonly drawn: RefObject<DrawnSpan>;
}

function getList<Row>(source: TableSource<Row>, view: TableView, offset: number): string {
  const { search, filters, sort, groupBy } = view;
  const key = source.kind === 'windowed' ? source.listKey : [search, filters, sort, groupBy];
  return JSON.stringify([key, getClosedGroups(view), offset]);
}

/**
 * While a cell is edited or a row menu is open, concurrent changes must not move another row under it or remove the
 * field: rows keep their positions and show their current values. The user's own change of filters, order or page does
 * move them: a menu that is opened while its answer is awaited would keep the rows of before.
 *
 * Which row is where is stored with the open menu, so that an earlier state shows what the user saw.
 */
export function useStableRows<Row extends object>({
  source,
  rows: present,
  view,
  popover,
  drawn,
}: StableRowsInput<Row>): TableRows<Row> {
  const list = getList(source, view, present.offset);
  const menu = popover.props?.kind === 'column' ? undefined : popover.props;
  const held = menu?.held?.list === list ? menu.held : undefined;
  const find = useMemo(() => rowFinder(source), [source]);
  const rows = useMemo(() => (held ? withHeldRows(held, present, find) : present), [held, present, find]);
  const lastShown = useRef(new Map<string, Row>());
  const { open } = popover;
  // Before the screen is painted: no state without the held rows is ever seen.
  useLayoutEffect(() => {
    if (!menu) {
      lastShown.current.clear();
      return;
    }
    const own = find(menu.rowKey) ?? (menu.held?.kept[menu.rowKey] as Row | undefined);
    const next = held
      ? noteChanges(held, present, find, lastShown.current)
      : noteRows(list, present, drawn.current, own ? { [menu.rowKey]: own } : {});
    if (next !== held) open({ ...menu, held: next });
    for (const line of next.lines) {
      const row = typeof line === 'string' ? find(line) : undefined;
      if (row) lastShown.current.set(line as string, row);
    }
  }, [menu, held, list, present, find, drawn, open]);
  return rows;
}
