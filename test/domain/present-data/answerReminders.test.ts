import {
  reminderSummary,
  whyNotReminded,
  type ReminderCandidate,
} from '../../../src/domain/present-data/answerReminders';

const timeZone = 'Asia/Kolkata';
/** 9:30 in the morning of 2 March. */
const now = new Date('2026-03-02T04:00:00Z');
const waiting: ReminderCandidate = { employeeId: 'asha', isWaiting: true, hasAnswered: false, remindedAt: null };

test.each<[string, Partial<ReminderCandidate>, string | undefined]>([
  ['never reminded', {}, undefined],
  ['reminded on the evening before', { remindedAt: new Date('2026-03-01T18:29:59Z') }, undefined],
  ['reminded at midnight of the company', { remindedAt: new Date('2026-03-01T18:30:00Z') }, 'Reminded today'],
  ['reminded a second ago', { remindedAt: new Date('2026-03-02T03:59:59Z') }, 'Reminded today'],
  ['answered since then', { isWaiting: false, hasAnswered: true }, 'Answered'],
  ['without a record, or no longer active', { isWaiting: false }, 'Not asked'],
  ['the caller', { employeeId: 'maren' }, 'Own month'],
])('%s', (_, changed, why) => {
  expect(whyNotReminded({ ...waiting, ...changed }, { callerId: 'maren', now, timeZone })).toBe(why);
});

test('the result says how many were reminded, and who was left out for which reason', () => {
  expect(reminderSummary(1, [])).toBe('1 employee reminded');
  expect(
    reminderSummary(12, [
      { Why: 'Reminded today', Count: 2 },
      { Why: 'Answered', Count: 1 },
      { Why: 'Own month', Count: 1 },
    ]),
  ).toBe('12 employees reminded. Left out: 2 already reminded today, 1 answered in the meantime and yourself');
  expect(reminderSummary(0, [{ Why: 'Not asked', Count: 3 }])).toBe(
    'No employee reminded. Left out: 3 not asked about this month',
  );
});
