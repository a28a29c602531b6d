import type { ColumnDefinition } from './columnDefinition';

/** For a column that the server neither sorts nor filters by. */
export const shownOnly = { sortable: false, filterable: false } as const;

/** A column of buttons that open the menu of their row. */
export const rowMenuColumn = {
  key: 'Action',
  header: 'Action',
  type: 'text',
  width: 76,
  sortable: false,
  hideable: false,
  value: () => '',
  cell: () => ({ text: 'Action' }),
  onPress: 'row menu',
} as const satisfies ColumnDefinition<unknown>;

/** Person of a row in a list that approvers read: name and code. */
export const personColumn = {
  type: 'person',
  width: 190,
  frozen: true,
  hideable: false,
  filterable: false,
} as const satisfies Partial<ColumnDefinition<unknown>>;
