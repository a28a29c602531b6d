import {
  correctionMessages,
  dayCorrectionProblems,
  dayCorrectionText,
  maxCorrectionReasonLength,
  type DayCorrection,
} from '../../../src/domain/manual-attendance/dayCorrection';
import { manualMessages } from '../../../src/domain/manual-attendance/manualRequestRules';

const timeZone = 'Asia/Kolkata';
const none: DayCorrection = { checkIn: '', checkOut: '', isFirstHalfPresent: false, isSecondHalfPresent: false };
/** The second of March, four in the afternoon of the company. */
const now = new Date('2026-03-02T10:30:00Z');
const problems = (changes: Partial<DayCorrection & { reason: string; day: string }>) => {
  const { day = '2026-02-10', ...entered } = changes;
  return dayCorrectionProblems(
    { ...none, reason: 'Forgot', ...entered },
    { day, today: '2026-03-02', now, timeZone },
  ).map(({ field, message }) => `${field}: ${message}`);
};

test.each<[Parameters<typeof problems>[0], string[]]>([
  [{}, []],
  [{ checkIn: '09:30', checkOut: '18:00' }, []],
  // The night after the day.
  [{ checkIn: '18:00', checkOut: '03:59' }, []],
  [{ checkIn: '18:00', checkOut: '04:00' }, [`check_out: ${manualMessages.order}`]],
  [{ checkIn: '18:00', checkOut: '18:00' }, [`check_out: ${manualMessages.order}`]],
  [{ checkIn: '9:30' }, [`check_in: ${manualMessages.time}`]],
  [{ checkOut: '24:00' }, [`check_out: ${manualMessages.time}`]],
  [{ day: '2026-03-02', checkIn: '09:30' }, []],
  [{ day: '2026-03-02', checkIn: '16:00' }, []],
  [{ day: '2026-03-02', checkOut: '16:01' }, [`check_out: ${manualMessages.toCome}`]],
  [{ day: '2026-03-02', checkOut: '03:00' }, [`check_out: ${manualMessages.toCome}`]],
  [{ day: '2026-03-03' }, [`date: ${correctionMessages.notYet}`]],
  [{ reason: ' ' }, [`reason: ${correctionMessages.reason}`]],
  [{ reason: 'x'.repeat(maxCorrectionReasonLength) }, []],
  [{ reason: 'x'.repeat(maxCorrectionReasonLength + 1) }, ['reason: At most 250 characters']],
])('problems of %j', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test.each<[Partial<DayCorrection>, string]>([
  [{}, 'as recorded'],
  [{ checkIn: '09:30' }, 'Check in 09:30 AM'],
  [{ checkIn: '00:05', checkOut: '18:10' }, 'Check in 12:05 AM, Check out 06:10 PM'],
  [
    { checkOut: '18:10', isFirstHalfPresent: true, isSecondHalfPresent: true },
    'Check out 06:10 PM, both halves present',
  ],
  [{ isFirstHalfPresent: true }, 'first half present'],
  [{ isSecondHalfPresent: true }, 'second half present'],
])('words for %j', (changes, text) => {
  expect(dayCorrectionText({ ...none, ...changes })).toBe(text);
});
