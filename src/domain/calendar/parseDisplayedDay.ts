const DISPLAYED_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Reads a day that a person typed as DD/MM/YYYY (also with '-' or '.').
 *
 * @returns the day as YYYY-MM-DD, or undefined when the calendar has no such day (31/02/2026)
 */
export function parseDisplayedDay(text: string): string | undefined {
  const parts = DISPLAYED_DAY.exec(text.trim());
  if (!parts) return undefined;
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that the month does not have is in another month; years before 100 are read as those of the last century.
  const isOnCalendar = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return isOnCalendar ? date.toISOString().slice(0, 10) : undefined;
}
