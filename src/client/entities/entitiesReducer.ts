import { combineReducers } from '@reduxjs/toolkit';
import { noRecords, type HeldRecords } from '../api/records/heldRecords';
import { planEditsReducer } from './planEdits';
import { taskEditsReducer } from './taskEdits';

/** The normalised store: every record once (`holdRecords` fills it), and changes that wait for their answer. */
export const entitiesReducer = combineReducers({
  records: (records: HeldRecords = noRecords): HeldRecords => records,
  taskEdits: taskEditsReducer,
  planEdits: planEditsReducer,
});

export type EntitiesState = ReturnType<typeof entitiesReducer>;
