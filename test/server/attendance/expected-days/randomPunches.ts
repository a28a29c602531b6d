import type { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { inBerlin } from '../../../support/moments/berlinClock';
import type { Punch } from './expectedDay';

/** What the devices have seen of a person on a day until now. */
export function randomPunches(random: SeededRandom, day: string, now: number): Punch[] {
  const punches: Punch[] = [];
  if (!random.chance(0.8)) return punches;
  const ordinary = random.chance(0.4);
  const add = (direction: 'in' | 'out', from: number, to: number): void => {
    punches.push({ at: inBerlin(day, random.integer(from, to)), direction });
  };
  if (ordinary) {
    add('in', 540, 740);
    if (random.chance(0.9)) add('out', 970, 1_200);
  } else {
    for (let count = random.integer(0, 2); count > 0; count -= 1) add('in', 241, 1_100);
    for (let count = random.integer(0, 2); count > 0; count -= 1) add('out', 420, 1_679);
  }
  // A device does not see two people, nor one twice in the same minute.
  const unique = new Map(punches.map((punch) => [punch.at, punch]));
  return [...unique.values()].filter(({ at }) => at <= now);
}
