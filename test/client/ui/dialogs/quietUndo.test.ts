import {
  announce,
  closeToast,
  connectToaster,
  forgetQuietUndos,
  offerQuietUndo,
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
const offer = (message: string): void => offerQuietUndo(message, noUndo);
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
