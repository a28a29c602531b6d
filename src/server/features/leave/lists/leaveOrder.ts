import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { listDirection, type Direction, type ListDirection } from '../../../database/listDirection';
import { failures } from '../../../errors/failure';

export type LeaveColumn =
  | 'person.full_name'
  | 'leaves.starts_on'
  | 'leaves.length_days'
  | 'leaves.leave_type'
  | 'leaves.is_emergency'
  | 'leaves.status'
  | 'leaves.created_at'
  | 'leaves.acted_at'
  | 'leaves.id';

const columnsBySortKey: Readonly<Record<string, LeaveColumn>> = {
  Employee: 'person.full_name',
  [leaveDatesField]: 'leaves.starts_on',
  Length_days: 'leaves.length_days',
  Leave_type: 'leaves.leave_type',
  Emergency_leave: 'leaves.is_emergency',
  Status: 'leaves.status',
  Create_at: 'leaves.created_at',
  Action_on: 'leaves.acted_at',
};

/** Sort keys of the lists of leaves. */
export const leaveSortKeys: readonly string[] = Object.keys(columnsBySortKey);

const defaultSort = 'Create_at:desc';

/**
 * Parses `sort`. The id is the last key, in the direction of the first, as in the indexes.
 * @throws Failure 400 naming `sort` for an unknown key
 */
export function leaveOrder(sort: string = defaultSort): (readonly [LeaveColumn, ListDirection])[] {
  const keys = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const columns = keys.map(([name, direction]): readonly [LeaveColumn, ListDirection] => {
    const column = Object.hasOwn(columnsBySortKey, name) ? columnsBySortKey[name] : undefined;
    if (column === undefined)
      throw failures.malformed([{ field: 'sort', message: `Leaves cannot be sorted by '${name}'` }]);
    return [column, listDirection(direction, column === 'leaves.acted_at')];
  });
  return [...columns, ['leaves.id', keys[0]?.[1] ?? 'desc'] as const];
}
