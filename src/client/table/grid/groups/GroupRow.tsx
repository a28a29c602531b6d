import { type ReactElement, memo } from 'react';
import { isSummed } from './groupRows';
import type { RowGroup } from './rowGroups';
import type { DrawnColumn, RowDrawing } from '../rows/rowDrawing';
import { formatHours } from '../../../../domain/calendar/formatHours';

export interface GroupRowProps<Row> {
  readonly drawing: RowDrawing<Row>;
  readonly group: RowGroup;
  readonly isOpen: boolean;
  /** The line's number, counted from 1. */
  readonly rowNumber: number;
  /** Pixels from the top of the group of rows. */
  readonly top: number;
  /** Shown column with the cursor, or -1. */
  readonly focusedColumn: number;
  readonly focusId: string;
}

const counted = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function sumText<Row>(column: DrawnColumn<Row>, group: RowGroup): string {
  const { definition } = column;
  const sum = definition && isSummed(definition) ? group.sums[definition.key] : undefined;
  if (sum === undefined) return '';
  return definition?.type === 'hours' ? formatHours(sum) : counted.format(sum);
}

function Line<Row>({
  drawing,
  group,
  isOpen,
  rowNumber,
  top,
  focusedColumn,
  focusId,
}: GroupRowProps<Row>): ReactElement {
  const columns = [...drawing.frozen, ...drawing.scrolling];
  const labelled = columns.findIndex(({ definition }) => definition);
  // The label spans the columns up to the first sum.
  const firstSum = columns.find((column, index) => index > labelled && sumText(column, group) !== '');
  const cell = (column: DrawnColumn<Row>): ReactElement => {
    const isFocused = column.index === focusedColumn;
    const isLabel = columns[labelled] === column;
    const text =
      column.shown.kind === 'number'
        ? isOpen
          ? '▾'
          : '▸'
        : isLabel
          ? `${group.label || 'None'} (${counted.format(group.count)})`
          : sumText(column, group);
    const { left, width } = column.shown;
    const style = { left, width: isLabel && firstSum ? firstSum.shown.left - left : width };
    return (
      <div
        key={column.shown.key}
        id={isFocused ? focusId : undefined}
        role="gridcell"
        aria-colindex={column.index + 1}
        className={`db-table-cell${isLabel ? ' db-table-group-label' : ' db-table-right'}${isFocused ? ' db-table-focus' : ''}`}
        style={style}
      >
        {text}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={rowNumber + 1}
      aria-level={1}
      aria-expanded={isOpen}
      className="db-table-row db-table-group"
      style={{ top }}
    >
      <div role="none" className="db-table-frozen" style={{ width: drawing.frozenWidth }}>
        {drawing.frozen.map(cell)}
      </div>
      {drawing.scrolling.map(cell)}
    </div>
  );
}

/** The line of a group: its label, the number of rows, and the sums. */
export const GroupRow = memo(Line) as typeof Line;
