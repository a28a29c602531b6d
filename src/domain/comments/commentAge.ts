const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const dayMilliseconds = 24 * hourMilliseconds;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago something was written (FMT-011, F-20): 'Just now' under a minute, then whole minutes, hours or days.
 *
 * @param writtenAt instant, ISO 8601
 * @param now milliseconds since 1970
 */
export function commentAge(writtenAt: string, now: number): string {
  const age = now - Date.parse(writtenAt);
  // A clock that lags behind the server's must not show ages in the future.
  if (Number.isNaN(age) || age < minuteMilliseconds) return 'Just now';
  if (age < hourMilliseconds) return ago(Math.floor(age / minuteMilliseconds), 'minute');
  if (age < dayMilliseconds) return ago(Math.floor(age / hourMilliseconds), 'hour');
  return ago(Math.floor(age / dayMilliseconds), 'day');
}
