import fc from 'fast-check';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import {
  daysElsewhere,
  sinceProblems,
  workplaceOn,
  workplacesAfter,
  type Workplace,
  type Workplaces,
} from '../../../src/domain/employees/workplaces';

const firstDay = '2026-03-02';
const dayAt = (index: number): Day => addDays(firstDay, index);
const lastIndex = 40;
const days = Array.from({ length: lastIndex }, (_, index) => dayAt(index));

const workplace = fc.record({
  locationId: fc.constantFrom(null, 'Pune', 'Goa'),
  shift: fc.constantFrom(null, '9 AM - 6 PM'),
});
const change = fc.record({ next: workplace, from: fc.integer({ min: -3, max: lastIndex }).map(dayAt) });
const same = (one: Workplace, other: Workplace): boolean =>
  one.locationId === other.locationId && one.shift === other.shift;
const eachDay = (places: Workplaces): Workplace[] =>
  days.map((day) => {
    const { locationId, shift } = workplaceOn(places, day);
    return { locationId, shift };
  });

test('after any changes each day has the workplace that the last change gave it, and no turn changes nothing', () => {
  fc.assert(
    fc.property(workplace, fc.array(change, { maxLength: 8 }), (beginning, changes) => {
      let places: Workplaces = { former: [], present: beginning };
      let expected = days.map(() => beginning);
      for (const { next, from } of changes) {
        // The present workplace once more moves its first day: the table below has those.
        if (same(places.present, next)) continue;
        places = workplacesAfter(places, { next, from, firstDay });
        expected = expected.map((known, index) => (dayAt(index) < from ? known : next));
        expect(eachDay(places)).toEqual(expected);
        const turns = places.former.map(({ until }) => until);
        expect(turns).toEqual([...new Set(turns)].sort());
        expect(turns.every((until) => until > firstDay)).toBe(true);
        const line = [...places.former, places.present];
        expect(line.slice(1).some((place, index) => same(place, line[index] ?? beginning))).toBe(false);
      }
    }),
  );
});

test('the days elsewhere are those whose workplace differs', () => {
  fc.assert(
    fc.property(workplace, fc.array(change, { maxLength: 4 }), change, (beginning, changes, last) => {
      const before = changes.reduce<Workplaces>(
        (places, { next, from }) => workplacesAfter(places, { next, from, firstDay }),
        { former: [], present: beginning },
      );
      const after = workplacesAfter(before, { ...last, firstDay });
      const spans = daysElsewhere(before, after, { first: firstDay, last: dayAt(lastIndex - 1) });
      const [was, is] = [eachDay(before), eachDay(after)];
      expect(days.filter((day) => spans.some((span) => span.first <= day && day <= span.last))).toEqual(
        days.filter((_, index) => !same(was[index] ?? beginning, is[index] ?? beginning)),
      );
    }),
  );
});

const pune = { locationId: 'Pune', shift: null };
const goa = { locationId: 'Goa', shift: null };
const since = (until: Day): Workplaces => ({ former: [{ ...pune, until }], present: goa });

test.each([
  ['earlier', '2026-03-10', since('2026-03-10')],
  ['later', '2026-03-30', since('2026-03-30')],
  ['to the first day of employment', firstDay, { former: [], present: goa }],
  ['before it', '2026-01-01', { former: [], present: goa }],
])('the first day of the present workplace is moved %s', (_, from, expected) => {
  expect(workplacesAfter(since('2026-03-20'), { next: goa, from, firstDay })).toEqual(expected);
});

test('the only workplace has no first day to move, and a change that is undone leaves nothing', () => {
  const only: Workplaces = { former: [], present: pune };
  expect(workplacesAfter(only, { next: pune, from: '2026-03-20', firstDay })).toEqual(only);
  const moved = workplacesAfter(only, { next: goa, from: '2026-03-20', firstDay });
  expect(workplacesAfter(moved, { next: pune, from: '2026-03-20', firstDay })).toEqual(only);
});

test('a workplace begins today at the latest', () => {
  expect(sinceProblems('2026-03-03', '2026-03-02')).toEqual([
    { field: 'Workplace_since', message: 'Please Select A Day Up To 02/03/2026' },
  ]);
  expect([...sinceProblems('2026-03-02', '2026-03-02'), ...sinceProblems('', '2026-03-02')]).toEqual([]);
});
