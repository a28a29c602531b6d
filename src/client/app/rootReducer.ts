import { combineReducers, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isAnyAnswer } from '../api/callEvents';
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
const withoutPerson = ({ session, companyClock }: RootState): Partial<RootState> => ({ session, companyClock });

const isEnd = isAnyOf(signedOut, expired);
/** A store begins with a part of its state. */
const hasExpired = ({ session }: Partial<RootState>): boolean => session?.account.expired !== undefined;

/**
 * The end of a session clears everything except the session itself. An answer that was under way is not stored any more.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state && isEnd(action)) return combined(withoutPerson(state), action);
  return state && hasExpired(state) && isAnyAnswer(action) ? state : combined(state, action);
}
