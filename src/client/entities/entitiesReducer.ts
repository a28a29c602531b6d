import { combineReducers } from '@reduxjs/toolkit';
import { commentsReducer } from './comments';
import { employeesReducer } from './employees';
import { historyEntriesReducer } from './historyEntries';
import { timeEntriesReducer } from './timeEntries';
import { leavesReducer } from './leaves';
import { projectsReducer } from './projects';
import { taskEditsReducer } from './taskEdits';
import { tasksReducer } from './tasks';

/** The normalised store: every record once. */
export const entitiesReducer = combineReducers({
  employees: employeesReducer,
  projects: projectsReducer,
  tasks: tasksReducer,
  taskEdits: taskEditsReducer,
  comments: commentsReducer,
  historyEntries: historyEntriesReducer,
  timeEntries: timeEntriesReducer,
  leaves: leavesReducer,
});
