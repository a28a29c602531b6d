import type { ReactNode } from 'react';
import type { PanelName } from '../../../../domain/dashboard/dashboardLayout';

/** A panel that a dashboard offers. */
export interface GridPanel {
  readonly name: PanelName;
  readonly title: string;
  readonly content: ReactNode;
}
