import { contractOperations, type ContractOperation } from '../../../src/server/operations/contractDocument';
import { contractProblems, mustBeBindable } from '../../../src/server/operations/contractProblems';
import { handlers } from '../../../src/server/app';
import { startTestServer } from '../../support/testServer';

const [first] = contractOperations as [ContractOperation];
const operation = (changes: Partial<ContractOperation>): ContractOperation => ({
  ...first,
  operationId: 'doIt',
  isPlanned: false,
  permission: ['signed-in'],
  ...changes,
});

test('the contract and the handlers of Daybook fit together', () => {
  expect(contractProblems(contractOperations, Object.keys(handlers))).toEqual([]);
});

test('an operation without a handler keeps the server from starting', () => {
  expect(() => mustBeBindable([operation({})], [])).toThrow('doIt has no handler');
});

test('an operation that is still to come needs none, and must not have one', () => {
  expect(contractProblems([operation({ isPlanned: true })], [])).toEqual([]);
  expect(contractProblems([operation({ isPlanned: true })], ['doIt'])).toEqual([
    'doIt has a handler but is still marked as planned',
  ]);
});

test('a handler without an operation keeps the server from starting', () => {
  expect(contractProblems([operation({})], ['doIt', 'doMore'])).toEqual([
    'The handler doMore belongs to no operation of the contract',
  ]);
});

test.each([[['Project.Edit_Everything']], [['Unknown.*']], [['signed-in', 'Project.Edit_Task']], [['Project']]])(
  'the permission %j keeps the server from starting',
  (permission) => {
    expect(contractProblems([operation({ permission })], ['doIt'])).not.toEqual([]);
  },
);

test.each([
  [['public']],
  [['signed-in']],
  [['signed-link']],
  [['Project.Edit_Task']],
  [['Project.*']],
  [['Project.Edit_Task', 'Master.Location']],
])('the permission %j is known', (permission) => {
  expect(contractProblems([operation({ permission })], ['doIt'])).toEqual([]);
});

test('a server with a handler too few does not start', async () => {
  const { getHealth: _left, ...others } = handlers;
  await expect(startTestServer({ handlers: others })).rejects.toThrow('getHealth has no handler');
});
