import { isPastShown } from '../browser/past';

/** The life of an entry, from the first component that keeps its state there to the release of the entry. */
interface EntryLife {
  components: number;
}

/** By store: the screen of an earlier state is mounted with a store of its own. */
const lives = new WeakMap<object, Map<string, EntryLife>>();

function livesIn(store: object): Map<string, EntryLife> {
  const known = lives.get(store) ?? new Map<string, EntryLife>();
  lives.set(store, known);
  return known;
}

export interface Ownership {
  /**
   * The component is there. Two with the same entry would show each other's state.
   * @returns ends the claim; the entry lives on while an earlier state is shown, because its component returns
   */
  readonly claim: () => () => void;
  /** The component is the first one of its entry, and does not continue after an earlier state was shown. */
  readonly isFirst: () => boolean;
  /**
   * Whether an answer for the component may still change its entry. True also for one that was unmounted to show an
   * earlier state: on return another component continues with the same entry.
   */
  readonly isCurrent: () => boolean;
}

/** The right of one component to change an entry. */
export function ownership(store: object, id: string): Ownership {
  let life: EntryLife | undefined;
  let isFirst = false;
  const claim = (): (() => void) => {
    const all = livesIn(store);
    isFirst = !all.has(id);
    const claimed = all.get(id) ?? { components: 0 };
    claimed.components += 1;
    all.set(id, claimed);
    life = claimed;
    if (claimed.components > 1)
      // oxlint-disable-next-line no-console -- a defect of the program, which tests and the error log must see
      console.error(`Two components keep their state under '${id}': give each a Scope of its own.`);
    return () => {
      claimed.components -= 1;
      if (claimed.components === 0 && !isPastShown() && all.get(id) === claimed) all.delete(id);
    };
  };
  // Before the component is mounted, its children may already change the entry.
  return { claim, isFirst: () => isFirst, isCurrent: () => life === undefined || livesIn(store).get(id) === life };
}

/** The state of the store was replaced by another one: no entry is that of a component that is mounted. */
export const endOwnerships = (store: object): void => void lives.delete(store);
