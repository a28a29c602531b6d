import type { SeededRandom } from './seededRandom';

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * An identifier of the form of UUID version 7: sorts by the instant, the rest comes from the seed.
 * @param instantMs since 1970
 */
export function identifier(random: SeededRandom, instantMs: number): string {
  const time = hex(Math.floor(instantMs), 12);
  const first = random.uint32();
  const second = random.uint32();
  const third = random.uint32();
  const variant = 0x8000 | (first & 0x3fff);
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-7${hex(first >>> 20, 3)}-${hex(variant, 4)}-${hex(second & 0xffff, 4)}${hex(third, 8)}`;
}
