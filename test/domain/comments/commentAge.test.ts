import { commentAge } from '../../../src/domain/comments/commentAge';

const writtenAt = '2026-03-02T10:00:00Z';
const after = (milliseconds: number): string => commentAge(writtenAt, Date.parse(writtenAt) + milliseconds);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('The age of a comment', () => {
  it("is 'Just now' in its first minute", () => {
    expect(after(0)).toBe('Just now');
    expect(after(minute - 1)).toBe('Just now');
  });

  it('is told in minutes, hours and days, one of each in the singular', () => {
    expect(after(minute)).toBe('1 minute ago');
    expect(after(hour - 1)).toBe('59 minutes ago');
    expect(after(hour)).toBe('1 hour ago');
    expect(after(day - 1)).toBe('23 hours ago');
    expect(after(day)).toBe('1 day ago');
    expect(after(400 * day)).toBe('400 days ago');
  });

  it('is never in the future when the clock of the reader lags behind', () => {
    expect(after(-hour)).toBe('Just now');
  });
});
