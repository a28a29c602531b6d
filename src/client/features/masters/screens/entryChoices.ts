import type { Choice } from '../../../ui/form/select/choice';

export interface OfferedEntry {
  readonly id: string;
  readonly name: string;
  /** False: only records that have it already keep it. */
  readonly isOffered: boolean;
}

/** Entries as choices: those that are offered, and those that were picked before. */
export function entryChoices(
  entries: readonly OfferedEntry[],
  picked: readonly { readonly _id: string; readonly Name: string }[],
): Choice[] {
  const offered = entries.filter(({ id, isOffered }) => isOffered || picked.some(({ _id }) => _id === id));
  const missing = picked.filter(({ _id }) => !offered.some(({ id }) => id === _id));
  return [
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
    ...missing.map(({ _id, Name }) => ({ value: _id, label: Name })),
  ];
}
