import type { Handlers } from '../../operations/call';
import { addSprintTasks } from './sprints/addSprintTasks';
import { closeSprint } from './sprints/closeSprint';
import { createMilestone } from './milestones/createMilestone';
import { createSprint } from './sprints/createSprint';
import { deleteMilestone } from './milestones/deleteMilestone';
import { deleteSprint } from './sprints/deleteSprint';
import { getProjectCharts } from './charts/getProjectCharts';
import { listMilestoneForecasts } from './charts/listMilestoneForecasts';
import { listPortfolioCharts } from './charts/listPortfolioCharts';
import { listProjectDayTasks } from './charts/listProjectDayTasks';
import { listProjectFinishedTasks } from './charts/listProjectFinishedTasks';
import { getMilestoneChart } from './charts/getMilestoneChart';
import { getSprintChart } from './charts/getSprintChart';
import { getSprintCapacity } from './sprints/getSprintCapacity';
import { listDeletedMilestones, listDeletedSprints } from './listDeletedPlans';
import { listMilestones } from './milestones/listMilestones';
import { listProjectSprints } from './sprints/listProjectSprints';
import { listSprintClosings } from './sprints/listSprintClosings';
import { reopenSprint } from './sprints/reopenSprint';
import { restoreMilestone } from './milestones/restoreMilestone';
import { restoreSprint } from './sprints/restoreSprint';
import { updateMilestone } from './milestones/updateMilestone';
import { updateSprint } from './sprints/updateSprint';

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
  getMilestoneChart,
  getSprintChart,
  getSprintCapacity,
  getProjectCharts,
  listMilestoneForecasts,
  listPortfolioCharts,
  listProjectDayTasks,
  listProjectFinishedTasks,
} satisfies Partial<Handlers>;
