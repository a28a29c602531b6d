import { legacy_createStore, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import { api } from '../../../src/client/api/api';
import { rootReducer, type RootState } from '../../../src/client/app/rootReducer';
import {
  emptyLeaveForm,
  leaveFormEvents,
  opened as formOpened,
} from '../../../src/client/features/leave/form/leaveFormSlice';
import { started } from '../../../src/client/features/tasks/timer/taskTimerSlice';
import { signedIn, signedOut } from '../../../src/client/session/accountSlice';
import { changed } from '../../../src/client/session/liveSlice';
import { locationChanged } from '../../../src/client/session/locationSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { makeSignedInMockStore, testUser } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const running = {
  taskId: 't',
  projectId: 'p',
  taskKey: 'P-1',
  summary: 'Broken',
  startedAt: '2026-01-05T10:00:00.000Z',
};

/** Every action of a session: sign-in, lists, an edit, a failed call, changes by others, a form, sign-out. */
async function recordSession(): Promise<readonly UnknownAction[]> {
  const network = fakeNetwork();
  network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'One', Version: 1 }]);
  network.succeed('/auth/tasks/details', { _id: 't', Project_id: 'p', Employee_id: 'e', Version: 1 });
  network.succeed('/auth/tasks/comments', [{ _id: 'c', Task_id: 't', Comment: 'Text' }]);
  network.succeed('/auth/preferences/save', { Key: 'theme', Value: 'dark' });
  network.fail('/auth/employees', 500, 'Broken');
  const { store, actions } = makeSignedInMockStore('/dashboard');
  store.dispatch(signedIn([testUser]));
  store.dispatch(locationChanged({ pathname: '/projects', search: '?f.Status=Open' }));
  store.dispatch(preferenceChosen('theme', 'dark'));
  await store.dispatch(api.endpoints.listProjects.initiate());
  await store.dispatch(api.endpoints.getTask.initiate({ id: 't' }));
  await store.dispatch(api.endpoints.listComments.initiate({ Task_id: 't' }));
  await store.dispatch(api.endpoints.listEmployees.initiate());
  store.dispatch(started({ running }));
  store.dispatch(
    changed({ position: 7, changes: [{ Kind: 'comment', _id: 't', Project_id: 'p', Concerns_me: true }] }),
  );
  store.dispatch(formOpened({ mode: 'own' }));
  const filled = { ...emptyLeaveForm, StartDate: '2026-03-02', EndDate: '2026-03-04', Reason: 'Away' };
  leaveFormEvents(emptyLeaveForm, filled).forEach((event) => store.dispatch(event));
  store.dispatch(signedOut());
  return actions;
}

/** The store as Redux DevTools drives it. */
const instrumented = () =>
  legacy_createStore(rootReducer, undefined, instrument<RootState, UnknownAction>()) as ReturnType<
    typeof legacy_createStore<RootState, UnknownAction>
  > & {
    liftedStore: { dispatch: (action: Action) => unknown; getState: () => LiftedState<RootState, UnknownAction, null> };
  };

function replay(actions: readonly UnknownAction[]) {
  const store = instrumented();
  actions.forEach((action) => store.dispatch(action));
  return store;
}

const getErrors = ({ computedStates }: LiftedState<RootState, UnknownAction, null>): string[] =>
  computedStates.flatMap(({ error }) => (error === undefined ? [] : [error]));

let actions: readonly UnknownAction[] = [];
beforeAll(async () => {
  actions = await recordSession();
  expect(actions.length).toBeGreaterThan(15);
});

test('every state of a session can be visited again', () => {
  const seen: RootState[] = [];
  const store = instrumented();
  for (const action of actions) {
    store.dispatch(action);
    seen.push(store.getState());
  }
  seen.forEach((state, index) => {
    store.liftedStore.dispatch(ActionCreators.jumpToState(index + 1));
    expect(store.getState()).toBe(state);
  });
});

test('a session without any one of its actions is a session: no reducer throws', () => {
  const { liftedStore } = replay(actions);
  const { stagedActionIds } = liftedStore.getState();
  for (const id of stagedActionIds.slice(1)) {
    liftedStore.dispatch(ActionCreators.toggleAction(id));
    expect(getErrors(liftedStore.getState())).toEqual([]);
    liftedStore.dispatch(ActionCreators.toggleAction(id));
  }
});

test('a session travels as JSON: exported, imported elsewhere, it ends in the same state', () => {
  const store = replay(actions);
  const exported = JSON.parse(JSON.stringify(store.liftedStore.getState())) as LiftedState<
    RootState,
    UnknownAction,
    null
  >;
  const other = instrumented();
  other.liftedStore.dispatch(ActionCreators.importState(exported));
  // Reducers run again over the imported actions.
  other.liftedStore.dispatch(ActionCreators.toggleAction(1));
  other.liftedStore.dispatch(ActionCreators.toggleAction(1));
  expect(getErrors(other.liftedStore.getState())).toEqual([]);
  expect(other.getState()).toEqual(store.getState());
});

test('reducers are pure: the same actions lead to equal states, and no state changes after it was left', () => {
  const [one, other] = [replay(actions), replay(actions)];
  const getStates = (store: typeof one) => store.liftedStore.getState().computedStates.map(({ state }) => state);
  const former = JSON.stringify(getStates(one));
  expect(getStates(other)).toEqual(getStates(one));
  actions.forEach((action) => one.dispatch(action));
  expect(JSON.stringify(getStates(one).slice(0, actions.length + 1))).toBe(former);
});
