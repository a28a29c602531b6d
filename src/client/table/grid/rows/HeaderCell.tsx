import type { ColumnHeaderCellProps } from '@blueprintjs/table';
import { CaretDownIcon, FilterIcon } from '@blueprintjs/icons';
import { memo, useContext, type MouseEvent, type ReactElement, type Ref } from 'react';
import { columnName, isSortable } from '../../view/columnDefinition';
import type { ShownColumn } from '../../view/shownColumns';
import { HeaderStateContext, type HeaderState } from './headerState';
import { isAlignedRight } from './rowDrawing';

export interface HeaderCommands {
  readonly pressSort: (key: string, isAdditional: boolean) => void;
  readonly toggleAll: () => void;
  readonly openColumnMenu: (key: string, anchor: Element) => void;
}

/** Blueprint's table puts the last props over the cell. */
export interface HeaderCellProps<Row> extends ColumnHeaderCellProps {
  readonly column: ShownColumn<Row>;
  /** Counted from 0 over all shown columns. */
  readonly columnIndex: number;
  readonly commands: HeaderCommands;
}

/** What one heading shows of the state of all. */
interface HeadingProps<Row> extends HeaderCellProps<Row> {
  readonly direction: 'asc' | 'desc' | undefined;
  /** Rank among several sort keys, counted from 1; undefined for a single one. */
  readonly sortRank: number | undefined;
  readonly isFiltered: boolean;
  /** undefined without the cursor. */
  readonly focusId: string | undefined;
  /** undefined in all but the column of numbers. */
  readonly selectedShare: HeaderState['selectedShare'];
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '▲', desc: '▼' } as const;
const CHECKED = { none: false, some: 'mixed', all: true } as const;

function HeadingContent<Row>(props: HeadingProps<Row>): ReactElement {
  const { column, columnIndex, direction, sortRank, isFiltered, focusId, selectedShare, commands } = props;
  const { definition } = column;
  const shared = {
    ref: props.targetRef as Ref<HTMLDivElement>,
    id: focusId,
    role: 'columnheader',
    'aria-colindex': columnIndex + 1,
    style: props.style,
    className: [
      'bp6-table-header db-table-header',
      props.className,
      column.isFrozen && 'db-table-header-frozen',
      definition && isAlignedRight(definition.type) && 'db-table-right',
      focusId && 'db-table-focus',
    ]
      .filter(Boolean)
      .join(' '),
  };
  if (!definition) {
    return (
      <div {...shared}>
        {column.kind === 'number' && selectedShare !== undefined ? (
          <>
            <button
              type="button"
              role="checkbox"
              tabIndex={-1}
              className={`db-table-mark db-table-mark-${selectedShare}`}
              aria-checked={CHECKED[selectedShare]}
              aria-label="Select all rows"
              onClick={commands.toggleAll}
            />
            <span className="db-table-number-sign">#</span>
          </>
        ) : column.kind === 'number' ? (
          '#'
        ) : (
          <span className="db-table-unseen">Row actions</span>
        )}
      </div>
    );
  }
  const openMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    commands.openColumnMenu(column.key, event.currentTarget);
  };
  const isSorting = isSortable(definition);
  const name = columnName(definition);
  return (
    <div
      {...shared}
      {...definition.mark}
      aria-label={name}
      aria-sort={direction ? ARIA_SORT[direction] : isSorting ? 'none' : undefined}
      onContextMenu={openMenu}
      title={definition.explanation === undefined ? name : `${name}: ${definition.explanation}`}
      aria-description={definition.explanation}
    >
      {props.reorderHandle}
      <button
        type="button"
        tabIndex={-1}
        className="db-table-heading"
        aria-label={definition.fullName}
        disabled={!isSorting}
        title={isSorting ? undefined : `${name} cannot be sorted`}
        onClick={(event) => commands.pressSort(column.key, event.shiftKey)}
      >
        {definition.header}
        {direction && (
          <span className="db-table-arrow" aria-hidden="true">
            {ARROW[direction]}
            {sortRank}
          </span>
        )}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={`db-table-column-menu${isFiltered ? ' db-table-filtered' : ''}`}
        aria-label={`${name}: filter and column menu${isFiltered ? ', filtered' : ''}`}
        aria-haspopup="dialog"
        onClick={openMenu}
      >
        {isFiltered ? <FilterIcon size={12} /> : <CaretDownIcon size={14} />}
      </button>
      {props.resizeHandle}
    </div>
  );
}

/** Renders only when this heading has changed. */
const Heading = memo(HeadingContent) as typeof HeadingContent;

/** One heading: sorts when pressed, opens the menu of its column, and can be dragged and resized. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>): ReactElement {
  const { column, columnIndex } = props;
  const { sort, filters, focusedColumn, focusId, selectedShare } = useContext(HeaderStateContext);
  const rank = sort.findIndex(({ key }) => key === column.key);
  return (
    <Heading
      {...props}
      direction={sort[rank]?.direction}
      sortRank={sort.length > 1 && rank >= 0 ? rank + 1 : undefined}
      isFiltered={filters[column.key] !== undefined}
      focusId={columnIndex === focusedColumn ? focusId : undefined}
      selectedShare={column.kind === 'number' ? selectedShare : undefined}
    />
  );
}
