import type { PermissionFlag, PermissionGroup } from './permissionCatalogue';

/** A flag, any flag of a group, or any of several. */
export type PermissionNeed = PermissionFlag | `${PermissionGroup}.*`;

/** A flag is granted by '1' and by 1, and by nothing else (BEH-049, B-11). */
export const isGrantedValue = (value: unknown): boolean => value === '1' || value === 1;

/**
 * Whether the granted flags fulfil at least one of the needs; true without needs.
 * @param granted 'Group.Flag' of every flag that is '1'
 */
export function isPermitted(granted: ReadonlySet<string>, needs: readonly string[]): boolean {
  if (needs.length === 0) return true;
  return needs.some((need) => {
    if (!need.endsWith('.*')) return granted.has(need);
    const group = need.slice(0, -1);
    return [...granted].some((flag) => flag.startsWith(group));
  });
}
