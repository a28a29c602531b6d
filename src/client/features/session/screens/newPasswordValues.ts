import { newPasswordProblems } from '../../../../domain/session/passwordRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';

export interface NewPasswordValues {
  Password: string;
  /** Entered again, so that a typing mistake locks no one out. Not sent. */
  Repeated: string;
}

export const newPasswordEntryProblems = (
  { Password, Repeated }: NewPasswordValues,
  ownWords: readonly string[] = [],
): FieldProblem[] => [
  ...(Password === ''
    ? [{ field: 'Password', message: 'Please enter your password!' }]
    : newPasswordProblems(Password, { ownWords })),
  ...(Repeated === Password ? [] : [{ field: 'Repeated', message: 'The two passwords are not the same' }]),
];
