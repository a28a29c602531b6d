import { baselineMessages, baselineProblems, maxBaselineName } from '../../../src/domain/schedule/baselines';

const tooLongOrEmpty = [{ field: 'Name', message: baselineMessages.name }];

test.each([
  ['a name', 'Offer', []],
  ['the longest name', 'x'.repeat(maxBaselineName), []],
  ['the longest name with spaces around it', ` ${'x'.repeat(maxBaselineName)} `, []],
  ['one letter more', 'x'.repeat(maxBaselineName + 1), tooLongOrEmpty],
  ['no name', '', tooLongOrEmpty],
  ['spaces', '  ', tooLongOrEmpty],
])('a baseline with %s', (_case, name, problems) => {
  expect(baselineProblems(name)).toEqual(problems);
});
