import { joinCounts, OperationCounts, percentileMs } from '../../../src/server/status/operationFigures';

const request = (change: object) => ({
  operation: 'listTasks',
  status: 200,
  durationMs: 3,
  atMs: 1000,
  requestId: 'a',
  ...change,
});

test('requests are counted by operation with their longest, their 95th of 100 and their last failure', () => {
  const counts = new OperationCounts();
  for (let number = 0; number < 95; number += 1) counts.add(request({}));
  for (let number = 0; number < 4; number += 1) counts.add(request({ durationMs: 400 }));
  counts.add(request({ durationMs: 90_000, status: 503, atMs: 2000, requestId: 'b' }));
  counts.add(request({ operation: 'getTask', status: 404 }));
  const { listTasks, getTask } = counts.values;
  expect(listTasks).toMatchObject({ requests: 100, failed: 1, maxMs: 90_000, maxAtMs: 2000 });
  expect(listTasks?.lastFailure).toEqual({ atMs: 2000, status: 503, requestId: 'b' });
  expect(getTask).toMatchObject({ requests: 1, failed: 0, lastFailure: undefined });
  expect(listTasks && percentileMs(listTasks)).toBe(5);
  counts.add(request({ durationMs: 400 }));
  expect(percentileMs(counts.values['listTasks'] ?? never())).toBe(500);
  expect(percentileMs(counts.values['getTask'] ?? never())).toBe(3);
});

test('the counts of several processes are one, also after they were sent as text', () => {
  const [first, second] = [new OperationCounts(), new OperationCounts()];
  first.add(request({ durationMs: 700, status: 500, atMs: 5, requestId: 'early' }));
  second.add(request({ durationMs: 20, status: 502, atMs: 9, requestId: 'late' }));
  second.add(request({ operation: 'getTask' }));
  const sent = [first, second].map(({ values }) => JSON.parse(JSON.stringify(values)) as typeof values);
  const joined = joinCounts(sent);
  expect(joined.get('listTasks')).toMatchObject({
    requests: 2,
    failed: 2,
    totalMs: 720,
    maxMs: 700,
    maxAtMs: 5,
    lastFailure: { requestId: 'late' },
  });
  expect(joined.get('getTask')?.requests).toBe(1);
});

function never(): never {
  throw new Error('nothing was counted');
}
