import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { formatInstant, formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import type { CellContent, CellValue, ColumnDefinition } from './columnDefinition';

function numberText(value: number, decimals: number | undefined): string {
  if (Number.isNaN(value)) return '';
  return decimals === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(decimals);
}

function typedText<Row>(column: ColumnDefinition<Row>, value: CellValue, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '';
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

/** The display text of a cell: for rendering, search, copying and screen readers. */
export function displayText<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): string {
  return column.cell ? column.cell(row).text : typedText(column, column.value(row), timeZone);
}

export function getContent<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): CellContent {
  const own = column.cell?.(row);
  if (own && (own.tone || !column.choices)) return own;
  const value = column.value(row);
  const tone = column.choices?.find((choice) => choice.value === value)?.tone;
  return own ? { ...own, tone } : { text: typedText(column, value, timeZone), tone };
}
