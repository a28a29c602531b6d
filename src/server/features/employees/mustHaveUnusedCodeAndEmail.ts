import { employeeMessages } from '../../../domain/employees/employeeRules';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { Failure } from '../../errors/failure';

const taken: readonly string[] = [employeeMessages.codeTaken, employeeMessages.emailTaken];

/** @throws Failure 409 when the code or the mail address belongs to another employee */
export function mustHaveUnusedCodeAndEmail(problems: readonly FieldProblem[]): void {
  const collisions = problems.filter(({ message }) => taken.includes(message));
  if (collisions[0] !== undefined)
    throw new Failure(409, collisions[0].message, { code: 'already_exists', errors: collisions });
}
