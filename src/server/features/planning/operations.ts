import type { Handlers } from '../../operations/call';
import { addSprintTasks } from './addSprintTasks';
import { closeSprint } from './closeSprint';
import { createMilestone } from './createMilestone';
import { createSprint } from './createSprint';
import { deleteMilestone } from './deleteMilestone';
import { deleteSprint } from './deleteSprint';
import { listDeletedMilestones, listDeletedSprints } from './listDeletedPlans';
import { listMilestones } from './listMilestones';
import { listProjectSprints } from './listProjectSprints';
import { listSprintClosings } from './listSprintClosings';
import { reopenSprint } from './reopenSprint';
import { restoreMilestone } from './restoreMilestone';
import { restoreSprint } from './restoreSprint';
import { updateMilestone } from './updateMilestone';
import { updateSprint } from './updateSprint';

export const planningOperations = {
  listMilestones,
  createMilestone,
  updateMilestone,
  deleteMilestone,
  restoreMilestone,
  listDeletedMilestones,
  listProjectSprints,
  createSprint,
  updateSprint,
  deleteSprint,
  restoreSprint,
  listDeletedSprints,
  closeSprint,
  reopenSprint,
  addSprintTasks,
  listSprintClosings,
} satisfies Partial<Handlers>;
