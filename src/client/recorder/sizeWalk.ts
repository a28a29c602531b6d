export interface SizeWalk {
  /** The size in bytes of the value as JSON; undefined when the time was over before the end. */
  readonly advance: (hasTime: () => boolean) => number | undefined;
}

/** As text, without looking at it. */
const literalSize = 6;
/** Between two looks at the clock. */
const maxValues = 500;

/** Estimates the size of a value in steps, so that a large answer of the server takes no frame of its own. */
export function sizeWalk(value: unknown): SizeWalk {
  const open: unknown[] = [value];
  let size = 0;
  const advance = (hasTime: () => boolean): number | undefined => {
    for (let count = 0; open.length > 0; count += 1) {
      if (count % maxValues === maxValues - 1 && !hasTime()) return undefined;
      const next = open.pop();
      if (typeof next === 'string') size += next.length + 3;
      else if (typeof next !== 'object' || next === null) size += literalSize;
      else if (Array.isArray(next)) {
        size += next.length + 2;
        for (const item of next) open.push(item);
      } else {
        size += 2;
        for (const [name, inner] of Object.entries(next)) {
          size += name.length + 4;
          open.push(inner);
        }
      }
    }
    return size;
  };
  return { advance };
}
