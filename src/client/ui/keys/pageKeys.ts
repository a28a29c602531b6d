/** One key of the page that is open. */
export interface PageKey {
  /** As people read it: 'c', '/', 'Ctrl + K'. A key with `run` is a single character. */
  readonly keys: string;
  /** What it does, as a short sentence: 'Create Task'. */
  readonly does: string;
  /** Absent for keys that something else on the page listens to: they are only told. */
  readonly run?: () => void;
}

/** Keys that belong together, such as those of a table. */
export interface PageKeyGroup {
  readonly title: string;
  readonly keys: readonly PageKey[];
}

// What is mounted, the latest last. Functions belong to the page and not into the store.
const groups = new Map<symbol, PageKeyGroup>();

/** Puts keys on the page. @returns takes them away again */
export function addPageKeys(group: PageKeyGroup): () => void {
  const place = Symbol(group.title);
  groups.set(place, group);
  return () => void groups.delete(place);
}

/** The keys of the page that is open, groups of the same title together. */
export function pageKeyGroups(): PageKeyGroup[] {
  const titles = [...new Set([...groups.values()].map(({ title }) => title))];
  return titles.map((title) => {
    const keys = [...groups.values()].filter((group) => group.title === title).flatMap((group) => group.keys);
    return { title, keys: keys.filter((key, index) => keys.findIndex((other) => other.keys === key.keys && other.does === key.does) === index) };
  });
}

/** What a key does on the page that is open: what was mounted last has the say. */
export const pageKeyAction = (key: string): (() => void) | undefined =>
  [...groups.values()].flatMap((group) => group.keys).findLast((candidate) => candidate.keys === key && candidate.run !== undefined)?.run;
