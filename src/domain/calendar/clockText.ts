/** A time of day as it is shown, hh:mm A (FMT-015): '09:30 AM' of '09:30' or '09:30:00'. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
