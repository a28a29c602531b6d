import { useGetManualAttendanceEvidenceQuery, type PendingItem } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { LeaveImpactPanel } from '../../leave/LeaveImpactPanel';
import { DayEvidence } from '../../manual-attendance/DayEvidence';
import { OvertimeEvidencePanel } from '../../overtime/OvertimeEvidencePanel';

function ManualEvidence({ id }: { readonly id: string }) {
  const { currentData: evidence, error, isFetching, refetch } = useGetManualAttendanceEvidenceQuery(id);
  const failure = shownFailure(error);
  if (!evidence && failure)
    return <LoadFailed what="the evidence" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return evidence ? (
    <DayEvidence evidence={evidence.Day} requestId={evidence.Request._id} />
  ) : (
    <PanelSkeleton lines={6} label="Loading the evidence" />
  );
}

/** The facts for a decision: leave so far and conflicts, attendance of the day and other overtime, or the evidence of a request. */
export function DecisionFacts({ item }: { readonly item: PendingItem }) {
  switch (item.Kind) {
    case 'leave':
      return (
        <LeaveImpactPanel
          period={{
            from: item.From,
            to: item.To,
            halfFrom: item.Half_from ?? 'First Half',
            halfTo: item.Half_to ?? 'Second Half',
          }}
          employeeId={item.Employee._id}
        />
      );
    case 'manual-attendance':
      return <ManualEvidence id={item._id} />;
    case 'overtime':
      return <OvertimeEvidencePanel id={item._id} />;
    case 'kra':
    case 'month-issue':
      return null;
  }
}
