import { clockText } from '../../../../domain/calendar/clockText';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { manualTypeLabels } from '../../../../domain/manual-attendance/manualRequestRules';
import type { ManualAttendanceRequest } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { requesterName } from './manualRequestColumns';

export function RequestClaim({ request }: { readonly request: ManualAttendanceRequest }) {
  return (
    <KeyValueList
      labelWidth={110}
      items={[
        { label: 'Employee Name', value: `${requesterName(request)} (${request.employee_id.Employee_code})` },
        { label: 'Date', value: formatDay(request.date) },
        { label: 'Type', value: manualTypeLabels[request.type] },
        { label: 'Time', value: clockText(request.time) },
        { label: 'Reason', value: request.reason },
      ]}
    />
  );
}
