import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useDayTimes } from '../../attendance/useDayTimes';
import { WorkingHours } from '../../attendance/WorkingHours';
import { DashboardPanel } from './DashboardPanel';

/** The user's check-in and check-out of today, and the worked time. */
export function TodayPanel() {
  const { times, texts, isFaceLoading, isManualLoading, isFailed, isRetrying, retry } = useDayTimes();
  return (
    <DashboardPanel title="Today">
      {isFailed ? (
        <LoadFailed what="today's times" onRetry={retry} isRetrying={isRetrying} />
      ) : isFaceLoading || isManualLoading ? (
        <PanelSkeleton lines={3} />
      ) : (
        <KeyValueList
          items={[
            { label: 'Face in', value: texts.faceIn },
            { label: 'Face out', value: texts.faceOut },
            { label: 'Manual in', value: texts.manualIn },
            { label: 'Manual out', value: texts.manualOut },
            { label: 'Working Hours', value: <WorkingHours times={times} /> },
          ]}
        />
      )}
    </DashboardPanel>
  );
}
