/**
 * What a column holds. Alignment, display, comparison, filter and Excel cell follow from it.
 *
 * | type | `value(row)` gives | shown as |
 * |---|---|---|
 * | text, person, link, status, priority | a string | the text; status and priority by the label of their choice |
 * | number | a number | with at most two decimals, or always with `decimals` |
 * | hours | a number of hours | '7.5 Hr' |
 * | progress | 0 to 100 | a bar and '45%' |
 * | date | YYYY-MM-DD | DD/MM/YYYY |
 * | instant | ISO 8601 in UTC | DD/MM/YYYY hh:mm A on the company's clock |
 * | time | ISO 8601 in UTC | hh:mm A on the company's clock |
 */
export type ColumnType =
  'text' | 'number' | 'hours' | 'date' | 'instant' | 'time' | 'status' | 'priority' | 'person' | 'link' | 'progress';

export type CellValue = string | number | null | undefined;

/** A colour with a meaning; the text next to it says the same. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

/** A possible value of a column: for filters, inline editing, sort order and the colour of the mark. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly tone?: Tone;
}

/** Cell content beyond the plain value. */
export interface CellContent {
  /** The whole text, for copies, exports, search, tooltips and screen readers. */
  readonly text: string;
  /** Shown instead of `text` unless the column is wider than declared, or than its `wholeTextFrom`; a prefix of `text` gets an ellipsis. */
  readonly short?: string;
  /** Shown and copied after the text without being part of it: filters and files have the text alone. */
  readonly suffix?: string;
  /** Makes the text a real link. */
  readonly href?: string;
  /** A small picture before the text; null: the initials of the text. */
  readonly imageUrl?: string | null;
  readonly tone?: Tone;
  readonly className?: string;
  /** For a button cell: why it cannot be pressed in this row. For another one: why it cannot be edited. */
  readonly disabledReason?: string;
  /** Tooltip with more than `text`. */
  readonly title?: string;
  /** Says codes in words, for screen readers. */
  readonly description?: string;
}

export type FilterKind = 'text' | 'choices' | 'dates' | 'numbers';

/** How a cell is edited in place: by choosing or typing. */
export type CellEditor<Row> =
  | { readonly choices: (row: Row) => readonly Choice[] }
  | {
      readonly input: 'text' | 'number' | 'date';
      /** The initial text of the field: text, number, or YYYY-MM-DD. */
      readonly text: (row: Row) => string;
      /** The problem of a text; the cell stays open until it is corrected or left with Escape. */
      readonly problem?: (text: string, row: Row) => string | undefined;
    };

/** What a file has of a row in a column, and the fields that it is made of: then a list can be read by field. */
export interface ExportedValue<Row> {
  /** The fields that `value` reads. */
  readonly fields: readonly string[];
  /** Of the column's type; a text is written as it is. */
  readonly value: (row: Row) => CellValue;
}

/** `value` sees no other field than those that are named. */
export const exportedFrom =
  <Row>() =>
  <Field extends keyof Row & string>(
    fields: readonly Field[],
    value: (row: Pick<Row, Field>) => CellValue,
  ): ExportedValue<Row> => ({ fields, value });

export interface ColumnDefinition<Row> {
  /** Unique within the table and permanent: saved layouts and addresses refer to it. */
  readonly key: string;
  readonly header: string;
  /** The whole name, where the heading abbreviates it: for tooltips, menus and screen readers. */
  readonly fullName?: string;
  /** Explains the figures where the header is not sufficient: shown on hover and read with the heading. */
  readonly explanation?: string;
  readonly type: ColumnType;
  /** Pixels until the user resizes it. */
  readonly width: number;
  /** The declared `width` of a column that was widened to fill the window. */
  readonly declaredWidth?: number;
  /** Pixels from which cells show their `text` instead of `short`. Default: more than the declared width. */
  readonly wholeTextFrom?: number;
  readonly value: (row: Row) => CellValue;
  /** Words in place of a missing value of a figure, also in files. */
  readonly absent?: (row: Row) => string;
  /** Overrides the display; sorting, filters and Excel use `value`. */
  readonly cell?: (row: Row) => CellContent;
  /** The possible values, in sort order. */
  readonly choices?: readonly Choice[];
  /** Default true. */
  readonly sortable?: boolean;
  /** Default: text for words, choices where `choices` are given, dates for days and instants, numbers for figures. */
  readonly filterable?: FilterKind | false;
  /** Default true. */
  readonly hideable?: boolean;
  /** Hidden until the user shows it. */
  readonly isHiddenAtFirst?: boolean;
  /** Default true. Not exported are columns that are read for visible rows only. */
  readonly isExported?: boolean;
  /** Exported even while hidden: a file has no tooltips. */
  readonly isExportedHidden?: boolean;
  /** What a file has instead of `value` or, for texts, of the shown text; see `exportedFrom`. */
  readonly exported?: ExportedValue<Row>;
  /** Fixed number of decimals, for example for averages, so that the points align. */
  readonly decimals?: number;
  /** Groups show the sum of the column. Default: true for hours and numbers. */
  readonly isSummed?: boolean;
  /** Stays at the left while the rest scrolls sideways. Frozen columns come first. */
  readonly frozen?: boolean;
  /** Makes the cells editable in place; see `onCellEdit`. */
  readonly editor?: CellEditor<Row>;
  /** The lens mark of the heading: the flag that governs the editor or the links of the cells. */
  readonly mark?: { readonly 'data-needs'?: string };
  /**
   * Makes the cells buttons ('View'), except those with an `href`. Such a column is not exported. 'row menu' opens the table's `rowActions`, in
   * place of the ⋮ column.
   */
  readonly onPress?: ((row: Row) => void) | 'row menu';
}

/** What a column is called outside of its heading. */
export const columnName = ({ header, fullName }: Pick<ColumnDefinition<never>, 'header' | 'fullName'>): string =>
  fullName ?? header;

/** The filter that a column offers, or false. */
export function getFilterKind<Row>(column: ColumnDefinition<Row>): FilterKind | false {
  if (column.filterable !== undefined) return column.filterable;
  if (column.onPress) return false;
  if (column.choices) return 'choices';
  switch (column.type) {
    case 'date':
    case 'instant':
      return 'dates';
    case 'number':
    case 'hours':
    case 'progress':
      return 'numbers';
    case 'time':
      return false;
    case 'text':
    case 'link':
    case 'person':
    case 'status':
    case 'priority':
      return 'text';
  }
}

export function isSortable<Row>(column: ColumnDefinition<Row>): boolean {
  return column.sortable ?? !column.onPress;
}
