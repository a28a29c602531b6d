import type { Handlers } from '../../operations/call';
import { createTask } from './createTask';
import { deleteTaskOrProject } from './deleteTaskOrProject';
import { editManyTasks } from './editManyTasks';
import { editTask } from './editTask';
import { getTask } from './getTask';
import { listDeletedTasks } from './listDeletedTasks';
import { listEmployeeTasks } from './listEmployeeTasks';
import { listLinkedTasks } from './listLinkedTasks';
import { listOwnDueTasks } from './listOwnDueTasks';
import { listOwnTasks } from './listOwnTasks';
import { listProjectTasks } from './listProjectTasks';
import { listTaskGroups } from './listTaskGroups';
import { listTasks } from './listTasks';
import { restoreTaskOrProject } from './restoreTaskOrProject';
import { undoManyTasks } from './undoManyTasks';
import { updateTask } from './updateTask';

export const tasksOperations = {
  listProjectTasks,
  createTask,
  updateTask,
  getTask,
  editTask,
  editManyTasks,
  undoManyTasks,
  listLinkedTasks,
  deleteTaskOrProject,
  restoreTaskOrProject,
  listDeletedTasks,
  listOwnTasks,
  listEmployeeTasks,
  listTasks,
  listTaskGroups,
  listOwnDueTasks,
} satisfies Partial<Handlers>;
