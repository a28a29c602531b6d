import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';
import type { OperationId } from '../../../src/server/operations/call';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import type { PlannedOperation } from '../../../src/server/operations/operationTypes.gen';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

/** The calls whose handlers are still to come. The list becomes shorter with every area, and is empty in the end. */
const stillToCome: PlannedOperation[] = [
];

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { flags: [...permissionFlags] });
});
afterAll(() => server.close());

test('the list of calls that are still to come is the contract\'s', () => {
  expect(contractOperations.filter((operation) => operation.isPlanned).map((operation) => operation.operationId)).toEqual(stillToCome);
});

test.each(stillToCome)('%s says plainly that it is not available yet, and only to people who are signed in', async (operationId: OperationId) => {
  expect((await server.call(operationId)).httpStatus).toBe(401);
  const answer = await server.call(operationId, { as: admin });
  expect([answer.httpStatus, answer.message]).toEqual([501, 'This is not available yet']);
});
