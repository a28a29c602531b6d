import { type ColumnFilter } from '../../../../domain/lists/filteredPath';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { columnName, type ColumnDefinition } from '../../view/columnDefinition';

function rangeText(from: string, to: string): string {
  if (from && to) return `${from} – ${to}`;
  return from ? `from ${from}` : `to ${to}`;
}

function conditionText<Row>(column: ColumnDefinition<Row>, filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'text':
      return `“${filter.text}”`;
    case 'choices':
      return filter.values
        .map((value) => column.choices?.find((choice) => choice.value === value)?.label ?? (value || 'empty'))
        .join(', ');
    case 'dates':
      return rangeText(formatDay(filter.from), formatDay(filter.to));
    case 'numbers':
      return rangeText(String(filter.min ?? ''), String(filter.max ?? ''));
  }
}

/** A filter as text, for its tag in the toolbar: 'Status: Open, On Hold'. */
export function filterText<Row>(column: ColumnDefinition<Row>, filter: ColumnFilter): string {
  return `${columnName(column)}: ${conditionText(column, filter)}`;
}
