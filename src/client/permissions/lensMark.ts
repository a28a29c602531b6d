import type { PermissionNeed } from '../../domain/permissions/isPermitted';

/** Marks the element of a control with what it needs; the permission lens shows it. Without a need nothing is marked. */
export const lensMark = (...needs: readonly PermissionNeed[]): { 'data-needs'?: string } =>
  needs.length === 0 ? {} : { 'data-needs': needs.join(' or ') };
