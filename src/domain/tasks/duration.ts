import { hundredths } from '../figures/hundredths';
import { hoursPerDay } from '../working-plan/spreadTask';

const hourUnit = 'h|hrs?|hours?';
const parts = new RegExp(
  `^(?:(\\d{1,3}(?:[.,]\\d{1,2})?)\\s*d(?:ays?)?)?\\s*(?:(\\d{1,4}(?:[.,]\\d{1,2})?)\\s*(?:${hourUnit}))?\\s*(?:(\\d{1,4})\\s*m(?:ins?|inutes?)?)?$`,
  'i',
);
const clock = new RegExp(`^(\\d{1,4})(?::|\\s*(?:${hourUnit})\\s*)([0-5]\\d)(?::00)?$`, 'i');
/** A bare number of hours. */
const plainHours = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** As the contract accepts it. */
const maxHours = 9999.99;

const figure = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

/**
 * Reads a length with its unit: 30m, 4h, 1.5h, 1h30m, 1h 30, 2d (of eight hours), 1:30.
 *
 * @returns hours with at most two decimals; undefined if invalid or longer than a task may take
 */
export function readDuration(text: string): number | undefined {
  const plain = text.trim();
  const time = clock.exec(plain);
  const found = time ? null : parts.exec(plain);
  if (plain === '' || (!time && !found)) return undefined;
  const hours = time
    ? Number(time[1]) + Number(time[2]) / 60
    : figure(found?.[1]) * hoursPerDay + figure(found?.[2]) + figure(found?.[3]) / 60;
  const rounded = hundredths(hours);
  return rounded <= maxHours ? rounded : undefined;
}

/** Reads hours as they are typed into a field or pasted from a spreadsheet: a bare number counts hours, others have a unit. */
export function typedHours(text: string): number | undefined {
  const plain = text.trim();
  return plainHours.test(plain) ? figure(plain) : readDuration(plain);
}
