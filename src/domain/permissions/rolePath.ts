const withId = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The addresses of roles (ROUTE-038 to ROUTE-041). */
export const rolePath = {
  list: '/roles-permission',
  matrix: '/roles-permission?show=matrix',
  add: '/add-rolesPermission',
  duplicate: (id: string): string => `/add-rolesPermission?from=${encodeURIComponent(id)}`,
  view: (id: string): string => withId('/View-rolesPermission', id),
  edit: (id: string): string => withId('/editrolespermission', id),
} as const;
