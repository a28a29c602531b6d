/** Whoever holds it decides on roles anyway. */
export const rolesFlag = 'Master.Roles_Permission';

/**
 * True when the role grants nothing beyond what the caller may do. Whoever keeps employees must not get by that to what
 * his or her own role does not open: neither by giving a role, nor by taking over the account of somebody who has one.
 */
export const isWithinReach = (callerFlags: ReadonlySet<string>, roleFlags: readonly string[]): boolean =>
  callerFlags.has(rolesFlag) || roleFlags.every((flag) => callerFlags.has(flag));
