import type { ColumnDefinition } from './columnDefinition';

/** For a column that the server neither sorts nor filters by. */
export const shownOnly = { sortable: false, filterable: false } as const;

/** A column of buttons, labelled like the column. */
export const buttonColumn = <Row>(
  label: string,
  { key, width, onPress }: Required<Pick<ColumnDefinition<Row>, 'key' | 'width' | 'onPress'>>,
): ColumnDefinition<Row> => ({
  key,
  header: label,
  type: 'text',
  width,
  sortable: false,
  hideable: false,
  value: () => '',
  cell: () => ({ text: label }),
  onPress,
});

/** A column of buttons that open the menu of their row. */
export const rowMenuColumn: ColumnDefinition<unknown> = buttonColumn('Action', {
  key: 'Action',
  width: 76,
  onPress: 'row menu',
});

/** Person of a row in a list that approvers read: name and code. */
export const personColumn = {
  type: 'person',
  width: 190,
  frozen: true,
  hideable: false,
  filterable: false,
} as const satisfies Partial<ColumnDefinition<unknown>>;
