import { inspect, isDeepStrictEqual } from 'node:util';

/** Compares a figure where it is shown with what is expected of it. */
export type Compare = (place: string, seen: unknown, wanted: unknown) => void;

const whole = { depth: null, maxArrayLength: null, breakLength: Infinity };

/** Collects where figures differ: one run of a test names all of these places. */
export function compareFigures(): { readonly compare: Compare; readonly differences: readonly string[] } {
  const differences: string[] = [];
  const compare: Compare = (place, seen, wanted) => {
    // As JSON a figure that is missing, or is no number, would be the same as null.
    if (!isDeepStrictEqual(seen, wanted))
      differences.push(`${place}: seen ${inspect(seen, whole)}, expected ${inspect(wanted, whole)}`);
  };
  return { compare, differences };
}
