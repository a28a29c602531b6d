import type { Handlers } from '../../operations/call';
import { addHourLog } from './addHourLog';
import { deleteHourLog } from './deleteHourLog';
import { editHourLog } from './editHourLog';
import { getOwnRunningTimer } from './getOwnRunningTimer';
import { getTaskTimer } from './getTaskTimer';
import { listHourLogs } from './listHourLogs';
import { listOwnHourLogs } from './listOwnHourLogs';
import { listOwnTimerOverruns } from './listOwnTimerOverruns';
import { settleTimerOverrun } from './settleTimerOverrun';
import { splitHourLog } from './splitHourLog';
import { toggleTaskTimer } from './toggleTaskTimer';

export const timerOperations = {
  listHourLogs,
  toggleTaskTimer,
  getTaskTimer,
  getOwnRunningTimer,
  listOwnHourLogs,
  addHourLog,
  editHourLog,
  splitHourLog,
  deleteHourLog,
  listOwnTimerOverruns,
  settleTimerOverrun,
} satisfies Partial<Handlers>;
