/** One key of the open page. */
export interface PageKey {
  /** As displayed: 'c', '/', 'Ctrl + K'. A key with `run` is a single character. */
  readonly keys: string;
  /** A short description: 'Create Task'. */
  readonly description: string;
  /** Absent for keys that the focused part of the page handles. Returning false passes the key to the next handler. */
  readonly run?: () => void | false;
}

/** Keys that belong together, such as those of a table. */
export interface PageKeyGroup {
  readonly title: string;
  readonly keys: readonly PageKey[];
  /** Keys of the whole program: those of the page take precedence. */
  readonly isEverywhere?: boolean;
}

// Mounted groups, the latest last. Functions belong to the page and not into the store.
const groups = new Map<symbol, PageKeyGroup>();

/** @returns removes them */
export function addPageKeys(group: PageKeyGroup): () => void {
  const place = Symbol(group.title);
  groups.set(place, group);
  return () => void groups.delete(place);
}

const byRank = (): PageKeyGroup[] => {
  const all = [...groups.values()];
  return [
    ...all.filter(({ isEverywhere }) => isEverywhere !== true),
    ...all.filter(({ isEverywhere }) => isEverywhere === true),
  ];
};

/** The keys of the open page, global ones last; groups with the same title are merged. */
export function pageKeyGroups(): PageKeyGroup[] {
  const ranked = byRank();
  const localKeys = new Set(
    ranked
      .filter(({ isEverywhere }) => isEverywhere !== true)
      .flatMap(({ keys }) => keys.flatMap((key) => (key.run ? [key.keys] : []))),
  );
  const titles = [...new Set(ranked.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const keys = ranked
      .filter((group) => group.title === title)
      .flatMap((group) => group.keys.filter((key) => group.isEverywhere !== true || !localKeys.has(key.keys)));
    const different = keys.filter(
      (key, index) =>
        keys.findIndex((other) => other.keys === key.keys && other.description === key.description) === index,
    );
    return different.length === 0 ? [] : [{ title, keys: different }];
  });
}

/**
 * Runs the handler of a key: the group mounted last first, global ones last.
 * @returns whether a handler ran
 */
export function runPageKey(key: string): boolean {
  const ranked = byRank();
  const candidates = [
    ...ranked.filter(({ isEverywhere }) => isEverywhere !== true).reverse(),
    ...ranked.filter(({ isEverywhere }) => isEverywhere === true).reverse(),
  ].flatMap((group) => [...group.keys].reverse());
  return candidates.some(
    (candidate) => candidate.keys === key && candidate.run !== undefined && candidate.run() !== false,
  );
}
