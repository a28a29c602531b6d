import { liftedStore } from '../../support/client/devTools';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useEditTaskMutation } from '../../../src/client/api/api';
import { TimeTravel } from '../../../src/client/past/TimeTravel';
import { useBoardMoves } from '../../../src/client/features/tasks/board/useBoardMoves';
import type { KnownTask } from '../../../src/client/entities/knownRecords';
import { selectTaskEdits } from '../../../src/client/entities/taskEdits';
import { useManyTasks } from '../../../src/client/features/tasks/table/useManyTasks';
import { useTaskEdit } from '../../../src/client/features/tasks/table/useTaskEdit';
import { useCallState } from '../../../src/client/screen-state/useCallState';
import { useOverlay } from '../../../src/client/screen-state/useOverlay';
import { Form } from '../../../src/client/ui/form/Form';
import { TextField } from '../../../src/client/ui/form/TextField';
import { useForm } from '../../../src/client/ui/form/useForm';
import { useSubmission } from '../../../src/client/ui/form/useSubmission';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const { jumpToState, commit, rollback } = ActionCreators;
const settle = (): Promise<void> => act(async () => new Promise((resolve) => void setTimeout(resolve, 0)));

const unknown = /^It is not known whether this was saved/;
const task = { _id: 't', Project_id: 'p', Status: 'OPEN', Priority: 'Low', Version: 1 } as unknown as KnownTask;
const cells = { laneKind: 'none', lanes: [{ key: '' }], statuses: ['OPEN', 'CLOSE'] } as const;

/** What waits for the answer of a call: a form, a write without a form, the board, and a dialog that the answer closes. */
function Screen() {
  const [editTask] = useEditTaskMutation();
  const form = useForm({
    name: 'entry',
    initial: { summary: '' },
    submit: async ({ summary }) => {
      await editTask({ id: 'form', Short_summary: summary }).unwrap();
    },
  });
  const { isRunning, failure, run } = useSubmission<void>('write', async () => {
    await editTask({ id: 'write', Short_summary: 'x' }).unwrap();
  });
  const { change: move } = useTaskEdit('move');
  const { keepMoved, arrivedIn } = useBoardMoves(cells);
  const dialog = useOverlay('dialog');
  const drop = (): void => {
    void move(task, { Status: 'CLOSE' });
    keepMoved([task]);
  };
  const saveAndClose = async (): Promise<void> => {
    if (await form.submit()) dialog.close();
  };
  return (
    <main>
      <Form form={form} label="Entry" guard="none">
        <TextField field={form.field('summary')} label="Summary" />
        <button type="button" onClick={() => void saveAndClose()}>
          Save
        </button>
      </Form>
      <button onClick={() => void run()}>Write</button>
      <button onClick={drop}>Move</button>
      <button onClick={() => dialog.open(null)}>Open</button>
      <p>
        form {form.isSubmitting ? 'runs' : 'rests'}, write {isRunning ? 'runs' : 'rests'}, write failure{' '}
        {failure?.message ?? 'none'}, {arrivedIn({ lane: '', status: 'CLOSE' }).length} moved, dialog{' '}
        {dialog.isOpen ? 'open' : 'closed'}
      </p>
    </main>
  );
}

/** Changes of one task and of many, and what is busy without a form. */
function TaskScreen() {
  const many = useManyTasks();
  const { change, isChanging, failures } = useTaskEdit();
  const failureText = failures[0]?.text;
  const [isBusy, setBusy] = useCallState('busy', false);
  const rival = { Status: 'CLOSE' } as const;
  return (
    <main>
      <button onClick={() => void many.run({ ids: ['u'], ...rival })}>Many</button>
      <button onClick={() => void change(task, rival)}>One</button>
      <button onClick={() => setBusy(true)}>Busy</button>
      <p>
        many {many.isRunning ? 'runs' : 'rests'}: {many.failureText}, one {isChanging ? 'runs' : 'rests'}: {failureText}
        , screen {isBusy ? 'busy' : 'free'}
      </p>
    </main>
  );
}

async function openScreen(Shown = Screen) {
  window.history.replaceState(null, '', '/first');
  const network = fakeNetwork();
  const answers: ((httpStatus: number, message: string) => void)[] = [];
  network.answer(
    '/auth/tasks/edit',
    () =>
      new Promise((resolve) => {
        answers.push((httpStatus, message) =>
          resolve({
            httpStatus,
            text: JSON.stringify(
              httpStatus === 200
                ? { status: 1, data: { ...task, Status: 'CLOSE', Version: 2 } }
                : { status: 0, message },
            ),
          }),
        );
      }),
  );
  // Never answered: the call of a page that is gone.
  network.answer('/auth/tasks/editMany', () => new Promise(() => undefined));
  const { store } = makeSignedInStore('/first');
  const lifted = liftedStore(store);
  render(
    <TimeTravel gate={store.past} routes={[{ path: '*', element: <Shown /> }]} outside={null}>
      <Provider store={store}>
        <Shown />
      </Provider>
    </TimeTravel>,
  );
  await settle();
  const travel = async (action: Parameters<typeof lifted.dispatch>[0]): Promise<void> => {
    act(() => void lifted.dispatch(action));
    await settle();
  };
  const press = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  const newest = (): number => lifted.getState().stagedActionIds.length - 1;
  const answerAll = async (httpStatus: number, message = ''): Promise<void> => {
    for (const answer of answers.splice(0)) answer(httpStatus, message);
    await settle();
    await settle();
  };
  return { network, store, travel, press, newest, answerAll };
}

const shownText = (): string => screen.getByRole('main', { hidden: true }).textContent;
const shownFailures = (): string[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** Everything runs, then the page shows its first step and returns. */
async function travelWhileRunning(program: Awaited<ReturnType<typeof openScreen>>, inThePast: () => Promise<void>) {
  const { travel, press, newest } = program;
  fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Door' } });
  for (const name of ['Open', 'Save', 'Write', 'Move']) await press(name);
  expect(shownText()).toContain('form runs, write runs, write failure none, 1 moved, dialog open');
  const last = newest();
  await travel(jumpToState(1));
  expect(shownText()).toContain('form rests, write rests, write failure none, 0 moved, dialog closed');
  await inThePast();
  await travel(jumpToState(last));
}

describe('writes that are under way while an earlier state is shown', () => {
  test.each(['in the past', 'after the return'])(
    'a rejection that comes %s is shown after the return',
    async (when) => {
      const program = await openScreen();
      const reject = (): Promise<void> => program.answerAll(400, 'The project is closed');
      await travelWhileRunning(program, async () => {
        if (when === 'in the past') await reject();
      });
      if (when === 'after the return') {
        expect(shownText()).toContain('form runs, write runs, write failure none, 1 moved, dialog open');
        // Nothing is sent twice.
        await program.press('Save');
        await program.press('Write');
        expect(program.network.calls).toHaveLength(3);
        await reject();
      } else await settle();
      expect(shownText()).toContain(
        'form rests, write rests, write failure The project is closed, 0 moved, dialog open',
      );
      expect(shownFailures()).toEqual(['The project is closed']);
      // The form goes on.
      await program.press('Save');
      await program.answerAll(200);
      expect(program.network.calls).toHaveLength(4);
      expect(shownText()).toContain('form rests');
      expect(shownText()).toContain('dialog closed');
      expect(shownFailures()).toEqual([]);
    },
  );

  test('what was saved counts as saved after the return, and its dialog closes', async () => {
    const program = await openScreen();
    await travelWhileRunning(program, () => program.answerAll(200));
    await settle();
    expect(shownText()).toContain('form rests, write rests, write failure none, 1 moved, dialog closed');
    expect(screen.getByLabelText('Summary')).toHaveValue('Door');
  });
});

describe('a state that is continued in the middle of writes', () => {
  test('commit ends them as failed, and the answers of before change nothing', async () => {
    const program = await openScreen();
    const { travel, press, newest, answerAll } = program;
    for (const name of ['Open', 'Save', 'Write', 'Move']) await press(name);
    const running = newest();
    // Something later to come back from.
    await press('Move');
    await travel(jumpToState(running));
    await travel(commit());
    expect(shownText()).toMatch(/form rests, write rests, write failure It is not known .*, 0 moved, dialog open/);
    expect(shownFailures()).toEqual([expect.stringMatching(unknown)]);
    await answerAll(200);
    expect(shownText()).toContain('dialog open');
    expect(shownFailures()).toEqual([expect.stringMatching(unknown)]);
    await press('Save');
    await answerAll(200);
    expect(shownText()).toContain('form rests');
    expect(shownFailures()).toEqual([]);
  });

  test('changes of tasks end as unknown, and nothing stays busy or shown before it is stored', async () => {
    const { store, travel, press, newest, answerAll } = await openScreen(TaskScreen);
    for (const name of ['Many', 'One', 'Busy']) await press(name);
    const running = newest();
    expect(shownText()).toContain('many runs: , one runs: ,');
    expect(shownText()).toContain('screen busy');
    expect(Object.values(selectTaskEdits(store.getState()))).toHaveLength(2);
    await answerAll(200);
    await travel(jumpToState(running));
    await travel(commit());
    expect(shownText()).toMatch(/many rests: It is not known .*, one rests: It is not known .*, screen free/);
    expect(selectTaskEdits(store.getState())).toEqual({});
  });

  test('rollback from the present keeps what the state of then shows', async () => {
    const program = await openScreen();
    const { travel, press, store } = program;
    fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Door' } });
    await press('Open');
    await travel(commit());
    fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Window' } });
    await travel(rollback());
    expect(screen.getByLabelText('Summary')).toHaveValue('Door');
    expect(shownText()).toContain('dialog open');
    expect(store.getState().overlays.map(({ id }) => id)).toEqual(['dialog']);
  });
});
