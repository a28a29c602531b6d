import { ageText } from '../../../src/domain/calendar/ageText';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 5, 15, 12, 0, 0);
const ageAfter = (passedMs: number): string => ageText(now - passedMs, now);

describe('the age of a comment', () => {
  it('is Just now within the first minute', () => {
    expect(ageAfter(0)).toBe('Just now');
    expect(ageAfter(59 * second)).toBe('Just now');
  });

  it('is counted in whole minutes, then hours, then days', () => {
    expect(ageAfter(59 * second)).toBe('Just now');
    expect(ageAfter(2 * minute + 59 * second)).toBe('2 minutes ago');
    expect(ageAfter(59 * minute)).toBe('59 minutes ago');
    expect(ageAfter(5 * hour + 59 * minute)).toBe('5 hours ago');
    expect(ageAfter(23 * hour)).toBe('23 hours ago');
    expect(ageAfter(400 * day)).toBe('400 days ago');
  });

  it('is written in the singular for one', () => {
    expect(ageAfter(minute)).toBe('1 minute ago');
    expect(ageAfter(hour)).toBe('1 hour ago');
    expect(ageAfter(day)).toBe('1 day ago');
  });

  it('is Just now when the clock of the reader is behind the one of the writer', () => {
    expect(ageAfter(-3 * minute)).toBe('Just now');
  });
});
