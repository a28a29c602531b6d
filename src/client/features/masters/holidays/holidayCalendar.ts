import { addDays } from '../../../../domain/calendar/day';
import type { Holiday } from '../../../api/api';
import { getLocationNames } from './holidayColumns';

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545: lines have at most 75 bytes; longer ones continue in the next line after a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  const toBytes = (text: string): number => new TextEncoder().encode(text).length;
  for (const character of line) {
    if (toBytes(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

const event = (holiday: Holiday, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${holiday._id}@daybook`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART;VALUE=DATE:${compact(holiday.Holiday_date)}`,
  `DTEND;VALUE=DATE:${compact(addDays(holiday.Holiday_date, 1))}`,
  `SUMMARY:${escaped(holiday.Holiday_type === 'Full Day' ? holiday.Holiday_name : `${holiday.Holiday_name} (${holiday.Holiday_type})`)}`,
  `LOCATION:${escaped(getLocationNames(holiday))}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The holidays as all-day events for calendar programs (RFC 5545). */
export const holidaysAsCalendar = (holidays: readonly Holiday[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybook//Holidays//EN',
    'CALSCALE:GREGORIAN',
    ...holidays.flatMap((holiday) => event(holiday, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
