import {
  announce,
  beginQuietUndo,
  closeToast,
  connectToaster,
  forgetQuietUndos,
  takeUndo,
} from '../../../../src/client/ui/dialogs/announce';
import { undoTaken } from '../../../../src/client/screen-state/announcements';
import { makeSignedInStore } from '../../../support/clientStore';

const noUndo = (): void => undefined;

function aStore() {
  const { store } = makeSignedInStore('/here');
  const disconnect = connectToaster(store);
  const offered = (): string[] => store.getState().undo.map(({ message }) => message);
  return { store, disconnect, offered };
}
const offer = (message: string): void => beginQuietUndo(message).offer(noUndo);
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
  forgetQuietUndos();
  offer('after');
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
  const pressKey = ({ store }: ReturnType<typeof aStore>): void => {
    const newest = store.getState().undo.findLast(({ isWanted }) => !isWanted);
    if (newest) takeUndo(newest.id);
  };
  function begun() {
    const made = aStore();
    const undone: string[] = [];
    const begin = (message: string) => {
      const saved = beginQuietUndo(message);
      return { ...saved, store: () => saved.offer(() => void undone.push(message)) };
    };
    return { ...made, undone, begin };
  }

  test('is undone when it is stored, and no older one instead', () => {
    const made = begun();
    made.begin('older').store();
    const saved = made.begin('Status of HBR-3');
    pressKey(made);
    expect(made.undone).toEqual([]);
    expect(made.store.getState().toasts.map(({ message }) => message)).toEqual([
      'Undone when it is saved: Status of HBR-3',
    ]);
    saved.store();
    expect(made.undone).toEqual(['Status of HBR-3']);
    expect(made.offered()).toEqual(['older']);
    made.disconnect();
  });

  test('is followed by the older one when the key is pressed again', () => {
    const made = begun();
    made.begin('older').store();
    const saved = made.begin('newer');
    pressKey(made);
    pressKey(made);
    pressKey(made);
    expect(made.undone).toEqual(['older']);
    saved.store();
    expect(made.undone).toEqual(['older', 'newer']);
    expect(made.offered()).toEqual([]);
    made.disconnect();
  });

  test('that is not stored leaves the older one to be undone', () => {
    const made = begun();
    made.begin('older').store();
    const saved = made.begin('newer');
    pressKey(made);
    expect(saved.end()).toBe(true);
    expect(made.undone).toEqual([]);
    expect(made.offered()).toEqual(['older']);
    expect(made.begin('not asked for').end()).toBe(false);
    made.disconnect();
  });

  test('keeps its place in the order, whichever is stored first', () => {
    const made = begun();
    const first = made.begin('first');
    const second = made.begin('second');
    second.store();
    first.store();
    pressKey(made);
    pressKey(made);
    expect(made.undone).toEqual(['second', 'first']);
    made.disconnect();
  });
});
