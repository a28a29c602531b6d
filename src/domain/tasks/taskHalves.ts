import type { DayHalf } from '../leave/leaveChoices';

/** The half with which a task starts and ends unless another one is chosen. */
export const usualHalves = { start: 'First Half', due: 'Second Half' } as const satisfies Record<string, DayHalf>;

/** A half next to its day. */
export const halfWords = {
  'First Half': '1st half',
  'Second Half': '2nd half',
} as const satisfies Record<DayHalf, string>;

const halfBehind = /^(.*[^\s,])[\s,]+(?:(1st|first)|2nd|second)(?:\s+half)?$/i;

/** A day and the half behind it, as lists show and copies have them: '20/03/2026 1st half', '20/03/2026, First Half'. */
export function splitHalf(text: string): { readonly day: string; readonly half: DayHalf | undefined } {
  const [, day, first] = halfBehind.exec(text.trim()) ?? [];
  return day === undefined
    ? { day: text, half: undefined }
    : { day, half: first === undefined ? 'Second Half' : 'First Half' };
}

/** The half where it is worth mentioning; '' for the usual one and without a day. */
export const unusualHalf = (
  day: string | null | undefined,
  half: DayHalf | undefined,
  end: keyof typeof usualHalves,
): DayHalf | '' => (day && half !== undefined && half !== usualHalves[end] ? half : '');

interface HalfEdit {
  /** The stored day and its half; null or '' for none. */
  readonly stored: { readonly day: string | null | undefined; readonly half: DayHalf | undefined };
  /** The day after the edit. */
  readonly day: string | null;
  /** The chosen half; undefined keeps it. */
  readonly chosen: DayHalf | undefined;
  readonly end: keyof typeof usualHalves;
}

/** The half after an edit: it goes with its task to another day, and goes when there is no day any more. */
export function editedHalf({ stored, day, chosen, end }: HalfEdit): DayHalf {
  const usual = usualHalves[end];
  if (!day) return usual;
  return chosen ?? (stored.day ? stored.half : undefined) ?? usual;
}
