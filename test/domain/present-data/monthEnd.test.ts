import { monthEndStates, type MonthEndFigures } from '../../../src/domain/present-data/monthEnd';

const closed: MonthEndFigures = {
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
  expect(new Set(Object.values(monthEndStates(closed)))).toEqual(new Set(['Done']));
});

test('what a month was closed with is not offered any more, except for requests, which are still decided', () => {
  const rows = { missingPunches: 1, withoutRecord: 1, differences: 1, unanswered: 1, issues: 1 };
  expect(monthEndStates({ ...closed, ...rows, corrections: 1, leaves: 1, overtime: 1 })).toEqual({
    ...{ 'missing-punches': 'Closed', upload: 'Closed', comparison: 'Closed', answers: 'Closed' },
    ...{ corrections: 'Open', leave: 'Open', overtime: 'Open', close: 'Done' },
  });
  expect(monthEndStates({ ...closed, records: 0, withoutRecord: 1 })).toMatchObject({
    upload: 'Closed',
    answers: 'Closed',
  });
});

/** Only to be closed. */
const finished: MonthEndFigures = { ...closed, isClosed: false };

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
    { records: 0, isOver: false },
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
  [{ isClosed: true }, { close: 'Done' }],
] as const)('%j changes %j and nothing else', (changed, expected) => {
  expect(monthEndStates({ ...finished, ...changed })).toEqual({ ...monthEndStates(finished), ...expected });
});
