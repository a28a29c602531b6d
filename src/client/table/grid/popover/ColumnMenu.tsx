import { type ColumnFilter } from '../../../../domain/lists/filteredPath';
import { MenuDivider, MenuItem } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { ReasonMenuItem } from '../../../ui/controls/ReasonMenuItem';
import {
  columnName,
  type Choice,
  type ColumnDefinition,
  type FilterKind,
  getFilterKind,
  isSortable,
} from '../../view/columnDefinition';
import { type SortKey, type TableView, viewWithFilter } from '../../view/tableView';
import { ChoiceFilter, DateRangeFilter, NumberRangeFilter, TextFilter } from './ColumnFilterForm';
import { Button } from '../../../ui/controls/Button';
import { Menu } from '../../../ui/controls/Menu';

export interface ColumnMenuProps<Row> {
  readonly column: ColumnDefinition<Row>;
  readonly view: TableView;
  /** Values to tick where the column declares no choices. */
  readonly occurring: readonly Choice[];
  /** Rows per value; undefined while unknown. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** Number of columns that freezing up to this one freezes. */
  readonly frozenCountHere: number;
  /** Current width in pixels. */
  readonly width: number;
  readonly onViewChange: (view: TableView) => void;
  readonly onClose: () => void;
}

function filterForm<Row>(
  { column, occurring, counts }: ColumnMenuProps<Row>,
  kind: FilterKind,
  filter: ColumnFilter | undefined,
  onChange: (filter: ColumnFilter) => void,
): ReactElement {
  const header = columnName(column);
  switch (kind) {
    case 'text':
      return <TextFilter header={header} filter={filter?.kind === 'text' ? filter : undefined} onChange={onChange} />;
    case 'choices':
      return (
        <ChoiceFilter
          header={header}
          filter={filter?.kind === 'choices' ? filter : undefined}
          onChange={onChange}
          choices={column.choices ?? occurring}
          counts={counts}
        />
      );
    case 'dates':
      return (
        <DateRangeFilter header={header} filter={filter?.kind === 'dates' ? filter : undefined} onChange={onChange} />
      );
    case 'numbers':
      return (
        <NumberRangeFilter
          header={header}
          filter={filter?.kind === 'numbers' ? filter : undefined}
          onChange={onChange}
        />
      );
  }
}

const widthStepPx = 24;
const minWidthPx = 48;

/** The actions of a column: filter, sort, width, freeze, hide. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>): ReactElement {
  const { column, view, frozenCountHere, width, onViewChange, onClose } = props;
  const kind = getFilterKind(column);
  const filter = view.filters[column.key];
  const change = (next: TableView): void => {
    onClose();
    onViewChange(next);
  };
  const sortBy = (direction: SortKey['direction']): void =>
    change({ ...view, sort: [{ key: column.key, direction }], page: 1 });
  // The menu stays open for further steps.
  const widenBy = (step: number): void =>
    onViewChange({ ...view, widths: { ...view.widths, [column.key]: Math.max(minWidthPx, width + step) } });
  const isFrozenHere = view.frozenCount === frozenCountHere;
  return (
    <div className="db-table-column-popover" role="dialog" aria-label={`${columnName(column)}: filter and column menu`}>
      {kind && (
        <div className="db-table-filter">
          {filterForm(props, kind, filter, (next) => onViewChange(viewWithFilter(view, column.key, next)))}
          {filter && (
            <Button
              size="small"
              variant="minimal"
              text="Clear filter"
              onClick={() => change(viewWithFilter(view, column.key, undefined))}
            />
          )}
        </div>
      )}
      <Menu size="small">
        {isSortable(column) && (
          <>
            <MenuItem text="Sort ascending" onClick={() => sortBy('asc')} />
            <MenuItem text="Sort descending" onClick={() => sortBy('desc')} />
            <MenuDivider />
          </>
        )}
        <MenuItem text="Wider" shouldDismissPopover={false} onClick={() => widenBy(widthStepPx)} />
        <ReasonMenuItem
          text="Narrower"
          shouldDismissPopover={false}
          disabledReason={width <= minWidthPx ? 'The column has its minimum width' : undefined}
          onClick={() => widenBy(-widthStepPx)}
        />
        <MenuItem
          text={isFrozenHere ? 'Unfreeze' : 'Freeze up to here'}
          onClick={() => change({ ...view, frozenCount: isFrozenHere ? 0 : frozenCountHere })}
        />
        {column.hideable !== false && (
          <MenuItem text="Hide column" onClick={() => change({ ...view, hidden: [...view.hidden, column.key] })} />
        )}
      </Menu>
    </div>
  );
}
