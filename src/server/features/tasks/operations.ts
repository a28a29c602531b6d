import type { Handlers } from '../../operations/call';
import { createTask } from './edit/createTask';
import { deleteBaseline } from './timeline/baselines/deleteBaseline';
import { deleteManyTasks } from './deletion/deleteManyTasks';
import { deleteTaskDependency } from './dependencies/deleteTaskDependency';
import { deleteTaskOrProject } from './deletion/deleteTaskOrProject';
import { editManyTasks } from './bulk/editManyTasks';
import { editTask } from './edit/editTask';
import { getBaseline } from './timeline/baselines/getBaseline';
import { getCalendar } from './calendar/getCalendar';
import { getTask } from './edit/getTask';
import { getTimeline } from './timeline/getTimeline';
import { listBaselines } from './timeline/baselines/listBaselines';
import { listDeletedTasks } from './deletion/listDeletedTasks';
import { listEmployeeTasks } from './list/listEmployeeTasks';
import { listLinkedTasks } from './links/listLinkedTasks';
import { listOwnDueTasks } from './list/listOwnDueTasks';
import { listOwnTasks } from './list/listOwnTasks';
import { listProjectTasks } from './list/listProjectTasks';
import { listTaskFields } from './list/listTaskFields';
import { listTaskGroups } from './list/listTaskGroups';
import { listTasks } from './list/listTasks';
import { previewTimelineMove } from './timeline/previewTimelineMove';
import { previewTaskDeletion } from './deletion/previewTaskDeletion';
import { restoreTaskOrProject } from './deletion/restoreTaskOrProject';
import { saveBaseline } from './timeline/baselines/saveBaseline';
import { saveTaskDependency } from './dependencies/saveTaskDependency';
import { saveTimelineMove } from './timeline/saveTimelineMove';
import { undoManyTasks } from './bulk/undoManyTasks';
import { updateTask } from './edit/updateTask';

export const tasksOperations = {
  listProjectTasks,
  createTask,
  updateTask,
  getTask,
  editTask,
  editManyTasks,
  undoManyTasks,
  listLinkedTasks,
  saveTaskDependency,
  deleteTaskDependency,
  getTimeline,
  getCalendar,
  previewTimelineMove,
  saveTimelineMove,
  listBaselines,
  getBaseline,
  saveBaseline,
  deleteBaseline,
  deleteManyTasks,
  previewTaskDeletion,
  deleteTaskOrProject,
  restoreTaskOrProject,
  listDeletedTasks,
  listOwnTasks,
  listEmployeeTasks,
  listTasks,
  listTaskFields,
  listTaskGroups,
  listOwnDueTasks,
} satisfies Partial<Handlers>;
