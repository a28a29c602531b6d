/** Valid years; both ends leave room to compute the days around a date. */
const dayPattern = /^((?:19|20|21)\d{2})-(\d{2})-(\d{2})$/;

/** True for an existing calendar date from 1900-01-01 to 2199-12-31 written YYYY-MM-DD; false for 2026-02-30. */
export function isDay(text: string): boolean {
  const parts = dayPattern.exec(text);
  if (!parts) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
