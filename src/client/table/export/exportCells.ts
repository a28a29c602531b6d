import { wallClock } from '../../../domain/calendar/wallClock';
import { displayText, isMissing } from '../view/displayText';
import type { ColumnDefinition, ColumnType } from '../view/columnDefinition';
import { dayMs } from '../../../domain/calendar/duration';

/** Days and times are Excel's day numbers; the column's number format shows them as dates. */
export type ExportCell = string | number | null;

/** A column of the sheet, as plain data for the worker. */
export interface ExportColumn {
  readonly header: string;
  /** Characters, as Excel counts them. */
  readonly width: number;
  /** Excel's number format; absent for text. */
  readonly numberFormat?: string;
}

const NUMBER_FORMATS: Readonly<Partial<Record<ColumnType, string>>> = {
  number: 'General',
  hours: '0.00',
  progress: '0%',
  date: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm AM/PM',
  time: 'hh:mm AM/PM',
};

/** Excel's number of 1970-01-01. */
const EXCEL_DAY_OF_EPOCH = 25_569;
/** Pixels that one character takes at Excel's ordinary size. */
const PX_PER_CHARACTER = 7;
/** Excel's limit for the text of a cell. */
const MAX_CELL_CHARACTERS = 32_767;

/** The shown columns without buttons ('View', 'Action'). */
export function exportedDefinitions<Row>(columns: readonly ColumnDefinition<Row>[]): ColumnDefinition<Row>[] {
  return columns.filter((column) => !column.onPress);
}

/** The fields that a file needs of a row; undefined for all of them. */
export function exportedFields<Row>(definitions: readonly ColumnDefinition<Row>[]): readonly string[] | undefined {
  return definitions.every(({ exported }) => exported)
    ? [...new Set(definitions.flatMap(({ exported }) => exported?.fields ?? []))]
    : undefined;
}

export function getExportColumns<Row>(
  definitions: readonly ColumnDefinition<Row>[],
  widths: Readonly<Record<string, number>>,
): ExportColumn[] {
  return definitions.map((definition) => ({
    header: definition.header,
    width: Math.max(
      definition.header.length + 3,
      Math.round((widths[definition.key] ?? definition.width) / PX_PER_CHARACTER),
    ),
    numberFormat:
      definition.decimals === undefined ? NUMBER_FORMATS[definition.type] : (0).toFixed(definition.decimals),
  }));
}

function excelDay(day: string): number | null {
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / dayMs + EXCEL_DAY_OF_EPOCH;
}

// Excel has no time zones: a sheet shows the company's local time.
function excelInstant(instant: string, timeZone: string, isTimeOnly: boolean): number | null {
  const clock = wallClock(instant, timeZone);
  if (!clock) return null;
  const time = Date.UTC(
    Number(clock.year),
    Number(clock.month) - 1,
    Number(clock.day),
    Number(clock.hour24),
    Number(clock.minute),
    Number(clock.second),
  );
  const days = time / dayMs + EXCEL_DAY_OF_EPOCH;
  return isTimeOnly ? days % 1 : days;
}

function exportCell<Row>(definition: ColumnDefinition<Row>, row: Row, timeZone: string): ExportCell {
  const { exported } = definition;
  const value = exported ? exported.value(row) : definition.value(row);
  if (isMissing(value)) return exported ? null : definition.absent?.(row) || null;
  switch (definition.type) {
    case 'number':
    case 'hours':
      return Number.isFinite(Number(value)) ? Number(value) : null;
    case 'progress':
      return Number.isFinite(Number(value)) ? Number(value) / 100 : null;
    case 'date':
      return excelDay(String(value));
    case 'instant':
    case 'time':
      return excelInstant(String(value), timeZone, definition.type === 'time');
    case 'text':
    case 'link':
    case 'person':
    case 'status':
    case 'priority':
      return (exported ? String(value) : displayText(definition, row, timeZone)).slice(0, MAX_CELL_CHARACTERS);
  }
}

/** One row of the sheet: numbers and dates as numbers, everything else as the text of the table. */
export function exportRow<Row>(
  definitions: readonly ColumnDefinition<Row>[],
  row: Row,
  timeZone: string,
): ExportCell[] {
  return definitions.map((definition) => exportCell(definition, row, timeZone));
}
