/** Compares a figure where it is shown with what is expected of it. */
export type Compare = (place: string, seen: unknown, wanted: unknown) => void;

/** Collects where figures differ: one run of a test names all of these places. */
export function compareFigures(): { readonly compare: Compare; readonly differences: readonly string[] } {
  const differences: string[] = [];
  const compare: Compare = (place, seen, wanted) => {
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      differences.push(`${place}: seen ${JSON.stringify(seen)}, expected ${JSON.stringify(wanted)}`);
  };
  return { compare, differences };
}
