import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { DashboardPanel } from '../screens/DashboardPanel';

/** In the place of a panel whose code or turn has not come. */
export const LoadingPanel = ({ title }: { readonly title: string }) => (
  <DashboardPanel title={title}>
    <PanelSkeleton lines={6} label={`Loading ${title}`} />
  </DashboardPanel>
);
