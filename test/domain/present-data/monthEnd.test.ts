import { monthEndStates, type MonthEndFigures } from '../../../src/domain/present-data/monthEnd';

const finished: MonthEndFigures = {
  missingPunches: 0,
  corrections: 0,
  leaves: 0,
  overtime: 0,
  records: 40,
  withoutRecord: 0,
  differences: 0,
  unanswered: 0,
  issues: 0,
  isClosed: true,
  isOver: true,
};

test('every step of a closed month without open rows is done', () => {
  expect(new Set(Object.values(monthEndStates(finished)))).toEqual(new Set(['Done']));
});

test.each([
  [{ missingPunches: 1 }, { 'missing-punches': 'Open' }],
  [{ corrections: 2 }, { corrections: 'Open' }],
  [{ corrections: null }, { corrections: 'Not permitted' }],
  [{ leaves: 1 }, { leave: 'Open' }],
  [{ leaves: null }, { leave: 'Not permitted' }],
  [{ overtime: 1 }, { overtime: 'Open' }],
  [{ overtime: null }, { overtime: 'Not permitted' }],
  [{ withoutRecord: 3 }, { upload: 'Open' }],
  [
    { records: 0, withoutRecord: 40 },
    { upload: 'Open', comparison: 'Waiting', answers: 'Waiting' },
  ],
  [
    { records: 0, isOver: false, isClosed: false },
    { upload: 'Waiting', comparison: 'Waiting', answers: 'Waiting', close: 'Waiting' },
  ],
  [{ differences: 1 }, { comparison: 'Open' }],
  [{ unanswered: 1 }, { answers: 'Open' }],
  [{ issues: 1 }, { answers: 'Open' }],
  [{ unanswered: 1, issues: 1 }, { answers: 'Open' }],
  [
    { records: 0, differences: 1, unanswered: 1 },
    { upload: 'Open', comparison: 'Waiting', answers: 'Waiting' },
  ],
  [{ isClosed: false }, { close: 'Open' }],
] as const)('%j changes %j and nothing else', (changed, expected) => {
  expect(monthEndStates({ ...finished, ...changed })).toEqual({ ...monthEndStates(finished), ...expected });
});
