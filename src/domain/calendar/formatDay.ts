const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * Shows a calendar day as DD/MM/YYYY (FMT-014).
 *
 * @param day a day as YYYY-MM-DD; anything after the day is ignored
 * @param separator '-' on the task view, which writes DD-MM-YYYY
 * @returns '' for an absent day and the text itself when it is not a day
 */
export function formatDay(day: string | null | undefined, separator: '/' | '-' = '/'): string {
  if (!day) return '';
  const parts = DAY.exec(day);
  return parts ? `${parts[3]}${separator}${parts[2]}${separator}${parts[1]}` : day;
}
