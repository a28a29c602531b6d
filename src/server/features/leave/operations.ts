import type { Handlers } from '../../operations/call';
import { applyForLeave } from './applyForLeave';
import { changeLeaveStatus } from './changeLeaveStatus';
import { decideLeaves } from './decideLeaves';
import { getLeaveCalendar } from './getLeaveCalendar';
import { getLeaveCounts } from './getLeaveCounts';
import { getLeaveImpact } from './getLeaveImpact';
import { listLeaveLogs } from './listLeaveLogs';
import { listLeaveQuarters } from './listLeaveQuarters';
import { listLeaveWindow } from './listLeaveWindow';
import { listLeaves } from './listLeaves';
import { listLeavesToday } from './listLeavesToday';

export const leaveOperations = {
  applyForLeave,
  listLeaves,
  getLeaveCounts,
  changeLeaveStatus,
  listLeaveLogs,
  listLeavesToday,
  listLeaveWindow,
  listLeaveQuarters,
  getLeaveCalendar,
  getLeaveImpact,
  decideLeaves,
} satisfies Partial<Handlers>;
