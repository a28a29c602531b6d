import { contractOperations } from '../../../src/server/operations/contractDocument';

test('every call of the contract is answered: none is still to come', () => {
  expect(contractOperations.filter((operation) => operation.isPlanned)).toEqual([]);
});
