import type { SeededRandom } from '../../src/server/demo/seed/seededRandom';
import type { TestPerson } from './testPeople';
import type { TestServer } from './testServer';

/** A holiday as HR has entered it; without places it is one of every place. */
export interface EnteredHoliday {
  readonly day: string;
  readonly type: 'Full Day' | 'First Half' | 'Second Half';
  readonly places: readonly string[];
}

/** Enters a holiday for each of these days: whole or half, of every place or of one of two. */
export async function addRandomHolidays(
  server: TestServer,
  hr: TestPerson,
  random: SeededRandom,
  { days, places }: { readonly days: readonly string[]; readonly places: readonly string[] },
): Promise<EnteredHoliday[]> {
  const entered: EnteredHoliday[] = [];
  for (const day of days) {
    const holiday: EnteredHoliday = {
      day,
      type: random.pick(['Full Day', 'First Half', 'Second Half'] as const),
      places: random.pick([[], places.slice(0, 1), places.slice(1, 2)]),
    };
    await server.call('saveHoliday', {
      as: hr,
      body: {
        Holiday_name: `Holiday ${entered.length}`,
        Holiday_date: day,
        Holiday_type: holiday.type,
        Locations: [...holiday.places],
      },
    });
    entered.push(holiday);
  }
  return entered;
}
