import type { SprintCapacity } from '../../../../src/client/api/api';
import {
  capacitySentence,
  capacityTotals,
  freeText,
} from '../../../../src/client/features/planning/capacity/capacityTexts';

const person = (
  capacity: number,
  hours: number,
  others: number,
  withoutEstimate = 0,
): SprintCapacity['People'][number] => ({
  _id: `p${capacity}`,
  Name: 'Asha Rao',
  Employee_code: 'EMP001',
  Position: null,
  Capacity_hours: capacity,
  Leave_days: 0.5,
  Work: { Tasks: 2, Without_estimate: withoutEstimate, Hours: hours },
  Other_hours: others,
  Free_hours: capacity - hours - others,
});
const capacity = (
  people: SprintCapacity['People'],
  unassigned = { Tasks: 0, Without_estimate: 0, Hours: 0 },
): SprintCapacity => ({
  _id: 's',
  Project_id: 'p',
  From: '2026-03-02',
  To: '2026-03-06',
  People: people,
  Unassigned: unassigned,
});

test('the sums are those of all people and of the tasks that no one has', () => {
  const shown = capacity([person(40, 10.1, 5.2), person(36, 30, 20, 1)], { Tasks: 1, Without_estimate: 1, Hours: 4 });
  expect(capacityTotals(shown)).toEqual({
    Capacity_hours: 76,
    Leave_days: 1,
    Work: { Tasks: 5, Without_estimate: 2, Hours: 44.1 },
    Other_hours: 25.2,
    Free_hours: 6.7,
  });
  expect(capacitySentence(shown)).toBe(
    'From 02/03/2026 to 06/03/2026, 2 people can work 76 Hr. The sprint needs 44.1 Hr and other tasks 25.2 Hr: 6.7 Hr free. 1 person has too much to do. 2 tasks without an estimate count as 0 Hr.',
  );
});

test('one person with less time than work', () => {
  expect(capacitySentence(capacity([person(8, 9.5, 0, 1)]))).toBe(
    'From 02/03/2026 to 06/03/2026, 1 person can work 8 Hr. The sprint needs 9.5 Hr and other tasks 0 Hr: 1.5 Hr too much. 1 person has too much to do. 1 task without an estimate counts as 0 Hr.',
  );
  expect([freeText(0), freeText(-0.25)]).toEqual(['0 Hr free', '0.25 Hr too much']);
});
