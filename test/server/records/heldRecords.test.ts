/* The client holds every record once, whichever answers it comes from: so its fields must not depend on what was asked. */
import { makeJoin } from '../../../src/client/api/records/joinRecords';
import { noRecords, takeRecords, withRecords, type HeldRecords } from '../../../src/client/api/records/heldRecords';
import { operationsWithRecords } from '../../../src/client/api/records/places';
import { loadDemonstrationCompany } from '../../../src/server/demo/loadDemonstrationCompany';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { RecordIds, routeArea } from '../../hostile/recordIds';
import { buildRequest, inputFields, usualValue } from '../../support/hostileInput';
import { startTestServer, type TestServer } from '../../support/testServer';

/** Ids of records are learned while reading; every pass asks for others. */
const passes = 3;

interface Answer {
  readonly operationId: string;
  readonly data: unknown;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database, services } = server;
  const today = '2026-03-11';
  await loadDemonstrationCompany(
    { kysely: database },
    {
      size: 'normal',
      today,
      now: new Date(`${today}T06:30:00Z`),
      timeZone: 'Asia/Kolkata',
      fileStore: services.fileStore,
    },
  );
  server.clock.now = new Date(`${today}T07:30:00Z`);
}, 120_000);
afterAll(() => server.close());

async function readEverything(account: string): Promise<Answer[]> {
  const signedIn = await server.call('signIn', { body: { Email: `${account}@daybook.example`, Password: 'daybook' } });
  const { token } = signedIn.body as { token: string };
  const ids = new RecordIds();
  const answers: Answer[] = [];
  const reading = contractOperations.filter(
    ({ onlyReads, operationId, isPlanned }) => onlyReads && !isPlanned && operationId !== 'followChanges',
  );
  for (let pass = 0; pass < passes; pass += 1)
    for (const operation of reading) {
      const required = [operation.pathSchema, operation.querySchema, operation.bodySchema].flatMap(
        (schema) => (schema?.required ?? []) as string[],
      );
      const { url, method, headers, payload } = buildRequest(
        operation,
        inputFields(operation).map((field) => [
          field,
          required.includes(field.name) || field.place !== 'query'
            ? usualValue(field, ids.for(operation, field))
            : undefined,
        ]),
      );
      const response = await server.request({
        url,
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload,
      });
      if (response.statusCode !== 200 || !String(response.headers['content-type']).startsWith('application/json'))
        continue;
      const body = response.json<{ data: unknown }>();
      ids.learn(routeArea(operation), body.data);
      answers.push({ operationId: operation.operationId, data: operation.answersWhole ? body : body.data });
    }
  return answers;
}

/** Links to files are signed again in every answer. */
const withoutSignatures = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/\?(?:[^"\\ ]*?)(?=["\\ ])/g, ''));

test.each(['hr', 'employee'])(
  'what %s@ reads is the same from whichever answer it comes, and no answer loses a field',
  async (account) => {
    const answers = (await readEverything(account)).map((answer) => ({
      ...answer,
      data: withoutSignatures(answer.data),
    }));
    let held: HeldRecords = noRecords;
    const left = answers.map(({ operationId, data }, index) => {
      const taken = takeRecords(operationId, data);
      held = withRecords(held, taken.taken, index);
      return taken.left;
    });
    const names = new Set(operationsWithRecords());
    const read = new Set(answers.map(({ operationId }) => operationId).filter((name) => names.has(name)));
    expect(read.size).toBeGreaterThan(account === 'hr' ? 40 : 20);
    const join = makeJoin();
    answers.forEach(({ operationId, data }, index) => {
      const joined = join(held.tables, operationId, left[index]);
      expect([operationId, joined]).toMatchObject([operationId, data as object]);
    });
  },
  120_000,
);
