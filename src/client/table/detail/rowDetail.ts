import type { ReactNode } from 'react';

/** What a list shows about the chosen row: the one that the cursor was moved to last. */
export interface RowDetail<Row> {
  /** What a row is: 'ticket'. */
  readonly noun: string;
  /** With a `key` where the details of one row must not keep what was opened in those of another. */
  readonly content: (row: Row) => ReactNode;
  /**
   * True where the details are personal data of others, whose reading is logged: until the user chooses a row there are
   * none. Otherwise the details begin with the first row.
   */
  readonly waitsForChoice?: boolean;
  /** The details begin with the first row for which this is true, otherwise with the first one. */
  readonly isFirstShown?: (row: Row) => boolean;
  /** True where the list is about the details: they share the room with the rows, however many there are. */
  readonly isAlwaysShown?: boolean;
}

/** The same in a table, with the user's choice to hide it. */
export interface TableDetail<Row> extends RowDetail<Row> {
  readonly isHidden: boolean;
  readonly toggle: () => void;
}
