import type { Choice } from '../../../ui/form/select/choice';

export interface OfferedEntry {
  readonly id: string;
  readonly name: string;
  /** False: only existing records keep it. */
  readonly isOffered: boolean;
}

/** The offered entries, and those that were chosen before. */
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
