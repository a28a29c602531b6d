import { bringBack } from '../../../src/client/widgets/deletion/bringBack';
import { undoReason } from '../../../src/client/widgets/reportUndo';
import { makeSignedInStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

test.each([
  [
    { httpStatus: 404, code: 'not_found', message: 'Task not found' },
    'It was deleted, or you no longer have access to it',
  ],
  [
    { httpStatus: 403, code: 'not_permitted', message: 'You are not permitted to do this' },
    'You are no longer permitted to do this',
  ],
  [{ httpStatus: 403, code: 'month_closed', message: 'March 2026 is closed' }, 'March 2026 is closed'],
  [
    { httpStatus: 409, code: 'competing_edit', message: 'This has been changed in the meantime' },
    'This has been changed in the meantime',
  ],
])('why an undo is rejected is said as it is for users who could do it before: %j', (failure, text) => {
  expect(undoReason(failure)).toBe(text);
});

test('a deletion that is undone after the user has left the project names the project', async () => {
  const network = fakeNetwork();
  network.fail('/auth/tasks/restore', 404, 'Project not found');
  const { store } = makeSignedInStore();
  expect(await bringBack(store.dispatch, { kind: 'task or project', id: 'task-1', name: 'Task HBR-12' })).toBe(
    'Task HBR-12 was not restored: The project was deleted, or you no longer have access to it',
  );
});
