import { setImmediate } from 'node:timers/promises';
import { announce, beginUndo, closeToast, connectToaster, takeUndo } from '../../../../src/client/ui/dialogs/announce';
import { undoActions, undoTaken } from '../../../../src/client/screen-state/announcements';
import { makeSignedInStore } from '../../../support/clientStore';

const noUndo = (): void => undefined;

function aStore() {
  const { store } = makeSignedInStore('/here');
  const disconnect = connectToaster(store);
  const offered = (): string[] => store.getState().undo.map(({ message }) => message);
  return { store, disconnect, offered };
}
const offer = (message: string): void => beginUndo(message).offer(noUndo);
const show = (message: string): void => announce({ kind: 'success', message, timeoutMs: 1 }, noUndo);

test('of changes without a toast the 20 newest can be undone', () => {
  const { offered, disconnect } = aStore();
  for (let number = 1; number <= 22; number++) offer(String(number));
  expect(offered()).toHaveLength(20);
  expect([offered()[0], offered().at(-1)]).toEqual(['3', '22']);
  disconnect();
});

test('when the toast of a change has closed, the key does not undo one before it instead', () => {
  const { store, offered, disconnect } = aStore();
  offer('before');
  show('3 tasks changed');
  offer('after');
  closeToast(store.getState().toasts[0]?.id ?? '');
  expect(offered()).toEqual(['after']);
  disconnect();
});

test('a change that cannot be undone takes the small ones before it along, not those that a toast offers', () => {
  const { offered, disconnect } = aStore();
  offer('before');
  show('3 tasks changed');
  const final = beginUndo('Attachments', { isFinal: true });
  offer('after');
  final.endForGood();
  expect(offered()).toEqual(['3 tasks changed', 'after']);
  disconnect();
});

test('a change that was undone leaves those before it to be undone', () => {
  const { store, offered, disconnect } = aStore();
  offer('first');
  offer('second');
  store.dispatch(undoTaken({ id: store.getState().undo[1]?.id ?? '' }));
  expect(offered()).toEqual(['first']);
  disconnect();
});

describe('a change that is still being saved', () => {
  function begun() {
    const made = aStore();
    const undone: string[] = [];
    const begin = (message: string) => {
      const pending = beginUndo(message);
      return { ...pending, store: () => pending.offer(() => void undone.push(message)) };
    };
    /** As the key does. */
    const press = async (): Promise<void> => {
      const newest = made.store.getState().undo.findLast(({ isWanted }) => !isWanted);
      if (newest) takeUndo(newest.id);
      await answered();
    };
    const said = (): string[] => made.store.getState().toasts.map(({ message }) => message);
    return { ...made, undone, begin, press, said };
  }
  /** Undoing goes on when the undo before it was answered. */
  const answered = () => setImmediate();

  test('is undone when it is stored, and no older one instead', async () => {
    const { begin, press, undone, said, offered, disconnect } = begun();
    begin('older').store();
    const pending = begin('Status of HBR-3');
    await press();
    expect(undone).toEqual([]);
    expect(said()).toEqual(['Is undone once it is saved: Status of HBR-3']);
    pending.store();
    await answered();
    expect(undone).toEqual(['Status of HBR-3']);
    expect(offered()).toEqual(['older']);
    disconnect();
  });

  test('is undone before an older one that was asked for as well: both may be of the same value', async () => {
    const { begin, press, undone, offered, disconnect } = begun();
    begin('older').store();
    const pending = begin('newer');
    for (let count = 1; count <= 3; count++) await press();
    expect(undone).toEqual([]);
    pending.store();
    await answered();
    expect(undone).toEqual(['newer', 'older']);
    expect(offered()).toEqual([]);
    disconnect();
  });

  test('that is not stored leaves the older one to be undone, or lets it be undone', async () => {
    const { begin, press, undone, offered, said, disconnect } = begun();
    begin('older').store();
    const first = begin('newer');
    await press();
    first.end();
    await answered();
    expect(undone).toEqual([]);
    expect(offered()).toEqual(['older']);
    const second = begin('newer');
    await press();
    await press();
    expect(said()).toEqual(['Is undone after newer changes: older']);
    second.endForGood('what it was before is not known');
    await answered();
    expect(undone).toEqual(['older']);
    expect(said()).toEqual(['newer was not undone: what it was before is not known']);
    disconnect();
  });

  test('keeps its place in the order, whichever is stored first, also when it gets a toast', async () => {
    const { begin, press, undone, offered, disconnect } = begun();
    const first = begin('first');
    const second = begin('second');
    second.store();
    first.offerInToast({ kind: 'success', message: '2 tasks changed', timeoutMs: 1 }, () => void undone.push('first'));
    expect(offered()).toEqual(['2 tasks changed', 'second']);
    await press();
    await press();
    expect(undone).toEqual(['second', 'first']);
    disconnect();
  });

  test('stays in the list, however many follow, and whatever toast closes', async () => {
    const { store, begin, press, undone, offered, disconnect } = begun();
    const pending = begin('saving');
    await press();
    show('3 tasks changed');
    for (let number = 1; number <= 30; number++) offer(String(number));
    beginUndo('Attachments', { isFinal: true }).endForGood();
    closeToast(store.getState().toasts.find(({ message }) => message === '3 tasks changed')?.id ?? '');
    expect(offered()).toEqual(['saving']);
    pending.store();
    await answered();
    expect(undone).toEqual(['saving']);
    disconnect();
  });

  test('that can never be undone says so, and nothing older is undone', async () => {
    const { begin, press, undone, said, offered, disconnect } = begun();
    begin('older').store();
    const final = beginUndo('Attachments of HBR-3', { isFinal: true });
    const newer = begin('newer');
    newer.store();
    await press();
    await press();
    expect(undone).toEqual(['newer']);
    expect(said()).toEqual(['This cannot be undone: Attachments of HBR-3']);
    final.endForGood();
    expect(offered()).toEqual([]);
    disconnect();
  });

  test('an undo begins when the one before it was answered', async () => {
    const { press, offered, disconnect } = begun();
    const sent: string[] = [];
    let answer = (): void => undefined;
    beginUndo('first').offer(() => void sent.push('first'));
    beginUndo('second').offer(() => {
      sent.push('second');
      return new Promise<void>((resolve) => (answer = resolve));
    });
    await press();
    await press();
    expect(sent).toEqual(['second']);
    answer();
    await answered();
    expect(sent).toEqual(['second', 'first']);
    expect(offered()).toEqual([]);
    disconnect();
  });

  test('is no longer waited for when an earlier state has taken the place of the present', async () => {
    const { store, begin, press, offered, disconnect } = begun();
    begin('older').store();
    begin('saving');
    await press();
    store.dispatch(undoActions.savingForgotten());
    expect(offered()).toEqual(['older']);
    disconnect();
  });
});
