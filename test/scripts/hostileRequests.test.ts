import { contractOperations } from '../../src/server/operations/contractDocument';
import { notExpected, validRequests } from '../hostile/validRequests';

test('for every operation that writes and takes a body there is a valid request, or a reason why there is none', () => {
  const writing = contractOperations
    .filter(({ onlyReads, bodySchema }) => !onlyReads && bodySchema !== undefined)
    .map(({ operationId }) => operationId);
  expect([...Object.keys(validRequests), ...Object.keys(notExpected)].sort()).toEqual(writing.sort());
});
