import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { personName } from '../../../../domain/wording/personName';
import type { Overtime } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { recordText } from './overtimeColumns';

/** What an entry is about, with the records of its day. */
export const OvertimeFacts = ({ entry }: { readonly entry: Overtime }) => (
  <KeyValueList
    items={[
      { label: 'Employee', value: personName(entry.Creater) },
      { label: 'Date', value: formatDay(entry.Overtime_date) },
      { label: 'Project', value: entry.Project_id.Project_name },
      { label: 'Description', value: entry.Description },
      { label: 'Hours', value: entry.Claimed_hours === null ? 'Not specified' : formatHours(entry.Claimed_hours) },
      { label: 'Face log', value: recordText(entry.Face_record) },
      { label: 'Timers', value: recordText(entry.Timer_record) },
    ]}
  />
);
