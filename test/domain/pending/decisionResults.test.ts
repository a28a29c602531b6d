import { decidedAlreadyText, decisionSummary } from '../../../src/domain/pending/decisionResults';

const done = { Done: true, Message: null };
const late = { Done: false, Message: 'This leave is Approved already, by Asha Rao' };

test.each([
  [[done, done], '2 approved'],
  [[...Array.from({ length: 12 }, () => done), late], `12 approved, 1 not: ${late.Message}`],
  [[late, late], `0 approved, 2 not: ${late.Message}`],
  [[done, late, { Done: false, Message: 'Leave not found' }], '1 approved, 2 not'],
])('a summary names the reason when there is only one', (outcomes, expected) =>
  expect(decisionSummary('approved', outcomes)).toBe(expected),
);

test('the person who decided is named where known', () => {
  expect(decidedAlreadyText('leave', 'Rejected', 'Asha Rao')).toBe('This leave is Rejected already, by Asha Rao');
  expect(decidedAlreadyText('request', 'Approved', null)).toBe('This request is Approved already');
});
