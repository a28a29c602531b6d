import { awayHalves, type DemoLeave } from '../leave/demoLeave';
import { isEmployed, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { SeededRandom } from '../seed/seededRandom';
import { PresenceBook, type Presence } from './presence';

/** Middle of the day: the limit between its two halves. */
const middleMinute = 855;
const EVENING_MINUTE = 1170;

/** Makes the presence of all employees for every day up to today, consistent with the granted leaves. */
export function makePresence(
  people: readonly Person[],
  leaves: ReadonlyMap<string, readonly DemoLeave[]>,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): PresenceBook {
  const book = new PresenceBook();
  for (const person of people) {
    const random = seed.fork(`presence/${person.code}`);
    const habit = { late: random.integer(-10, 12), stays: random.integer(-5, 25), leavesForLunch: random.chance(0.45) };
    const granted = leaves.get(person.id) ?? [];
    const overtimeDays = daysOfOvertime(person, calendar, random);
    for (let day = Math.max(person.joined, 0); day <= calendar.today; day += 1) {
      const presence = isEmployed(person, day)
        ? presenceOfDay(person, day, granted, overtimeDays, habit, calendar, random)
        : null;
      if (presence === 'absent') book.enterAbsence(person, day);
      else if (presence !== null) book.enter(person, day, presence);
    }
  }
  return book;
}

/** Days in the last three months with overtime, or worked Saturdays. */
function daysOfOvertime(person: Person, calendar: CompanyCalendar, random: SeededRandom): Set<number> {
  const mayHave = person.discipline === 'developer' || person.discipline === 'tester';
  const count =
    person.account === 'employee'
      ? 4
      : mayHave
        ? random.weighted([
            [0, 3],
            [1, 4],
            [2, 2],
          ])
        : 0;
  const first = Math.max(person.joined + 10, calendar.today - 85);
  const days = new Set<number>();
  for (let left = count; left > 0; left -= 1) days.add(random.integer(first, calendar.today - 1));
  if (person.account === 'employee') days.add(calendar.workingDayFrom(calendar.today - 2, -1));
  return days;
}

interface Habit {
  late: number;
  stays: number;
  leavesForLunch: boolean;
}

function presenceOfDay(
  person: Person,
  day: number,
  leaves: readonly DemoLeave[],
  overtimeDays: ReadonlySet<number>,
  habit: Habit,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Presence | 'absent' | null {
  const isDecided = person.account === 'employee' && day >= calendar.today - 5;
  const away = awayHalves(leaves, day);
  const [late, stays, gap, isAbsent] = [
    random.integer(-6, 14),
    random.integer(-4, 18),
    random.fraction(),
    random.chance(0.008),
  ];
  const hasOvertime = overtimeDays.has(day);
  if (away.first && away.second) return null;
  if (!calendar.isWorkingDay(day, person.location)) {
    const isSaturdayWork = hasOvertime && calendar.isWeekOff(day);
    return isSaturdayWork
      ? {
          inMinute: 620 + late,
          outMinute: 900 + stays,
          lunch: null,
          hasInGap: false,
          hasOutGap: false,
          overtimeFrom: 620 + late,
        }
      : null;
  }
  if (isAbsent && !isDecided && day < calendar.today && !away.first && !away.second && !hasOvertime) return 'absent';
  const off = { first: away.first, second: away.second || calendar.holidayHalf(day) === 'Second Half' };
  const inMinute = off.first ? middleMinute + late : person.shift.beginMinute + habit.late + late;
  const endMinute = off.second ? middleMinute + stays : person.shift.endMinute + habit.stays + stays;
  const staysLate = hasOvertime && !off.second;
  const wasForgotten = isDecided ? day === lastWorkingDay(calendar) : gap < 0.02;
  return {
    inMinute,
    outMinute: staysLate ? EVENING_MINUTE + 90 + stays * 3 : endMinute,
    lunch: habit.leavesForLunch && !off.first && !off.second ? [780 + late, 820 + late + Math.max(stays, 0)] : null,
    hasInGap: !isDecided && gap >= 0.02 && gap < 0.031 && day < calendar.today,
    hasOutGap: wasForgotten && day < calendar.today,
    overtimeFrom: staysLate ? EVENING_MINUTE : null,
  };
}

const lastWorkingDay = (calendar: CompanyCalendar): number => calendar.workingDayFrom(calendar.today - 1, -1);
