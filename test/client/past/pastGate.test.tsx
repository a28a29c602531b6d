import { liftedStore, type DevToolsState } from '../../support/client/devTools';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../src/client/api/api';
import { App } from '../../../src/client/app/App';
import { makeRouter } from '../../../src/client/app/router';
import type { RootState } from '../../../src/client/app/rootReducer';
import { TimeTravel } from '../../../src/client/past/TimeTravel';
import { changed } from '../../../src/client/session/liveSlice';
import { followOtherTabs } from '../../../src/client/session/followOtherTabs';
import { printingChanged } from '../../../src/client/session/printSlice';
import { schemeChanged } from '../../../src/client/session/schemeSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import type { WithSession } from '../../../src/client/session/sessionReducer';
import { StoreClock } from '../../../src/client/widgets/StoreClock';
import { useNow } from '../../../src/client/ui/badges/useNow';
import { followClock } from '../../../src/client/live/followClock';
import { standAt } from '../../support/moments/pageClock';
import { testStart } from '../../support/testMoment';
import { makeSignedInStore, testUser } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const { jumpToState, toggleAction, importState, commit, reset, lockChanges } = ActionCreators;

const selectTheme = ({ session }: WithSession): string => session.preferences.theme ?? 'none';
const selectIsPrinting = ({ session }: WithSession): boolean => session.isPrinting;
const settle = (): Promise<void> => act(async () => new Promise((resolve) => void setTimeout(resolve, 0)));

/** A page with the traps of a screen: it reads on mount, writes when it is unmounted, navigates and listens to keys. */
function Place({ name }: { name: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const theme = useSelector(selectTheme);
  const { data } = api.useListProjectsQuery();
  const time = new Date(useNow(1000)).toISOString();
  useEffect(() => {
    const onKey = (): void => {
      dispatch(preferenceChosen('key', 'pressed'));
      void navigate('/elsewhere');
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      dispatch(preferenceChosen('left', name));
    };
  }, [dispatch, navigate, name]);
  return (
    <main data-paper={useSelector(selectIsPrinting)}>
      {name} at {pathname}, theme {theme}, {data?.length ?? 'no'} projects, time {time}, state {JSON.stringify(state)}
      <Link to="/second" state={{ from: name }}>
        Second
      </Link>
      <button onClick={() => dispatch(preferenceChosen('theme', 'pressed'))}>Change</button>
    </main>
  );
}

const routes = [
  { path: '/first', element: <Place name="First" /> },
  { path: '/second', element: <Place name="Second" /> },
  { path: '*', element: <Place name="Elsewhere" /> },
];

async function openProgram() {
  window.history.replaceState(null, '', '/first');
  window.localStorage.clear();
  const network = fakeNetwork();
  network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'One', Version: 1 }]);
  network.succeed('/auth/preferences/save', { Key: 'theme', Value: '"dark"' });
  const { store, log } = makeSignedInStore('/first');
  const lifted = liftedStore(store);
  const router = makeRouter(store, routes);
  render(
    <TimeTravel gate={store.past} routes={routes} outside={null}>
      <App store={store}>
        <StoreClock>
          <RouterProvider router={router} />
        </StoreClock>
      </App>
    </TimeTravel>,
  );
  await settle();
  const travel = async (action: Parameters<typeof lifted.dispatch>[0]): Promise<void> => {
    act(() => void lifted.dispatch(action));
    await settle();
  };
  const newest = (): number => lifted.getState().stagedActionIds.length - 1;
  return { network, store, log, lifted, router, travel, newest };
}

type Program = Awaited<ReturnType<typeof openProgram>>;

/** Index of the first step of this type. */
const findStep = ({ lifted }: Program, type: string): number => {
  const { stagedActionIds, actionsById } = lifted.getState();
  const index = stagedActionIds.findIndex((id) => actionsById[id]?.action.type === type);
  if (index < 0) throw new Error(`No step ${type}`);
  return index;
};

/** RTK Query lists its subscriptions half a second late. */
const withoutSubscriptions = ({ api: { subscriptions: _late, ...rest }, ...state }: RootState) => ({
  ...state,
  api: rest,
});

const shownText = (): string => screen.getByRole('main', { hidden: true }).textContent;
const banner = (): string | undefined => document.querySelector('[data-replay-controls] span')?.textContent;
const address = (): string => window.location.pathname + window.location.search;
const root = document.documentElement;

/** Two pages and a chosen theme. */
async function useProgram(program: Program): Promise<void> {
  act(() => void program.store.dispatch(preferenceChosen('theme', 'dark')));
  await settle();
  fireEvent.click(screen.getByRole('link', { name: 'Second' }));
  await settle();
}

test('every step shows its state at its URL, and nothing is sent, stored, logged or added to the history', async () => {
  const program = await openProgram();
  const { network, store, lifted, travel, newest } = program;
  await useProgram(program);
  expect(shownText()).toContain('Second at /second, theme "dark", 1 projects');
  expect(shownText()).toContain('state {"from":"First"}');
  expect(root.dataset.step).toBe(String(newest()));
  const [sent, stored, entries, last] = [network.calls.length, { ...localStorage }, window.history.length, newest()];
  const atNewest = store.getState();

  await travel(jumpToState(findStep(program, 'session/preferenceChosen') - 1));
  expect(shownText()).toContain('First at /first, theme none, 1 projects');
  expect(address()).toBe('/first');
  expect(banner()).toBe(`Past: step ${findStep(program, 'session/preferenceChosen') - 1} of ${last}`);
  expect(root.dataset.step).toBe(String(findStep(program, 'session/preferenceChosen') - 1));
  expect(root.hasAttribute('data-past')).toBe(true);

  // Before the answer the list is empty; the live page had asked for it.
  await travel(jumpToState(1));
  expect(shownText()).toContain('no projects');
  // No input: neither on the screen's elements nor on the document.
  fireEvent.click(screen.getByRole('button', { name: 'Change', hidden: true }));
  fireEvent.click(screen.getByRole('link', { name: 'Second', hidden: true }));
  fireEvent.keyDown(document.body, { key: 'x' });
  await settle();
  expect(address()).toBe('/first');
  expect(document.querySelector('[inert] main')).not.toBeNull();

  for (let index = 0; index < last; index += 1) await travel(jumpToState(index));
  await travel(toggleAction(findStep(program, 'session/preferenceChosen')));
  expect(network.calls).toHaveLength(sent);
  expect({ ...localStorage }).toEqual(stored);
  expect(window.history.length).toBe(entries);
  expect(newest()).toBe(last);

  await travel(toggleAction(findStep(program, 'session/preferenceChosen')));
  await travel(jumpToState(last));
  expect(banner()).toBeUndefined();
  expect(root.hasAttribute('data-past')).toBe(false);
  expect(address()).toBe('/second');
  expect(shownText()).toContain('Second at /second, theme "dark", 1 projects');
  expect(withoutSubscriptions(store.getState())).toEqual(withoutSubscriptions(atNewest));
  // Input works again.
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(shownText()).toContain('theme "pressed"');
  expect(lifted.getState().currentStateIndex).toBe(newest());
});

test('changes by others and answers that arrive in the past are delivered in their order on return', async () => {
  const program = await openProgram();
  const { network, store, travel, newest } = program;
  await useProgram(program);
  let answer = (_reply: { httpStatus: number; text: string }): void => undefined;
  network.answer('/auth/tasks/details', () => new Promise((resolve) => void (answer = resolve)));
  let saved: unknown;
  const call = store.dispatch(api.endpoints.getTask.initiate({ id: 't' })).then((result) => (saved = result));
  await settle();
  network.succeed('/auth/projects', []);
  const last = newest();

  await travel(jumpToState(1));
  const sent = network.calls.length;
  answer({ httpStatus: 200, text: JSON.stringify({ status: 1, data: { _id: 't', Project_id: 'p', Version: 1 } }) });
  const change = { Kind: 'project', _id: 'p', Project_id: 'p', Concerns_me: true };
  store.dispatch(changed({ position: 7, changes: [change] }));
  store.dispatch(changed({ position: 8, changes: [change] }));
  await settle();
  expect(saved).toBeUndefined();
  expect(newest()).toBe(last);
  expect(network.calls).toHaveLength(sent);

  await travel(jumpToState(last));
  await call;
  expect(saved).toMatchObject({ status: 'fulfilled', data: { _id: 't' } });
  expect(store.getState().session.live.position).toBe(8);
  // The list is read again because of the change.
  expect(await screen.findByText(/no projects|0 projects/)).toBeInTheDocument();
});

test('what the browser and its system do while the past is shown is known on return', async () => {
  const program = await openProgram();
  const { store, travel, newest } = program;
  await useProgram(program);
  act(() => void store.dispatch(printingChanged(true)));
  const last = newest();
  await travel(jumpToState(1));
  act(() => void store.dispatch(printingChanged(false)));
  act(() => void store.dispatch(schemeChanged(true)));
  await travel(jumpToState(last));
  expect(store.getState().session).toMatchObject({ isPrinting: false, isSystemDark: true });
});

test('an earlier state is printed as paper, which is light, and shown as it was afterwards', async () => {
  const program = await openProgram();
  const { travel } = program;
  await useProgram(program);
  await travel(jumpToState(1));
  const isPaper = (): string | undefined => screen.getByRole('main', { hidden: true }).dataset.paper;
  expect(isPaper()).toBe('false');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(isPaper()).toBe('true');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(isPaper()).toBe('false');
  await travel(jumpToState(program.newest()));
});

test('a state of the time in which the page was printed, made the present, does not go on printing', async () => {
  const program = await openProgram();
  const { store, travel } = program;
  act(() => void store.dispatch(printingChanged(true)));
  act(() => void store.dispatch(printingChanged(false)));
  await travel(jumpToState(findStep(program, printingChanged.type)));
  await travel(commit());
  expect(store.getState().session.isPrinting).toBe(false);
});

test('an imported log is the past; the button of the banner returns to the state of before', async () => {
  const program = await openProgram();
  const { network, store, lifted, travel, newest } = program;
  await useProgram(program);
  const exported = JSON.parse(JSON.stringify(lifted.getState())) as DevToolsState<RootState>;
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await settle();
  const [sent, before] = [network.calls.length, store.getState()];

  await travel(importState({ ...exported, currentStateIndex: 1 }));
  expect(banner()).toBe(`Past: step 1 of ${exported.stagedActionIds.length - 1}`);
  expect(shownText()).toContain('First at /first');
  await travel(jumpToState(newest()));
  // The newest state of an older log is no present.
  expect(banner()).toMatch(/^Past/);
  expect(network.calls).toHaveLength(sent);

  fireEvent.click(screen.getByRole('button', { name: 'Return to the present' }));
  await settle();
  expect(banner()).toBeUndefined();
  expect(withoutSubscriptions(store.getState())).toEqual(withoutSubscriptions(before));
  expect(shownText()).toContain('theme "pressed"');

  // A log with the present state as its newest is this page's own.
  await travel(importState(JSON.parse(JSON.stringify(lifted.getState())) as DevToolsState<RootState>));
  expect(banner()).toBeUndefined();
  await travel(jumpToState(1));
  expect(banner()).toMatch(/^Past: step 1 of /);
  await travel(jumpToState(newest()));
  expect(banner()).toBeUndefined();
});

test('a locked log is the past, because nothing that happens would be in it', async () => {
  const program = await openProgram();
  const { travel } = program;
  await travel(lockChanges(true));
  expect(banner()).toMatch(/^Past/);
  fireEvent.click(screen.getByRole('button', { name: 'Return to the present' }));
  await settle();
  expect(banner()).toBeUndefined();
});

test('commit and reset make an earlier state the present: the router goes there, unanswered calls are sent again', async () => {
  const program = await openProgram();
  const { network, store, travel } = program;
  await useProgram(program);
  // A state in which the list of projects is being read.
  await travel(jumpToState(findStep(program, 'api/executeQuery/pending')));
  expect(shownText()).toContain('no projects');
  const sent = network.callsTo('/auth/projects').length;
  await travel(commit());
  expect(banner()).toBeUndefined();
  expect(address()).toBe('/first');
  expect(network.callsTo('/auth/projects').length).toBeGreaterThan(sent);
  expect(await screen.findByText(/1 projects/)).toBeInTheDocument();
  expect(store.getState().session.location.pathname).toBe('/first');

  await useProgram(program);
  expect(address()).toBe('/second');
  await travel(reset());
  expect(banner()).toBeUndefined();
  expect(address()).toBe('/first');
  expect(await screen.findByText(/First at \/first, theme none, 1 projects/)).toBeInTheDocument();
});

test('an earlier state shows the time of then, and time goes on after the return', async () => {
  standAt(testStart);
  const program = await openProgram();
  // Its first step also announces answers that the store has gathered.
  let stop = (): void => undefined;
  act(() => {
    stop = followClock(program.store);
  });
  const { store, travel, newest } = program;
  const later = new Date(testStart.getTime() + 90_000);
  act(() => standAt(later));
  await settle();
  expect(shownText()).toContain(`time ${later.toISOString()}`);
  const last = newest();
  await travel(jumpToState(1));
  expect(shownText()).toContain(`time ${testStart.toISOString()}`);
  const latest = new Date(later.getTime() + 90_000);
  act(() => standAt(latest));
  await settle();
  expect(shownText()).toContain(`time ${testStart.toISOString()}`);
  expect(newest()).toBe(last);
  await travel(jumpToState(last));
  expect(shownText()).toContain(`time ${latest.toISOString()}`);
  expect(store.getState().companyClock).toMatchObject({ nowMs: latest.getTime(), minuteMs: latest.getTime() });
  stop();
});

function otherTabWrites(newValue: string | null): void {
  // Another session, not this one with another token.
  localStorage.setItem('daybook.session', 'another');
  if (newValue === null) localStorage.removeItem('daybook.token');
  else localStorage.setItem('daybook.token', newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'daybook.token', newValue })));
}

test('another tab that signs out or in ends looking at an earlier state, and the page is loaded at the path of the present', async () => {
  for (const token of [null, 'of another session']) {
    const program = await openProgram();
    const { store, log, travel } = program;
    await useProgram(program);
    const opened: string[] = [];
    const end = followOtherTabs(store, {
      reloadAt: (path) => void opened.push(path),
      leavePast: store.past.returnToPresent,
    });
    await travel(jumpToState(1));
    expect(address()).toBe('/first');
    localStorage.setItem('daybook.user', JSON.stringify([testUser]));
    otherTabWrites(token);
    await settle();
    expect(banner()).toBeUndefined();
    expect(root.hasAttribute('data-past')).toBe(false);
    expect(address()).toBe('/second');
    expect(store.getState().session.account.isTokenPresent).toBe(token !== null);
    expect([...opened, ...log.opened]).toEqual([token === null ? '/login' : '/second']);
    end();
    cleanup();
  }
});
