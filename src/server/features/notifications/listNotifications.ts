import { linkToPhoto } from '../../attachments/attachmentWire';
import type { Handler } from '../../operations/call';
import { countNotifications, notificationWindow } from './notificationsReadModel';

const defaultLimit = 20;

/** A window of the caller's notifications, with their total and the number of unread ones. */
export const listNotifications: Handler<'listNotifications'> = async (call) => {
  const { database, caller, query } = call;
  const isUnreadOnly = query.unread === 'true';
  const [rows, unread, all] = await Promise.all([
    notificationWindow(database, {
      recipientId: caller.employeeId,
      isUnreadOnly,
      offset: query.offset ?? 0,
      limit: query.limit ?? defaultLimit,
    }),
    countNotifications(database, caller.employeeId, true),
    isUnreadOnly ? undefined : countNotifications(database, caller.employeeId, false),
  ]);
  return {
    Rows: rows.map((row) => ({
      _id: row.id,
      Kind: row.kind,
      Text: row.text,
      Path: row.path,
      Create_at: row.created_at.toISOString(),
      Read_at: row.read_at?.toISOString() ?? null,
      Actor: row.actor_name,
      Actor_pic: linkToPhoto(row, call),
    })),
    Total: all ?? unread,
    Unread: unread,
  };
};
