/** One key of the page that is open. */
export interface PageKey {
  /** As people read it: 'c', '/', 'Ctrl + K'. A key with `run` is a single character. */
  readonly keys: string;
  /** What it does, as a short sentence: 'Create Task'. */
  readonly does: string;
  /** Absent for keys that a part of the page with the focus listens to. False: not here and now, the next one with the same key has its turn. */
  readonly run?: () => void | false;
}

/** Keys that belong together, such as those of a table. */
export interface PageKeyGroup {
  readonly title: string;
  readonly keys: readonly PageKey[];
  /** They belong to the program: those of the page go before them. */
  readonly isEverywhere?: boolean;
}

// What is mounted, the latest last. Functions belong to the page and not into the store.
const groups = new Map<symbol, PageKeyGroup>();

/** Puts keys on the page. @returns takes them away again */
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

/** The keys that work on the page that is open, those of the program last; groups of the same title together. */
export function pageKeyGroups(): PageKeyGroup[] {
  const ranked = byRank();
  const ofPage = new Set(
    ranked
      .filter(({ isEverywhere }) => isEverywhere !== true)
      .flatMap(({ keys }) => keys.flatMap((key) => (key.run ? [key.keys] : []))),
  );
  const titles = [...new Set(ranked.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const keys = ranked
      .filter((group) => group.title === title)
      .flatMap((group) => group.keys.filter((key) => group.isEverywhere !== true || !ofPage.has(key.keys)));
    const different = keys.filter(
      (key, index) => keys.findIndex((other) => other.keys === key.keys && other.does === key.does) === index,
    );
    return different.length === 0 ? [] : [{ title, keys: different }];
  });
}

/** Does what a key is for on the page that is open: what was mounted last has the first say, the program the last. @returns whether anything did */
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
