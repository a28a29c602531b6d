import { chooseStart, readLayout, shownPanels, panelNames } from '../../../domain/dashboard/dashboardLayout';
import { isPermitted } from '../../../domain/permissions/isPermitted';
import { parsedPreference } from '../../session/usePreference';
import { layoutPreference } from './grid/useDashboardLayout';
import { companyNeeds, hrDashboardNeeds, portfolioNeeds } from './screens/dashboardNeeds';
import { panelParts } from './screens/panelParts';

/** Loads the code of the panels that the user's start page shows. */
export function loadDashboardAhead(
  granted: ReadonlySet<string>,
  preferences: Readonly<Record<string, string | undefined>>,
): void {
  const role = chooseStart({
    seesAttendance: isPermitted(granted, companyNeeds),
    opensHrDashboard: isPermitted(granted, hrDashboardNeeds),
    managesProjects: isPermitted(granted, portfolioNeeds),
  });
  const layout = readLayout(parsedPreference(preferences[layoutPreference(role)]));
  for (const { name } of shownPanels({ layout, start: role, available: new Set(panelNames) }))
    panelParts[name]?.loadAhead();
}
