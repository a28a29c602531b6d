import { Tag } from '@blueprintjs/core';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../domain/tasks/taskPath';
import { formatDay } from '../../../domain/calendar/formatDay';
import { dayOfInstant, formatInstant } from '../../../domain/calendar/formatInstant';
import { durationText, timingText } from '../../../domain/timer/timeEntry';
import type { LoggedTimeEntry } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { personName } from '../../../domain/wording/personName';
import { toTimeEntry } from './toTimeEntry';

/** One time entry. */
export const TimeEntryRow = memo(function TimeEntryRow({
  log,
  isTaskNamed,
}: {
  readonly log: LoggedTimeEntry;
  readonly isTaskNamed: boolean;
}) {
  const timeZone = useSelector(selectTimeZone);
  const entry = toTimeEntry(log);
  return (
    <tr>
      <td>{formatDay(dayOfInstant(log.Check_In, timeZone))}</td>
      <td>{personName(log.Employee_id)}</td>
      {isTaskNamed && (
        <td>
          <Link to={shortTaskPath(log.Task_id._id)} title={log.Task_id.Short_summary}>
            {log.Task_id.Task_key}
          </Link>
        </td>
      )}
      <td>
        {timingText(entry, timeZone)}
        {log.Corrected_at && (
          <Tag
            minimal
            className="db-hours-corrected"
            title={`Corrected ${formatInstant(log.Corrected_at, timeZone)}: ${log.Correction_reason ?? ''}`}
          >
            corrected
          </Tag>
        )}
      </td>
      <td className="db-hours-figure">{durationText(entry)}</td>
    </tr>
  );
});
