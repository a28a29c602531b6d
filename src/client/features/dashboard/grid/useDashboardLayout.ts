import { useMemo } from 'react';
import { useStore } from 'react-redux';
import {
  readLayout,
  shownPanels,
  type Arrangement,
  type DashboardLayout,
  type DashboardRole,
  type PanelName,
  type PlacedPanel,
} from '../../../../domain/dashboard/dashboardLayout';
import { useListPreferencesQuery } from '../../../api/api';
import type { WithSession } from '../../../session/sessionReducer';
import { parsedPreference, usePreference } from '../../../session/usePreference';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';

export interface StoredArrangement {
  readonly arrangement: Arrangement;
  readonly shown: readonly PlacedPanel[];
  /** null: as it was at first. */
  readonly store: (layout: DashboardLayout | null) => void;
  /** The arrangement at this moment, for handlers that are called later. */
  readonly readLatest: () => Arrangement;
  /** Whether the arrangement of the user is known. */
  readonly isKnown: boolean;
}

/** The preference that holds how a user has arranged a dashboard. */
export const layoutPreference = (role: DashboardRole): string => `dashboard.${role}`;

/**
 * How the user has arranged a dashboard: a preference, kept on the server.
 * @param projectCount of the portfolio
 */
export function useDashboardLayout(
  role: DashboardRole,
  panels: readonly PanelName[],
  projectCount: number | undefined,
): StoredArrangement {
  const { data, error } = useListPreferencesQuery();
  // Also while it is read again after a failure: the panels stay, and those that read it too do not start over.
  const isKnown = data !== undefined || error !== undefined;
  const [layout, storeLayout] = usePreference<DashboardLayout | null>(layoutPreference(role), readLayout);
  const names = panels.join(' ');
  const reduxStore = useStore<WithSession>();
  return useMemo(() => {
    const arrangement = { layout, start: role, available: new Set(names.split(' ') as PanelName[]), projectCount };
    return {
      arrangement,
      shown: shownPanels(arrangement),
      store: storeLayout,
      readLatest: () => ({
        ...arrangement,
        layout: readLayout(parsedPreference(reduxStore.getState().session.preferences[layoutPreference(role)])),
      }),
      isKnown,
    };
  }, [layout, role, names, projectCount, storeLayout, reduxStore, isKnown]);
}

const arrangeChoices = ['no', 'yes'] as const;

/** Whether the panels of a dashboard are being arranged; in the address. */
export function useArranging(): { isArranging: boolean; setArranging: (isArranging: boolean) => void } {
  const [choice, choose] = useUrlChoice('arrange', arrangeChoices);
  return { isArranging: choice === 'yes', setArranging: (isArranging) => choose(isArranging ? 'yes' : 'no') };
}
