const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const secretPattern = /[\w-]{40,}/g;

/** Ids of two servers that name the same record, learned from answers at the same place. */
export class PairedIds {
  readonly #otherIds = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  /** A request of the first server for the second one. */
  translate(text: string): string {
    return text.replace(idPattern, (id) => this.#otherIds.get(id) ?? id);
  }

  /** True when the texts are equal but for ids that belong together, tokens and signatures. */
  areEqual(one: string, other: string): boolean {
    if (one === other) return true;
    const ids = one.match(idPattern) ?? [];
    const otherIds = other.match(idPattern) ?? [];
    const hasEqualIds = ids.length === otherIds.length && ids.every((id, index) => this.#pair(id, otherIds[index]));
    return hasEqualIds && withoutIds(one) === withoutIds(other);
  }

  #pair(id: string, otherId = ''): boolean {
    const [known, knownOne] = [this.#otherIds.get(id), this.#ids.get(otherId)];
    if (known === undefined && knownOne === undefined) {
      this.#otherIds.set(id, otherId);
      this.#ids.set(otherId, id);
      return true;
    }
    return known === otherId && knownOne === id;
  }
}

const withoutIds = (text: string): string => text.replace(idPattern, '<id>').replace(secretPattern, '<token>');
