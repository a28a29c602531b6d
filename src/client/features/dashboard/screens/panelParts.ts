import type { PanelName } from '../../../../domain/dashboard/dashboardLayout';
import { loadedPart } from '../../../ui/states/loadedPart';

// Panels whose code comes after the screen's.
// Only for those who manage projects: it brings the table.
export const PortfolioPanel = loadedPart(() => import('../portfolio/PortfolioPanel'));
// The chart library comes after it.
export const SprintsPanel = loadedPart(() => import('../portfolio/SprintsPanel'));
export const WhatChangedPanel = loadedPart(() => import('../changes/WhatChangedPanel'));
// They bring the strip of days, and the table of tasks.
export const OwnMonthPanel = loadedPart(() => import('../month/OwnMonthPanels'));
export const RecentTasksPanel = loadedPart(() => import('./RecentTasksPanel'));
export const ProjectTasksPanel = loadedPart(() => import('./ProjectTasksPanel'));
export const TeamWorkingPlanPanel = loadedPart(() => import('../portfolio/TeamWorkingPlanPanel'));
// Only for HR: they bring charts.
export const CompanyPanel = loadedPart(() => import('../company/CompanyPanel'));
export const MonthEndPanel = loadedPart(() => import('../company/MonthEndPanel'));

/** The parts of /dashboard by panel. */
export const panelParts: Readonly<Partial<Record<PanelName, { readonly loadAhead: () => void }>>> = {
  portfolio: PortfolioPanel,
  sprints: SprintsPanel,
  'what-changed': WhatChangedPanel,
  'overdue-tasks': ProjectTasksPanel,
  'next-tasks': ProjectTasksPanel,
  'team-plan': TeamWorkingPlanPanel,
  'company-now': CompanyPanel,
  'trend-attendance': CompanyPanel,
  'trend-leave': CompanyPanel,
  'trend-pending': CompanyPanel,
  'own-month': OwnMonthPanel,
  'project-hours': OwnMonthPanel,
  'month-requests': OwnMonthPanel,
  'task-figures': OwnMonthPanel,
  'recent-tasks': RecentTasksPanel,
  'month-end': MonthEndPanel,
};
