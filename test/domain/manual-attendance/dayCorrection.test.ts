import {
  correctionMessages,
  dayCorrectionProblems,
  dayCorrectionText,
  isCorrectableDay,
  maxCorrectionReasonLength,
  type DayCorrection,
} from '../../../src/domain/manual-attendance/dayCorrection';
import { manualMessages } from '../../../src/domain/manual-attendance/manualRequestRules';

const timeZone = 'Asia/Kolkata';
const none: DayCorrection = {
  ...{ checkIn: '', checkOut: '', isFirstHalfPresent: false, isSecondHalfPresent: false },
  replacesRecorded: false,
};
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
  [{ day: '2026-03-01', replacesRecorded: true }, []],
  [{ day: '2026-03-02', replacesRecorded: true }, [`replaces_recorded: ${correctionMessages.notOver}`]],
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
  [
    { checkOut: '18:10', replacesRecorded: true, isFirstHalfPresent: true },
    'Check out 06:10 PM in place of the recorded ones, first half present',
  ],
  [{ replacesRecorded: true }, 'No times in place of the recorded ones'],
  [{ isFirstHalfPresent: true }, 'first half present'],
  [{ isSecondHalfPresent: true }, 'second half present'],
])('words for %j', (changes, text) => {
  expect(dayCorrectionText({ ...none, ...changes })).toBe(text);
});

const employment = {
  firstDay: '2026-02-02',
  leftOn: '2026-02-20',
  breaks: [{ from: '2026-02-05', until: '2026-02-09' }],
};
test.each([
  ['2026-02-01', false],
  ['2026-02-02', true],
  // The day of leaving, and that of the return.
  ['2026-02-05', true],
  ['2026-02-06', false],
  ['2026-02-08', false],
  ['2026-02-09', true],
  ['2026-02-20', true],
  ['2026-02-21', false],
])('%s can be corrected: %s', (day, expected) => {
  expect(isCorrectableDay(employment, day)).toBe(expected);
});

test('every day until today of those who are employed all the time can be corrected', () => {
  expect(isCorrectableDay({ firstDay: null, leftOn: null, breaks: [] }, '2020-01-01')).toBe(true);
});
