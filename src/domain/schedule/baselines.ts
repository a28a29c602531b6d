import type { FieldProblem } from '../validation/fieldProblem';

/** Baselines that a project can have. */
export const maxBaselines = 20;
export const maxBaselineName = 100;

export const baselineMessages = {
  name: `A baseline needs a name of at most ${maxBaselineName} characters`,
  tooMany: `A project can have ${maxBaselines} baselines. Please delete one first`,
} as const;

/** Why a baseline cannot be saved under this name. */
export const baselineProblems = (name: string): FieldProblem[] =>
  name.trim() === '' || name.trim().length > maxBaselineName ? [{ field: 'Name', message: baselineMessages.name }] : [];
