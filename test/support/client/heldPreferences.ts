import { makeSignedInStore } from '../clientStore';
import { fakeNetwork } from '../fakeNetwork';

/** A signed-in store whose calls that store preferences are answered one by one, when the test says so. */
export function holdPreferences() {
  const network = fakeNetwork();
  const held: ((httpStatus: number) => void)[] = [];
  network.answer(
    '/auth/preferences/save',
    ({ body }) =>
      new Promise((resolve) =>
        held.push((httpStatus) =>
          resolve({ httpStatus, text: JSON.stringify({ status: 1, data: Object.fromEntries(body ?? []) }) }),
        ),
      ),
  );
  const sent = (): (string | null)[] =>
    network.callsTo('/auth/preferences/save').map(({ text }) => new URLSearchParams(text).get('Value'));
  return { network, held, sent, ...makeSignedInStore() };
}
