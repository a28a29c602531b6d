import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { NamedChoice } from './projectChoicesReadModel';

/** The parts of a comma-separated text, trimmed, each once whatever its case. */
export function listedNames(text: string | null | undefined): string[] {
  const byCase = new Map((text ?? '').split(',').map((part) => [part.trim().toLowerCase(), part.trim()]));
  byCase.delete('');
  return [...byCase.values()];
}

/** Entries of a master that a project is to have. */
export interface ChosenNames {
  /** By name, as the master spells them. */
  names: string[];
  ids: string[];
  problems: FieldProblem[];
}

/** Finds names in their master. One that is no longer offered passes only when the project has it already. */
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
