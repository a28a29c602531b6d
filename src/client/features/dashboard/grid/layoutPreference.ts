import type { DashboardRole } from '../../../../domain/dashboard/dashboardLayout';

/** The preference that holds how a user has arranged a dashboard. */
export const layoutPreference = (role: DashboardRole): string => `dashboard.${role}`;
