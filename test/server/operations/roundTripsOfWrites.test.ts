import { contractOperations } from '../../../src/server/operations/contractDocument';
import type { OperationId } from '../../../src/server/operations/call';
import { Company, linkToken } from '../../hostile/company';
import { notExpected, validRequests, type ValidRequest } from '../../hostile/validRequests';
import { getMaxRoundTrips } from '../../support/database/roundTrips';
import { countCall } from '../../support/server/countedCalls';
import { startDemonstrationServer } from '../../support/server/demonstrationServer';
import { buildRequest, inputFields, type BuiltRequest } from '../../support/server/hostileInput';
import type { TestServer } from '../../support/testServer';

// A test sends thousands of requests, ten times slower next to all others on a busy machine.
jest.setTimeout(1_800_000);

const needsCode = 'codes of an authenticator app go by the clock of the machine, which tests stop';
/** Writes that no request here reaches, with the reason. */
const notCounted: Readonly<Record<string, string>> = {
  ...notExpected,
  activateAuthenticator: needsCode,
  completeSignIn: needsCode,
  createRecoveryCodes: 'it takes a second factor',
  removeAuthenticator: needsCode,
};

const accounts = ['hr', 'pm', 'tpm', 'lead'];

let server: TestServer;
let company: Company;
let deviceKey: string;

async function send({ headers, ...request }: BuiltRequest, token: string | undefined) {
  const sent = { ...request, headers: { ...headers, 'x-device-key': deviceKey } };
  const { answer, count, statements } = await countCall(server, sent, token);
  return { status: answer.statusCode, text: answer.body, durationMs: 0, count, statements };
}

const mailedToken = async (email: string): Promise<string> => {
  await server.settled();
  const mail = server.mails.findLast(({ to, text }) => to === email && linkToken.test(text));
  return linkToken.exec(mail?.text ?? '')?.[1] ?? '';
};

beforeAll(async () => {
  server = await startDemonstrationServer();
  // The day after the one that the requests correct.
  server.clock.now = new Date('2026-03-04T09:00:00.000Z');
  deviceKey = 'none yet';
  const tokens = new Map<string, string>();
  company = new Company({ origin: 'http://localhost:8080', send }, mailedToken, tokens);
  for (const account of accounts) {
    const values = { Email: `${account}@daybook.example`, Password: 'daybook' };
    tokens.set(account, (await company.answer<{ readonly token: string }>('signIn', values)).token);
  }
  deviceKey = (await company.call<{ readonly Key: string }>('addFaceDevice', { Device_name: 'Door' })).Key;
});
afterAll(() => server.close());

/** Of operations without a body. */
const makePlain = async (): Promise<ValidRequest> => ({ token: (await company.makeWorker()).token, values: {} });

test('no write waits for the database more often than it may', async () => {
  const writes = contractOperations.filter(
    ({ onlyReads, isPlanned, operationId }) => !onlyReads && !isPlanned && !(operationId in notCounted),
  );
  const problems: string[] = [];
  for (const operation of writes) {
    const { operationId } = operation;
    // Some requests are another kind of request every second time.
    for (const _turn of [1, 2]) {
      const { token, values } = await (validRequests[operationId]?.(company) ?? makePlain());
      // The server learns who calls.
      if (token !== undefined) await company.answer('getOwnProfile', {}, token);
      const request = buildRequest(
        operation,
        inputFields(operation).map((field) => [field, values[field.name]]),
      );
      const { status, text, count, statements } = await send(request, token);
      const max = getMaxRoundTrips(operationId as OperationId, statements);
      if (status !== 200) problems.push(`${operationId}: ${status} ${text}`);
      else if (count > max) problems.push(`${operationId}: ${count} instead of ${max}\n${statements.join('\n')}`);
    }
  }
  expect(problems).toEqual([]);
  expect(writes.length).toBeGreaterThan(110);
});
