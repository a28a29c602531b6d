import { Writable } from 'node:stream';
import { testStart } from '../../support/testMoment';
import { readableLog } from '../../../src/server/plugins/readableLog';

function print(entry: Record<string, unknown>): string[] {
  let text = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  readableLog(output).write(`${JSON.stringify({ level: 30, time: testStart.getTime(), pid: 7, ...entry })}\n`);
  return text.split('\n').filter((line) => line !== '');
}

test('a request is one line with method, route, status and duration', () => {
  const request = { method: 'GET', route: '/api/auth/tasks', operation: 'listTasks', status: 200, durationMs: 4.2 };
  const [line = '', ...others] = print({ ...request, reqId: 'a' });
  expect(others).toEqual([]);
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/auth\/tasks 200 4\.2 ms$/);
});

test('a message and the stack of an error stay complete', () => {
  const err = {
    type: 'Error',
    message: 'the disk is full',
    stack: 'Error: the disk is full\n    at store (files.ts:7)',
  };
  const lines = print({ level: 50, msg: 'Work after an answer failed', err });
  expect(lines[0]).toMatch(/ERROR: Work after an answer failed$/);
  expect(lines.join('\n')).toContain('the disk is full');
  expect(lines.join('\n')).toContain('files.ts:7');
});
