import { inOrder } from '../../../src/client/api/changes/inOrder';

const call = { url: '/auth/tasks/edit', body: { id: 'a' } };
const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a call that hangs holds up the next one of its task for 15 s, and none of another store', async () => {
  const [store, other] = [{}, {}];
  const sent: string[] = [];
  const send = (name: string) => async (): Promise<void> => void sent.push(name);
  void inOrder({ endpoint: 'editTask', call, store }, never);
  const second = inOrder({ endpoint: 'editTask', call, store }, send('second'));
  await inOrder({ endpoint: 'editTask', call, store: other }, send('of another store'));
  await inOrder({ endpoint: 'getTask', call, store }, send('a read'));
  await jest.advanceTimersByTimeAsync(14_000);
  expect(sent).toEqual(['of another store', 'a read']);
  await jest.advanceTimersByTimeAsync(1000);
  await second;
  expect(sent).toEqual(['of another store', 'a read', 'second']);
});

test('a change whose tasks cannot be read from its text waits for all others', async () => {
  const store = {};
  const sent: string[] = [];
  let answer = (): void => undefined;
  void inOrder({ endpoint: 'editTask', call, store }, () => new Promise<void>((resolve) => (answer = resolve)));
  const unreadable = { url: '/auth/tasks/editMany', body: { changes: ['{'] } };
  const many = inOrder({ endpoint: 'editManyTasks', call: unreadable, store }, async () => void sent.push('many'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  answer();
  await many;
  expect(sent).toEqual(['many']);
});
