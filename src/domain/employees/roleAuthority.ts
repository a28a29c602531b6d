import { rolesFlag } from '../permissions/roleRules';

/**
 * Whether the role grants nothing beyond the caller's flags. Editing employees must not lead to more rights: neither by
 * assigning a role, nor by taking over the account of an employee who has one.
 */
export const mayManageRole = (callerFlags: ReadonlySet<string>, roleFlags: readonly string[]): boolean =>
  callerFlags.has(rolesFlag) || roleFlags.every((flag) => callerFlags.has(flag));
