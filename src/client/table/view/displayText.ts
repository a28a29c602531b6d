import { hundredths } from '../../../domain/figures/hundredths';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { formatInstant, formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import type { CellContent, CellValue, ColumnDefinition } from './columnDefinition';

function numberText(value: number, decimals: number | undefined): string {
  if (Number.isNaN(value)) return '';
  return decimals === undefined ? String(hundredths(value)) : value.toFixed(decimals);
}

/** True for a cell without a value. */
export const isMissing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

function typedText<Row>(column: ColumnDefinition<Row>, value: CellValue, timeZone: string): string {
  if (isMissing(value)) return '';
  switch (column.type) {
    case 'date':
      return formatDay(String(value));
    case 'instant':
      return formatInstant(String(value), timeZone);
    case 'time':
      return formatTimeOfDay(String(value), timeZone);
    case 'hours':
      return formatHours(Number(value));
    case 'number':
      return numberText(Number(value), column.decimals);
    case 'progress':
      // Percentages are integers (FMT-002).
      return `${Math.round(Number(value))}%`;
    case 'text':
    case 'link':
    case 'person':
    case 'status':
    case 'priority': {
      const choice = column.choices?.find((candidate) => candidate.value === value);
      return choice ? choice.label : String(value);
    }
  }
}

/** The text of a column's own value. */
function valueText<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): string {
  const value = column.value(row);
  return (isMissing(value) ? column.absent?.(row) : undefined) ?? typedText(column, value, timeZone);
}

/** The display text of a cell: for rendering, search, copying and screen readers. */
export function displayText<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): string {
  return column.cell ? column.cell(row).text : valueText(column, row, timeZone);
}

export function getContent<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): CellContent {
  const own = column.cell?.(row);
  if (own && (own.tone || !column.choices)) return own;
  const value = column.value(row);
  const tone = column.choices?.find((choice) => choice.value === value)?.tone;
  return own ? { ...own, tone } : { text: valueText(column, row, timeZone), tone };
}
