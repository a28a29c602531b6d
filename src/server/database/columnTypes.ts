import type { ColumnType } from 'kysely';

/** Calendar date, 'YYYY-MM-DD'. */
export type DayColumn = string;
/** Point in time; written as Date, read as Date. */
export type Instant = ColumnType<Date, Date, Date>;
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type ActiveState = ColumnType<'Active' | 'DeActive', 'Active' | 'DeActive' | undefined, 'Active' | 'DeActive'>;

/** An entry of the log of a request or a ticket, without the column that names its owner. */
export interface LogEntryColumns {
  id: string;
  action: string;
  comment: string | null;
  created_by_id: string;
  created_at: Instant;
}
