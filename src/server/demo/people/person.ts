import type { StandardRoleName } from '../../../domain/permissions/standardRoles';
import type { DepartmentName, Discipline, LocationName, PositionName, Shift } from './organisation';
import type { AccountName } from './staffList';

/** An employee of the demonstration company. Days are numbers of its calendar and may be before its beginning. */
export interface Person {
  readonly id: string;
  readonly code: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly account: AccountName | null;
  readonly roleName: StandardRoleName;
  readonly position: PositionName;
  readonly department: DepartmentName;
  readonly discipline: Discipline;
  readonly leader: Person | null;
  readonly location: LocationName;
  readonly vertical: string;
  readonly shift: Shift;
  readonly joined: number;
  /** Last working day; null for active employees. */
  readonly left: number | null;
}

/** Human resources: they decide on corrections, and answer tickets. */
export const officeStaff = (people: readonly Person[]): Person[] =>
  people.filter(({ discipline }) => discipline === 'office');

/** True when the employee is employed on that day and expected to work. The newcomer has no records yet. */
export const isEmployed = (person: Person, day: number): boolean =>
  person.account !== 'newcomer' && person.joined <= day && (person.left === null || day <= person.left);
