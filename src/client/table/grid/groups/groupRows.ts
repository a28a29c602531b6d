import { hundredths } from '../../../../domain/figures/hundredths';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { displayText } from '../../view/displayText';
import type { ColumnDefinition } from '../../view/columnDefinition';
import type { SortKey } from '../../view/tableView';
import type { RowGroup } from './rowGroups';

export interface GroupedRows<Row> {
  readonly groups: readonly RowGroup[];
  readonly toRows: ReadonlyMap<string, readonly Row[]>;
}

/** True for columns whose figures can be added: hours, and numbers by default. */
export const isSummed = <Row>(column: ColumnDefinition<Row>): boolean =>
  column.isSummed ?? (column.type === 'hours' || column.type === 'number');

function getSums<Row>(rows: readonly Row[], columns: readonly ColumnDefinition<Row>[]): Record<string, number> {
  return Object.fromEntries(
    columns.map((column) => [
      column.key,
      hundredths(rows.reduce((sum, row) => sum + (Number(column.value(row)) || 0), 0)),
    ]),
  );
}

/**
 * Groups rows by the shown value of a column; within a group they keep their order. Groups are in the order of the
 * column's choices or by label, reversed when the table is sorted descending by the column; rows without a value come
 * last.
 */
export function groupRows<Row>(
  rows: readonly Row[],
  column: ColumnDefinition<Row>,
  columns: readonly ColumnDefinition<Row>[],
  sort: readonly SortKey[],
  timeZone: string,
): GroupedRows<Row> {
  const toRows = groupedBy(rows, (row) => String(column.value(row) ?? ''));
  const summed = columns.filter(isSummed);
  const groups = [...toRows].map(([key, members]): RowGroup => ({
    key,
    label: key === '' ? '' : displayText(column, members[0] as Row, timeZone),
    count: members.length,
    sums: getSums(members, summed),
  }));
  const ranks = new Map(column.choices?.map((choice, index) => [choice.value, index]));
  const sign = sort.find(({ key }) => key === column.key)?.direction === 'desc' ? -1 : 1;
  groups.sort((one, other) => {
    if (one.key === '' || other.key === '') return (one.key === '' ? 1 : 0) - (other.key === '' ? 1 : 0);
    const [rank, otherRank] = [ranks.get(one.key), ranks.get(other.key)];
    return (
      sign * (rank !== undefined && otherRank !== undefined ? rank - otherRank : compareTexts(one.label, other.label))
    );
  });
  return { groups, toRows };
}
