import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { entitiesReducer } from '../entities/entitiesReducer';
import { holdRecords } from '../entities/holdRecords';
import { screenReducers } from '../screen-state/screenState';
import { leaveFormReducer } from '../features/leave/form/leaveFormSlice';
import { permissionsReducer } from '../permissions/permissionsSlice';
import { expired, signedOut } from '../session/accountSlice';
import { clockReducer } from '../session/clockSlice';
import { identityReducer } from '../session/identitySlice';
import { sessionReducer } from '../session/sessionReducer';
import { taskTimerReducer } from '../features/tasks/timer/taskTimerSlice';

const combined = holdRecords(
  combineReducers({
    session: sessionReducer,
    permissions: permissionsReducer,
    taskTimer: taskTimerReducer,
    companyClock: clockReducer,
    identity: identityReducer,
    leaveForm: leaveFormReducer,
    entities: entitiesReducer,
    ...screenReducers,
    [api.reducerPath]: api.reducer,
  }),
);

export type RootState = ReturnType<typeof combined>;

/** The data of the previous user must not be there for the next one. */
const withoutPerson = (state: RootState): Partial<RootState> => ({
  // Answers without their records cannot be shown: both go together.
  entities: { records: state.entities.records, taskEdits: {} },
  session: state.session,
  companyClock: state.companyClock,
  [api.reducerPath]: state[api.reducerPath],
});

/** The end of a session clears everything except the session itself; the listener resets the api slice. */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  const isEndOfSession = signedOut.match(action) || expired.match(action);
  return combined(state && isEndOfSession ? withoutPerson(state) : state, action);
}
