import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Call } from '../operations/call';
import { notifyAll } from './notify';

/** Notifies employees who have become handlers of ticket departments. Must run in the transaction of the change. */
export const notifyTicketHandlers = (
  { caller, database, now }: Pick<Call<'saveTicketDepartment'>, 'caller' | 'database' | 'now'>,
  departments: readonly { readonly handlerIds: readonly string[]; readonly department: string }[],
): Promise<void> =>
  notifyAll(
    database,
    departments.map(({ handlerIds, department }) => ({
      recipientIds: handlerIds,
      actorId: caller.employeeId,
      kind: 'hand-over',
      text: `${caller.fullName} made you a handler of tickets of ${department}`,
      path: notificationLinks['hand-over'].several.tickets(),
      happenedAt: now,
    })),
  );
