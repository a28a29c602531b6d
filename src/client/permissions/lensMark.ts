import type { PermissionNeed } from '../../domain/permissions/isPermitted';

/** Marks the element of a control with its flags for the permission lens. Without a flag nothing is marked. */
export const lensMark = (...needs: readonly PermissionNeed[]): { 'data-needs'?: string } =>
  needs.length === 0 ? {} : { 'data-needs': needs.join(' or ') };
