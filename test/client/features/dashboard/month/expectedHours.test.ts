import { toOwnDays } from '../../../../../src/client/features/dashboard/month/ownDays';
import { hoursByDay } from '../../../../../src/client/features/tasks/hours/hoursByDay';
import { SeededRandom } from '../../../../../src/server/demo/seed/seededRandom';
import { attendanceDay } from '../../../../support/client/attendanceDay';
import { dayBefore, dayInBerlin, getDays, inBerlin } from '../../../../support/moments/berlinClock';

/* The hours of own days and weeks from random time entries over the night in which summer time ends; an entry belongs to the day on which it began. */
const random = new SeededRandom(process.env['HOURS_SEED'] ?? 'own hours');
const today = '2027-11-04';
const now = inBerlin(today, 17 * 60) + 345;
const entries = Array.from({ length: 80 }, (_, index) => {
  const from = index === 0 ? now - 3_600_500 : inBerlin('2027-10-01', 0) + random.integer(0, 33 * 86_400_000);
  const to = index === 0 ? null : from + random.integer(1, 30 * 3_600_000);
  return {
    ...{ _id: String(index), Status: to === null ? ('Running' as const) : ('Stopped' as const), Version: 1 },
    ...{ Check_In: new Date(from).toISOString(), Check_Out: to === null ? null : new Date(to).toISOString() },
    ...{ Task_id: { _id: 't', Task_key: 'HBR-1', Short_summary: 'Crane' }, Project_id: 'p', Project_name: 'Harbour' },
    ...{ Corrected_at: null, Correction_reason: null, Closed_month: null },
    from,
    to,
  };
});

/** Whole seconds of each, as its stopwatch showed them. */
const getMs = (day: string): number =>
  entries
    .filter(({ from }) => dayInBerlin(from) === day)
    .reduce((sum, { from, to }) => sum + Math.floor(((to ?? from) - from) / 1_000) * 1_000, 0);

test('the days of My month have the hours of the finished entries that began on them', () => {
  const dates = ['2027-10', '2027-11'].flatMap(getDays).filter((day) => day <= today);
  const days = toOwnDays(dates.map(attendanceDay), entries, undefined, { now, today, timeZone: 'Europe/Berlin' });
  expect(days.map(({ day, loggedMs }) => [day, loggedMs])).toEqual(dates.map((day) => [day, getMs(day)]));
});

test.each(['2027-10-04', '2027-10-25', '2027-11-01'])(
  'the week from %s has the hours of its finished entries by day',
  (monday) => {
    const days = Array.from({ length: 7 }, (_, index) => dayBefore(monday, index - 6)).filter((day) => day <= today);
    expect(hoursByDay(entries, monday, today, 'Europe/Berlin').map(({ day, sumMs }) => [day, sumMs])).toEqual(
      days.map((day) => [day, getMs(day)]),
    );
  },
);
