import type { Handlers } from '../../operations/call';
import { countUnreadNotifications } from './countUnreadNotifications';
import { listNotifications } from './listNotifications';
import { readNotifications } from './readNotifications';

export const notificationsOperations = {
  listNotifications,
  countUnreadNotifications,
  readNotifications,
} satisfies Partial<Handlers>;
