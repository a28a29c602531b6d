import { activeStates } from '../../../../domain/masters/masterRules';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { usesHref } from './useOpenEntry';

export interface MasterRow {
  readonly _id: string;
  readonly used_by?: number;
}

const statusChoices = activeStates.map((status) => ({
  value: status,
  label: status,
  tone: status === 'Active' ? ('success' as const) : ('neutral' as const),
}));

/** The name by which people know an entry. */
export const nameColumn = <Row extends MasterRow>(
  header: string,
  value: (row: Row) => string,
): ColumnDefinition<Row> => ({ key: 'name', header, type: 'text', width: 220, hideable: false, value });

export const statusColumn = <Row extends MasterRow & { readonly Status: string }>(): ColumnDefinition<Row> => ({
  key: 'status',
  header: 'Status',
  type: 'status',
  width: 104,
  value: (row) => row.Status,
  choices: statusChoices,
});

/** The number of records that use the entry; opens their list. */
export const usedByColumn = <Row extends MasterRow & { readonly used_by: number }>(): ColumnDefinition<Row> => ({
  key: 'used_by',
  header: 'Used by',
  type: 'number',
  width: 88,
  value: (row) => row.used_by,
  cell: (row) =>
    row.used_by === 0
      ? { text: '0' }
      : { text: String(row.used_by), href: usesHref(row._id), title: 'Show where it is used' },
});

/** Why an entry is not deleted; undefined when it can be. */
export const whyKept = ({ used_by: uses = 0 }: MasterRow): string | undefined =>
  uses === 0 ? undefined : `It is used ${uses === 1 ? 'once' : `${uses} times`}: set it to DeActive instead`;

/** Edit and, where there is one, delete per row (SCR-080, SCR-081). */
export const buttonColumns = <Row extends MasterRow>(
  edit: (id: string) => void,
  /** Absent where entries are not deleted. */
  remove?: (row: Row) => void,
): readonly ColumnDefinition<Row>[] => [
  {
    key: 'edit',
    header: 'Edit',
    type: 'text',
    width: 64,
    hideable: false,
    filterable: false,
    value: () => 'Edit',
    onPress: (row) => edit(row._id),
  },
  ...(remove
    ? [
        {
          key: 'delete',
          header: 'Delete',
          type: 'text' as const,
          width: 84,
          hideable: false,
          filterable: false as const,
          value: () => 'Delete',
          cell: (row: Row) => {
            const disabledReason = whyKept(row);
            return disabledReason === undefined ? { text: 'Delete' } : { text: 'Delete', disabledReason };
          },
          onPress: (row: Row) => {
            if (whyKept(row) === undefined) remove(row);
          },
        },
      ]
    : []),
];

/** By name, from A to Z. */
export const byName = { sort: [{ key: 'name', direction: 'asc' }] } as const;
