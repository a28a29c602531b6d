/** Kinds of what can be found, in the order in which they are listed. */
const entryKinds = ['action', 'screen', 'task', 'project', 'person'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something to choose in the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  /** Beside the label, muted. */
  readonly hint?: string;
  /** Where it leads; absent for actions. */
  readonly path?: string;
  /** For tasks: what a timer needs. */
  readonly projectId?: string;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

const titles: Readonly<Record<EntryKind, string>> = {
  action: 'Actions',
  screen: 'Screens',
  task: 'Tasks',
  project: 'Projects',
  person: 'People',
};

/** ABC-12: whoever types that wants the task. */
const taskKey = /^[a-z][a-z0-9]*-\d+$/i;

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The entries whose label holds every word that was typed; those that begin with the text come first. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = wordsOf(text);
  const found = entries.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
  const begins = ({ label }: PaletteEntry): boolean => label.toLocaleLowerCase().startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** Entries by kind, in the order of the list; kinds without any are left out. */
export function groupedEntries(entries: readonly PaletteEntry[], text: string): EntryGroup[] {
  const kinds = taskKey.test(text.trim())
    ? (['task', ...entryKinds.filter((kind) => kind !== 'task')] as const)
    : entryKinds;
  return kinds
    .map((kind) => ({ title: titles[kind], entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((group) => group.entries.length > 0);
}

const mostRecent = 6;

/** What was chosen last, with this on top. */
export const withRecent = (recent: readonly PaletteEntry[], chosen: PaletteEntry): PaletteEntry[] =>
  [chosen, ...recent.filter((entry) => entry.id !== chosen.id)].slice(0, mostRecent);

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('kind' in value) || !('label' in value))
    return false;
  return (
    isText(value.id) &&
    isText(value.label) &&
    entryKinds.some((kind) => kind === value.kind) &&
    (!('path' in value) || isText(value.path))
  );
}

/** Reads what was kept; anything else counts as nothing. */
export const readRecent = (stored: unknown): PaletteEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostRecent) : [];
