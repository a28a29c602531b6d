import { manualMessages } from '../../../../domain/manual-attendance/manualRequestRules';
import type { ManualAttendanceRequest } from '../../../api/api';

/** Why the viewer cannot decide a request; undefined when the viewer can. */
export const undecidable = ({ May_decide, status }: ManualAttendanceRequest): string | undefined =>
  May_decide ? undefined : status === 'Pending' ? manualMessages.ownDecision : `This request is already ${status}`;
