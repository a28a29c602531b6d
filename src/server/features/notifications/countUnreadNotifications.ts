import type { Handler } from '../../operations/call';
import { countNotifications } from './notificationsReadModel';

/** The figure on the bell. */
export const countUnreadNotifications: Handler<'countUnreadNotifications'> = async ({ database, caller }) => ({
  Unread: await countNotifications(database, caller.employeeId, true),
});
