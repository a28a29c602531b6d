import { newPasswordProblems } from '../../../../domain/session/passwordRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';

export interface NewPasswordValues {
  Password: string;
  /** The same once more, so that a slip of the finger locks nobody out. Not sent. */
  Repeated: string;
}

/** What stands against these two entries. */
export const newPasswordEntryProblems = (
  { Password, Repeated }: NewPasswordValues,
  ownWords: readonly string[] = [],
): FieldProblem[] => [
  ...(Password === ''
    ? [{ field: 'Password', message: 'Please enter your password!' }]
    : newPasswordProblems(Password, { ownWords })),
  ...(Repeated === Password ? [] : [{ field: 'Repeated', message: 'The two passwords are not the same' }]),
];
