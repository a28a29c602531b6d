import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import { endText, startText } from '../../../src/domain/schedule/halfDayTexts';

test.each([
  ['First Half', '02/03/2026', '02/03/2026 First Half'],
  ['Second Half', '02/03/2026 Second Half', '02/03/2026'],
] as const)('the half of a day is named where it is not the usual one: %s', (half, start, end) => {
  const at = toHalfDay('2026-03-02', half);
  expect([startText(at), endText(at)]).toEqual([start, end]);
});
