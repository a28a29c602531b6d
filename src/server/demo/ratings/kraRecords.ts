import { toMonth } from '../../../domain/calendar/month';
import type { Row } from '../companyRows';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { demonstrationQuestions } from './kraQuestionRows';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { hourMs } from '../../../domain/calendar/duration';

const MONTHS = 6;
/** KRA links are shown on the first five weekdays of a month. */
const WINDOW_WEEKDAYS = 5;

/**
 * Own ratings of the last full months; for the newest one some have not rated, and leaders have not answered all. Of the
 * current month those of its first weekdays so far, without the accounts: they can be used to rate.
 */
export function kraRecords(
  people: readonly Person[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Row<'kra_records'>[] {
  const random = seed.fork('kra');
  const rated = people.filter(({ account, leader }) => account !== 'newcomer' && leader !== null);
  const levels = new Map(rated.map(({ id }) => [id, 6 + random.fraction() * 2.4]));
  const full = firstDaysOfMonths(calendar);
  const current = calendar.today - Number(calendar.day(calendar.today).slice(8)) + 1;
  return [...full, current].flatMap((first, index) => {
    const isCurrent = first === current;
    const isNewest = index >= full.length - 1;
    return rated.flatMap((person) => {
      const isHere = person.joined < first - 20 && (person.left === null || person.left > first + 10);
      const isDone = random.chance(isNewest ? 0.82 : 0.96);
      const isAnswered = random.chance(isNewest ? 0.6 : 0.97);
      const level = levels.get(person.id) ?? 7;
      if (!isHere || person.leader === null || (!isDone && person.account === null)) return [];
      if (isCurrent && person.account !== null) return [];
      const createdMs = calendar.at(
        weekday(first, random.integer(0, WINDOW_WEEKDAYS - 2), calendar),
        random.integer(610, 1100),
      );
      if (createdMs > calendar.nowMs) return [];
      const ratedMs = createdMs + random.integer(3, 60) * hourMs;
      const leader = isAnswered && ratedMs < calendar.nowMs ? marks(level - 0.4, random) : null;
      const own = marks(level, random);
      return {
        id: identifier(random, createdMs),
        employee_id: person.id,
        team_leader_id: person.leader.id,
        month: calendar.day(first),
        own_q1: own[0],
        own_q2: own[1],
        own_q3: own[2],
        own_q4: own[3],
        own_q5: own[4],
        leader_q1: leader?.[0] ?? null,
        leader_q2: leader?.[1] ?? null,
        leader_q3: leader?.[2] ?? null,
        leader_q4: leader?.[3] ?? null,
        leader_q5: leader?.[4] ?? null,
        q1_text: demonstrationQuestions.Q1,
        q2_text: demonstrationQuestions.Q2,
        q3_text: demonstrationQuestions.Q3,
        q4_text: demonstrationQuestions.Q4,
        q5_text: demonstrationQuestions.Q5,
        created_at: new Date(createdMs),
        rated_at: leader === null ? null : new Date(ratedMs),
      };
    });
  });
}

type Marks = readonly [number, number, number, number, number];

function marks(level: number, random: SeededRandom): Marks {
  const mark = (): number => Math.min(Math.max(Math.round(level + (random.fraction() - 0.5) * 3), 1), 10);
  return [mark(), mark(), mark(), mark(), mark()];
}

/** First days of the last full months, oldest first. */
function firstDaysOfMonths(calendar: CompanyCalendar): number[] {
  const current = toMonth(calendar.day(calendar.today));
  const firsts: number[] = [];
  for (let day = calendar.today; day >= 0 && firsts.length < MONTHS; day -= 1) {
    if (calendar.day(day).endsWith('-01') && !calendar.day(day).startsWith(current)) firsts.unshift(day);
  }
  return firsts;
}

function weekday(first: number, count: number, calendar: CompanyCalendar): number {
  let day = first;
  for (let left = count; left > 0 || calendar.isWeekOff(day); day += 1) {
    if (!calendar.isWeekOff(day)) left -= 1;
  }
  return day;
}
