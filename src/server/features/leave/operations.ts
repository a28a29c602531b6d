import type { Handlers } from '../../operations/call';
import { applyForLeave } from './applyForLeave';
import { changeLeaveStatus } from './changeLeaveStatus';
import { decideLeaves } from './decideLeaves';
import { getLeave } from './getLeave';
import { getLeaveCalendar } from './lists/getLeaveCalendar';
import { getLeaveCounts } from './getLeaveCounts';
import { getLeaveImpact } from './getLeaveImpact';
import { getLeaveYear } from './lists/getLeaveYear';
import { listLeaveLogs } from './listLeaveLogs';
import { listLeaveQuarters } from './lists/listLeaveQuarters';
import { listLeaveWindow } from './lists/listLeaveWindow';
import { listLeaves } from './lists/listLeaves';
import { listLeavesToday } from './lists/listLeavesToday';

export const leaveOperations = {
  applyForLeave,
  listLeaves,
  getLeave,
  getLeaveCounts,
  changeLeaveStatus,
  listLeaveLogs,
  listLeavesToday,
  listLeaveWindow,
  listLeaveQuarters,
  getLeaveCalendar,
  getLeaveYear,
  getLeaveImpact,
  decideLeaves,
} satisfies Partial<Handlers>;
