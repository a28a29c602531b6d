import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { NamedChoice } from './projectChoicesReadModel';

/** The items of a comma-separated text, trimmed and unique ignoring case. */
export function listedNames(text: string | null | undefined): string[] {
  const byCase = new Map((text ?? '').split(',').map((part) => [part.trim().toLowerCase(), part.trim()]));
  byCase.delete('');
  return [...byCase.values()];
}

/** Chosen entries of a master. */
export interface ChosenNames {
  /** By name, in the spelling of the master. */
  names: string[];
  ids: string[];
  problems: FieldProblem[];
}

/**
 * Finds names in their master. Entries that are no longer offered are accepted only if the project has them already.
 */
export function chooseNames(
  field: 'Tech_stack' | 'Client_requirement',
  sent: string,
  stored: string | null,
  master: readonly NamedChoice[],
): ChosenNames {
  const byName = new Map(master.map((choice) => [choice.name.toLowerCase(), choice]));
  const storedNames = new Set(listedNames(stored).map((name) => name.toLowerCase()));
  const sentNames = listedNames(sent);
  const isChoosable = (name: string): boolean =>
    byName.get(name.toLowerCase())?.status === 'Active' || storedNames.has(name.toLowerCase());
  const chosen = master.filter((choice) => sentNames.some((name) => name.toLowerCase() === choice.name.toLowerCase()));
  const problems = sentNames
    .filter((name) => !isChoosable(name))
    .map((name) => ({ field, message: `'${name}' is not in the list` }));
  return { names: chosen.map((choice) => choice.name), ids: chosen.map((choice) => choice.id), problems };
}
