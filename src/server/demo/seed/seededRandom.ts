/**
 * Pseudo-random numbers, the same for the same seed (sfc32). Each area of the company uses its own `fork`, so that a
 * change in one does not affect the others.
 */
export class SeededRandom {
  readonly #seed: string;
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    this.#seed = seed;
    [this.#a, this.#b, this.#c] = [hashText(seed, 1), hashText(seed, 2), hashText(seed, 3)];
    for (let round = 0; round < 12; round += 1) this.uint32();
  }

  /** 0 to 2^32 - 1. */
  uint32(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** 0 to just below 1. */
  fraction(): number {
    return this.uint32() / 4_294_967_296;
  }

  /** An integer; both limits are included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** True in `probability` (0 to 1) of the cases. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** @throws when there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.fraction() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }

  /** Picks by weight; weights need not add up to 1. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item {
    let rest = this.fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of choices) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return this.pick(choices)[0];
  }

  /** A shuffled copy. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last);
      const item = result[last] as Item;
      result[last] = result[other] as Item;
      result[other] = item;
    }
    return result;
  }

  /** At most `count` different items. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    return this.shuffled(items).slice(0, count);
  }

  /** An independent source for one area. */
  fork(area: string): SeededRandom {
    return new SeededRandom(`${this.#seed}/${area}`);
  }
}

function hashText(text: string, salt: number): number {
  let hash = 1_779_033_703 ^ (text.length + salt * 7919);
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (hash ^ (hash >>> 13)) | 0;
}
