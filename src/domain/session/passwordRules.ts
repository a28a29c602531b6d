import type { FieldProblem } from '../validation/fieldProblem';

export const minimumPasswordLength = 8;

/** What stands against a new password. Length decides: rules about kinds of characters make passwords weaker, not stronger. */
export function newPasswordProblems(password: string, field = 'Password'): FieldProblem[] {
  if (password.length < minimumPasswordLength) return [{ field, message: `A password has at least ${minimumPasswordLength} characters` }];
  if (password.trim() === '') return [{ field, message: 'A password cannot be blank' }];
  return [];
}
