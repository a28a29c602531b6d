import type { Handlers } from '../../operations/call';
import { getMilestoneReport } from './getMilestoneReport';
import { getProjectStatusReport } from './getProjectStatusReport';
import { getSprintReport } from './getSprintReport';
import { getTaskTimerReport } from './getTaskTimerReport';
import { getTicketReport } from './getTicketReport';
import { getWorkingPlan } from './getWorkingPlan';
import { listDueMilestones } from './listDueMilestones';
import { listDueSprints } from './listDueSprints';
import { listRunningTaskTimers } from './listRunningTaskTimers';
import { listTimerEntries } from './listTimerEntries';
import { listTimerEntryGroups } from './listTimerEntryGroups';

export const reportsOperations = {
  getTaskTimerReport,
  listTimerEntries,
  listTimerEntryGroups,
  getProjectStatusReport,
  listRunningTaskTimers,
  getWorkingPlan,
  listDueMilestones,
  listDueSprints,
  getMilestoneReport,
  getSprintReport,
  getTicketReport,
} satisfies Partial<Handlers>;
