import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Call } from '../operations/call';
import { notifyAll } from './notify';

/** Notifies employees who have become heads of departments. Must run in the transaction of the change. */
export const notifyDepartmentHeads = (
  { caller, database, now }: Pick<Call<'saveDepartment'>, 'caller' | 'database' | 'now'>,
  heads: readonly { readonly headId: string; readonly department: string }[],
): Promise<void> =>
  notifyAll(
    database,
    heads.map(({ headId, department }) => ({
      recipientIds: [headId],
      actorId: caller.employeeId,
      kind: 'hand-over',
      text: `${caller.fullName} made you the head of the department ${department}`,
      path: notificationLinks['hand-over'].record.department(department),
      happenedAt: now,
    })),
  );
