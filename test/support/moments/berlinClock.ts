/**
 * The calendar and the clock of Berlin by arithmetic alone, for tests that share nothing with the product, nor with the time
 * zones of the machine.
 */
export const hour = 3_600_000;
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * hour).toISOString().slice(0, 10);
export const nextDay = (day: string): string => dayBefore(day, -1);

/** Summer time in Berlin begins and ends at 01:00 UTC on the last Sunday of March and of October. */
function offsetInBerlin(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const lastSunday = (month: number): number => {
    const end = new Date(Date.UTC(year, month, 31, 1));
    return end.getTime() - end.getUTCDay() * 24 * hour;
  };
  return at >= lastSunday(2) && at < lastSunday(9) ? 2 * hour : hour;
}

/** What clocks in Berlin show, as the instant at which they would show it in Greenwich. */
export const shownInBerlin = (at: number): number => at + offsetInBerlin(at);

/** The day that calendars in Berlin show. */
export const dayInBerlin = (at: number): string => new Date(shownInBerlin(at)).toISOString().slice(0, 10);

/** 0 for Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The instant at which the clocks in Berlin show this many minutes after midnight of the day; 1,440 and more are the next day. */
export function inBerlin(day: string, minute: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  return shown - offsetInBerlin(shown - offsetInBerlin(shown - hour));
}

export function getDays(month: string): string[] {
  const days = [];
  for (let day = `${month}-01`; day.startsWith(month); day = nextDay(day)) days.push(day);
  return days;
}
