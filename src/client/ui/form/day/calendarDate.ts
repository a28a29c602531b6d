/** Midnight of a day (YYYY-MM-DD) on the browser's own clock, which is what the calendar draws. */
export function dayToDate(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date ?? 1);
}

/** The day (YYYY-MM-DD) that a date shows on the browser's own clock. */
export function dateToDay(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
