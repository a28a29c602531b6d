import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { isBlank } from '../../../../domain/validation/isBlank';

export interface LoginValues {
  Email: string;
  Password: string;
}

/** VAL-001, VAL-002. A password may consist of blanks; an address may not. */
export const loginProblems = ({ Email, Password }: LoginValues): FieldProblem[] => [
  ...(isBlank(Email) ? [{ field: 'Email', message: 'Please enter your email!' }] : []),
  ...(Password === '' ? [{ field: 'Password', message: 'Please enter your password!' }] : []),
];
