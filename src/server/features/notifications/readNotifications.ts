import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { countNotifications } from './notificationsReadModel';
import { markAllRead, markOneRead } from './readMarksRepository';

/**
 * Marks one of the caller's notifications as read, or all.
 * @throws Failure 404 for one that is not the caller's, 422 when neither is named
 */
export const readNotifications: Handler<'readNotifications'> = async ({ database, caller, body, now }) => {
  if (body.id !== undefined) {
    const isOwn = isRecordId(body.id) && (await markOneRead(database, caller.employeeId, body.id, now));
    if (!isOwn) throw failures.notFound('Notification');
  } else if (body.all === 'true') await markAllRead(database, caller.employeeId, now);
  else throw failures.invalid([{ field: 'id', message: 'Please name a notification, or all' }]);
  return { Unread: await countNotifications(database, caller.employeeId, true) };
};
