import { randomUUID } from 'node:crypto';
import { contractOperations, type ContractOperation } from '../../../src/server/operations/contractDocument';
import type { OperationId } from '../../../src/server/operations/call';
import {
  buildRequest,
  inputFields as getFields,
  usualValue,
  type InputField,
  type SentValue,
} from '../../support/server/hostileInput';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = testStart;
  const { database } = server;
  admin = await addPerson(database, { role: 'HR / Admin' });
  const project = await addProject(database, [admin]);
  await addTask(database, project, { assignee_id: admin.id });
  const { data: department } = await server.call('saveTicketDepartment', {
    as: admin,
    body: { Ticket_department_name: 'IT', Prefix: 'IT', Handlers: admin.id, Response_hours: 4, Status: 'Active' },
  });
  for (const Title of ['First', 'Second']) {
    const { httpStatus, body } = await server.call('createTicket', {
      as: admin,
      body: { Department_id: department._id, Title, Type: 'Bug', Priority: 'LOW', Description: '<p>Text</p>' },
    });
    expect([httpStatus, body.errors]).toEqual([200, undefined]);
  }
});
afterAll(() => server.close());

const isDay = ({ schema }: InputField): boolean => schema.format === 'date' || schema.format === 'optional-date';
const isFirst = ({ name }: InputField): boolean => /from|start/i.test(name);
const reading = contractOperations.filter((operation) => operation.onlyReads && getFields(operation).some(isDay));

const rounds = 12;
/** The longest delay that others may notice. */
const negligibleMs = 100;
/** More than what rows cost that lie in the wider span only. */
const maxGrowth = 6;

async function measureTime(operation: ContractOperation, first: string, last: string): Promise<number> {
  const value = (field: InputField): SentValue =>
    isDay(field)
      ? isFirst(field)
        ? first
        : last
      : field.place === 'path'
        ? usualValue(field, [randomUUID()])
        : undefined;
  const request = buildRequest(
    operation,
    getFields(operation).map((field) => [field, value(field)]),
  );
  const startedAt = performance.now();
  const { statusCode } = await server.request({
    method: request.method,
    url: `/api${request.url}`,
    headers: { ...request.headers, authorization: `Bearer ${admin.token}` },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  expect(statusCode).toBeLessThan(500);
  return performance.now() - startedAt;
}

/** Compares the shortest of several runs: whatever else the machine does only adds. */
async function isMuchSlower(operation: ContractOperation): Promise<boolean> {
  let [wideMs, narrowMs] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    wideMs = Math.min(wideMs, await measureTime(operation, '1900-01-01', '2199-12-31'));
    if (wideMs < negligibleMs) return false;
    narrowMs = Math.min(narrowMs, await measureTime(operation, '2026-02-01', '2026-03-02'));
    if (wideMs < narrowMs * maxGrowth) return false;
  }
  return true;
}

test('there are operations to look at, the ticket report among them', () => {
  expect(reading.map(({ operationId }) => operationId)).toContain('getTicketReport' satisfies OperationId);
});

test.each(reading.map((operation) => [operation.operationId, operation] as const))(
  '%s: 300 years without records take no longer than a month',
  async (_name, operation) => {
    expect(await isMuchSlower(operation)).toBe(false);
  },
);
