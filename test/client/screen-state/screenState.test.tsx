import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { useScreenState } from '../../../src/client/screen-state/useScreenState';
import { useOverlay } from '../../../src/client/screen-state/useOverlay';
import { OpenInOrder } from '../../../src/client/screen-state/OpenInOrder';
import { Dialog } from '../../../src/client/ui/dialogs/Dialog';
import { Scope } from '../../../src/client/screen-state/Scope';
import { loadedPart } from '../../../src/client/ui/states/loadedPart';
import { screenActions, overlayActions } from '../../../src/client/screen-state/screenState';
import { makeScreenStore, renderUi } from '../../support/renderUi';
import { passFrames } from '../../support/client/passFrames';

function Counter({ start = 0, isPinned = false }: { readonly start?: number; readonly isPinned?: boolean }) {
  const [count, setCount] = useScreenState('tables', 'count', start, { isPinned });
  return <button onClick={() => setCount((known) => known + 1)}>{`count ${count}`}</button>;
}

function Asking() {
  const question = useOverlay<{ readonly id: string }>('ask');
  return (
    <>
      <button onClick={() => question.open({ id: 'r1' })}>ask</button>
      {question.props && <p role="dialog">{`about ${question.props.id}`}</p>}
    </>
  );
}

const inScopes = (
  <Scope name="screen">
    <Scope name="left">
      <Counter />
    </Scope>
    <Scope name="right">
      <Counter />
    </Scope>
  </Scope>
);

describe('State that components keep in the store', () => {
  it('is under the path of scopes, and each scope has its own', async () => {
    const { store } = renderUi(inScopes);
    expect(store.getState().tables).toEqual({});
    const [left] = screen.getAllByRole('button');
    await userEvent.click(left as HTMLElement);
    await userEvent.click(left as HTMLElement);
    expect(store.getState().tables).toEqual({ 'screen/left/count': 2 });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['count 2', 'count 0']);
  });

  it('is shown by a component that appears later, as in a recording', () => {
    const store = makeScreenStore();
    store.dispatch(screenActions.tables.changed('count', 7));
    renderUi(<Counter />, {}, store);
    expect(screen.getByRole('button')).toHaveTextContent('count 7');
  });

  it('follows the store without an event of the page', () => {
    const { store } = renderUi(<Counter />);
    act(() => void store.dispatch(screenActions.tables.changed('count', 3)));
    expect(screen.getByRole('button')).toHaveTextContent('count 3');
  });

  it('is released with its component, and a late change does not bring it back', () => {
    let keep: (value: number) => void = () => undefined;
    function Late() {
      const [, set] = useScreenState('drafts', 'late', 0);
      keep = set;
      return null;
    }
    const { store, unmount } = renderUi(<Late />);
    act(() => keep(1));
    expect(store.getState().drafts).toEqual({ late: 1 });
    unmount();
    keep(2);
    expect(store.getState().drafts).toEqual({});
  });

  it('starts again for a component with another key', async () => {
    const { rerender } = renderUi(<Counter key="a" />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Counter key="b" start={10} isPinned />);
    expect(screen.getByRole('button')).toHaveTextContent('count 10');
  });

  it('follows its initial value until it is changed, unless it is pinned', () => {
    const { rerender, store } = renderUi(<Counter start={1} />);
    rerender(<Counter start={2} />);
    expect(screen.getByRole('button')).toHaveTextContent('count 2');
    rerender(<Counter key="pinned" start={3} isPinned />);
    expect(store.getState().tables).toEqual({ count: 3 });
    rerender(<Counter key="pinned" start={4} isPinned />);
    expect(screen.getByRole('button')).toHaveTextContent('count 3');
  });

  it('reports two components with the same entry', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderUi(
      <>
        <Counter />
        <Counter />
      </>,
    );
    expect(report).toHaveBeenCalledWith(expect.stringContaining("'tables:count'"));
    report.mockRestore();
  });
});

describe('An overlay', () => {
  it('is open while it is in the store, with what it shows', async () => {
    const { store } = renderUi(<Asking />);
    await userEvent.click(screen.getByRole('button'));
    expect(store.getState().overlays).toMatchObject([{ id: 'ask', props: { id: 'r1' } }]);
    expect(screen.getByRole('dialog')).toHaveTextContent('about r1');
    act(() => void store.dispatch(overlayActions.closed('ask')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the order of opening', () => {
    const store = makeScreenStore();
    store.dispatch(overlayActions.opened('first', 1));
    store.dispatch(overlayActions.opened('second', 1));
    store.dispatch(overlayActions.opened('first', 2));
    expect(store.getState().overlays.map(({ id, props }) => [id, props])).toEqual([
      ['first', 2],
      ['second', 1],
    ]);
  });

  it('closes when its owner disappears', async () => {
    const { store, unmount } = renderUi(<Asking />);
    await userEvent.click(screen.getByRole('button'));
    unmount();
    expect(store.getState().overlays).toEqual([]);
  });
});

describe('A dialog whose code comes late', () => {
  function Named({ name }: { readonly name: string }) {
    const { isOpen } = useOverlay(name);
    return <Dialog isOpen={isOpen} title={name} />;
  }

  it('is on top in the store as on the page, above a question that has opened since', async () => {
    let arrive = (): void => undefined;
    const code = new Promise<{ default: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <Dialog isOpen title="late" /> });
    });
    const Late = loadedPart(() => code);
    function LateWhenOpen() {
      const { isOpen } = useOverlay('late');
      return <Suspense fallback={null}>{isOpen && <Late />}</Suspense>;
    }
    const { store } = renderUi(
      <>
        <Named name="question" />
        <LateWhenOpen />
      </>,
    );
    act(() => void store.dispatch(overlayActions.opened('late', null)));
    act(() => void store.dispatch(overlayActions.opened('question', null)));
    await screen.findByRole('heading', { name: 'question' });
    const order = (): string[] => store.getState().overlays.map(({ id }) => id);
    expect(order()).toEqual(['late', 'question']);
    await act(async () => {
      arrive();
      await code;
    });
    await screen.findByRole('heading', { name: 'late' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['question', 'late']);
    expect(order()).toEqual(['question', 'late']);
    expect(document.querySelector('[data-overlay=late]')).toHaveTextContent('late');
  });
});

describe('A screen that begins with open overlays, as after a jump', () => {
  const names = ['under', 'middle', 'over'];
  function Named({ name }: { readonly name: string }) {
    const { isOpen } = useOverlay(name);
    return <Dialog isOpen={isOpen} title={name} />;
  }
  const shown = (): (string | null)[] => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

  it.each([
    ['in the order of its components', ['under', 'middle', 'over']],
    ['in another order', ['over', 'under', 'middle']],
    ['with one that nothing shows', ['over', 'elsewhere', 'under']],
  ])('opens them as they were opened: %s', async (_which, order) => {
    const store = makeScreenStore();
    for (const name of order) store.dispatch(overlayActions.opened(name, null));
    renderUi(
      <OpenInOrder>
        {names.map((name) => (
          <Named key={name} name={name} />
        ))}
      </OpenInOrder>,
      {},
      store,
    );
    await waitFor(() => expect(shown()).toEqual(order.filter((name) => names.includes(name))));
    act(() => void store.dispatch(overlayActions.closed(order[0] ?? '')));
    act(() => void store.dispatch(overlayActions.opened(order[0] ?? '', null)));
    await waitFor(() => expect(shown().at(-1)).toBe(order[0]));
  });

  it('waits for one that comes a few frames later, also while something else lies above the page', async () => {
    const store = makeScreenStore();
    for (const name of ['late', 'over']) store.dispatch(overlayActions.opened(name, null));
    const element = (isComing: boolean) => (
      <>
        <div className="bp6-overlay bp6-overlay-open" />
        <OpenInOrder>
          {!isComing && <Named name="late" />}
          <Named name="over" />
        </OpenInOrder>
      </>
    );
    const { rerender } = renderUi(element(true), {}, store);
    await passFrames(5);
    expect(shown()).toEqual([]);
    rerender(element(false));
    await waitFor(() => expect(shown()).toEqual(['late', 'over']));
  });

  it('lies above what is open for another reason, such as a drawer that the URL names', async () => {
    const store = makeScreenStore();
    store.dispatch(overlayActions.opened('over', null));
    let arrive = (): void => undefined;
    const code = new Promise<{ default: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <Dialog isOpen title="of the URL" /> });
    });
    const Drawer = loadedPart(() => code);
    renderUi(
      <OpenInOrder>
        <Named name="over" />
        <Suspense fallback={null}>
          <Drawer />
        </Suspense>
      </OpenInOrder>,
      {},
      store,
    );
    await passFrames(20);
    expect(shown()).toEqual([]);
    await act(async () => {
      arrive();
      await code;
    });
    await waitFor(() => expect(shown()).toEqual(['of the URL', 'over']));
  });

  it('waits for one whose code comes late, also for longer than for one that nothing shows', async () => {
    const store = makeScreenStore();
    for (const name of ['late', 'over']) store.dispatch(overlayActions.opened(name, null));
    let arrive = (): void => undefined;
    const code = new Promise<{ default: () => ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <Named name="late" /> });
    });
    const Late = loadedPart(() => code);
    renderUi(
      <OpenInOrder>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
        <Named name="over" />
      </OpenInOrder>,
      {},
      store,
    );
    await passFrames(60);
    expect(shown()).toEqual([]);
    await act(async () => {
      arrive();
      await code;
    });
    await waitFor(() => expect(shown()).toEqual(['late', 'over']));
  });
});
