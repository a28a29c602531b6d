import type { Handler } from '../../operations/call';
import { countNotifications } from './notificationsReadModel';

/** For the badge of the bell. */
export const countUnreadNotifications: Handler<'countUnreadNotifications'> = async ({ database, caller }) => ({
  Unread: await countNotifications(database, caller.employeeId, true),
});
