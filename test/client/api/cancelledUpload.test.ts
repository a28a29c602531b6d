import { api } from '../../../src/client/api/api';
import { asArgument } from '../../../src/client/api/fileArgument';
import { mayHaveArrived } from '../../../src/client/api/sendUpload';
import { cancelUpload, depositFile } from '../../../src/client/browser/pendingFiles';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const { addTicketMessage, getTask, previewPresentRecords } = api.endpoints;

/** A server that never answers uploads. */
function aServerThatHangs() {
  const network = fakeNetwork();
  for (const path of ['/auth/tickets/message', '/auth/present/preview'])
    network.answer(path, () => new Promise(() => undefined));
  network.succeed('/auth/tasks/details', { _id: 't', Project_id: 'p', Employee_id: null, Version: 1 });
  return { network, ...makeSignedInStore() };
}
const choose = () => [depositFile(new File(['abcd'], 'first.png')), depositFile(new File(['efghij'], 'second.pdf'))];

describe('Whether a cancelled upload may have arrived', () => {
  test.each([
    ['nothing was reported yet', undefined, true],
    ['nothing was sent', { loaded: 0, total: 25_000_000, elapsedMs: 60_000 }, false],
    ['half was sent', { loaded: 12_500_000, total: 25_000_000, elapsedMs: 60_000 }, false],
    ['the rest takes longer than the browser takes to report', { loaded: 24, total: 25, elapsedMs: 30_000 }, false],
    ['the rest may have been sent since the last report', { loaded: 24, total: 25, elapsedMs: 20_000 }, true],
    ['the connection is fast', { loaded: 12_500_000, total: 25_000_000, elapsedMs: 500 }, true],
    ['all was sent', { loaded: 25, total: 25, elapsedMs: 60_000 }, true],
  ])('when %s', (_, sent, expected) => {
    expect(mayHaveArrived(sent)).toBe(expected);
  });
});

test('a cancelled upload ends as cancelled, says that it may be stored, and what is shown is read again', async () => {
  const { network, store } = aServerThatHangs();
  await store.dispatch(getTask.initiate({ id: 't' }));
  const files = choose();
  const call = store.dispatch(addTicketMessage.initiate({ id: 'k', Message: 'See', demo_image: asArgument(files) }));
  cancelUpload(files.slice(1));
  expect((await call).error).toEqual({
    httpStatus: 'offline',
    isCancelled: true,
    isOutcomeUnknown: true,
    message: 'The upload was cancelled. It may have been saved all the same: please check before you try again.',
  });
  expect(network.callsTo('/auth/tasks/details')).toHaveLength(2);
});

test('a cancelled upload of a file that is only checked has stored nothing anyway', async () => {
  const { store } = aServerThatHangs();
  const [file] = choose();
  const call = store.dispatch(
    previewPresentRecords.initiate({ date: '2026-02-05', employee_file: asArgument(file ? [file] : []) }),
  );
  cancelUpload(file ? [file] : []);
  expect((await call).error).toEqual({
    httpStatus: 'offline',
    isCancelled: true,
    message: 'The upload was cancelled.',
  });
});

test('files that are not being sent have nothing to cancel', () => {
  expect(() => cancelUpload(choose())).not.toThrow();
});
