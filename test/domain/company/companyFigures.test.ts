import { countsIn, dayFigures, dayText, type PersonsDay } from '../../../src/domain/company/companyFigures';

const nothing: PersonsDay = {
  isActive: true,
  lastMark: null,
  leaveHalves: 0,
  isDayOff: false,
  isBeforeJoining: false,
  isFirstHalfAway: false,
  isSecondHalfAway: false,
};
const firstHalf = { leaveHalves: 1, isFirstHalfAway: true };
const secondHalf = { leaveHalves: 1, isSecondHalfAway: true };

test.each<[Partial<PersonsDay>, string[], string]>([
  [{}, ['absent'], 'Absent'],
  [{ lastMark: 'in' }, ['in'], 'In'],
  [{ lastMark: 'out' }, ['out'], 'Out'],
  [{ isDayOff: true }, ['day-off'], 'Day off'],
  [{ leaveHalves: 2, isFirstHalfAway: true, isSecondHalfAway: true }, ['leave-full'], 'On leave'],
  [firstHalf, ['leave-first-half'], 'On leave in the First Half'],
  [secondHalf, ['leave-second-half'], 'On leave in the Second Half'],
  [{ ...firstHalf, lastMark: 'in' }, ['in', 'leave-first-half'], 'In, leave in the First Half'],
  [{ ...secondHalf, lastMark: 'out' }, ['out', 'leave-second-half'], 'On leave in the Second Half'],
  [{ lastMark: 'in', isDayOff: true }, ['in'], 'In'],
])('%j counts in %j and reads %s', (day, figures, text) => {
  const person = { ...nothing, ...day };
  expect(dayFigures.filter((figure) => countsIn(figure, person))).toEqual(['everybody', ...figures]);
  expect(dayText(person)).toBe(text);
});

test('who was deactivated today counts in what the day was, but no longer as one of everybody', () => {
  const person: PersonsDay = { ...nothing, lastMark: 'out', isActive: false };
  expect(dayFigures.filter((figure) => countsIn(figure, person))).toEqual(['out']);
  for (const unseen of [nothing, { ...nothing, isDayOff: true }])
    expect(dayFigures.filter((figure) => countsIn(figure, { ...unseen, isActive: false }))).toEqual([]);
});
