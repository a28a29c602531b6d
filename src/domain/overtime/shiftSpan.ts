/** Begin and end of a shift as times of the day, HH:mm. */
export interface ShiftSpan {
  readonly begin: string;
  readonly end: string;
}

/** The shift of employees without one of their own. */
const usual: ShiftSpan = { begin: '10:00', end: '19:15' };
const label = /^\s*(0?\d|1[0-2])(?:[.:]([0-5]\d))?\s*([ap])m\s*-\s*(0?\d|1[0-2])(?:[.:]([0-5]\d))?\s*([ap])m\s*$/i;

function toTime(hour: string | undefined, minute: string | undefined, half: string | undefined): string {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
}

/** Whether `shiftSpan` reads begin and end from the label. */
export const isReadableShift = (shiftType: string): boolean => label.test(shiftType);

/** Reads the label of a shift; without a readable label it is the usual shift. */
export function shiftSpan(shiftType: string | null): ShiftSpan {
  const parts = label.exec(shiftType ?? '');
  return parts ? { begin: toTime(parts[1], parts[2], parts[3]), end: toTime(parts[4], parts[5], parts[6]) } : usual;
}
