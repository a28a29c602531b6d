/** In the order of the list. */
const entryKinds = ['action', 'screen', 'task', 'ticket', 'project', 'person'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface PaletteEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly label: string;
  /** Muted text next to the label. */
  readonly hint?: string;
  /** Target path; absent for actions. */
  readonly path?: string;
  /** For tasks: needed to start a timer. */
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
  ticket: 'Tickets',
  project: 'Projects',
  person: 'People',
};

/** ABC-12: exactly this task or ticket. */
const recordKey = /^[a-z][a-z0-9]*-\d+$/i;

const getWords = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The entries whose label contains every typed word; those that begin with the text come first. */
export function matchingEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = getWords(text);
  const found = entries.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
  const begins = ({ label }: PaletteEntry): boolean => label.toLocaleLowerCase().startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** Entries by kind, without empty kinds. */
export function groupedEntries(entries: readonly PaletteEntry[], text: string): EntryGroup[] {
  const kinds = recordKey.test(text.trim())
    ? (['task', 'ticket', ...entryKinds.filter((kind) => kind !== 'task' && kind !== 'ticket')] as const)
    : entryKinds;
  return kinds
    .map((kind) => ({ title: titles[kind], entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((group) => group.entries.length > 0);
}

const maxRecent = 6;

export const withRecent = (recent: readonly PaletteEntry[], chosen: PaletteEntry): PaletteEntry[] =>
  [chosen, ...recent.filter((entry) => entry.id !== chosen.id)].slice(0, maxRecent);

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

/** Parses stored entries; anything invalid is ignored. */
export const readRecent = (stored: unknown): PaletteEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry).slice(0, maxRecent) : [];
