import { Tag } from '@blueprintjs/core';
import { CutIcon, EditIcon, LockIcon, TrashIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { durationText, timingText } from '../../../../domain/timer/timeEntry';
import type { OwnTimeEntry } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { toWork } from './hoursByDay';
import { Button } from '../../../ui/controls/Button';

export type HoursCommand = 'edit' | 'split' | 'delete';

export interface HoursRowProps {
  readonly log: OwnTimeEntry;
  readonly onCommand: (command: HoursCommand, log: OwnTimeEntry) => void;
}

/** One of the user's time entries; a running one is stopped by its timer, not here. */
export const HoursRow = memo(function HoursRow({ log, onCommand }: HoursRowProps) {
  const timeZone = useSelector(selectTimeZone);
  const timing = timingText(toWork(log), timeZone);
  const named = `${log.Task_id.Task_key}, ${timing}`;
  return (
    <tr>
      <td className="db-own-hours-timing">{timing}</td>
      <td className="db-hours-figure">{durationText(toWork(log))}</td>
      <td>
        <Link to={shortTaskPath(log.Task_id._id)}>{log.Task_id.Task_key}</Link> {log.Task_id.Short_summary}
      </td>
      <td>{log.Project_name}</td>
      <td>
        {log.Corrected_at !== null && (
          <Tag minimal title={`${formatInstant(log.Corrected_at, timeZone)}: ${log.Correction_reason ?? ''}`}>
            manual entry: {log.Correction_reason}
          </Tag>
        )}
      </td>
      <td className="db-own-hours-actions">
        {log.Check_Out !== null && log.Closed_month !== null && (
          // A closed month shows the reason in place of the buttons.
          <span className="db-muted" title={closedMonthMessage(log.Closed_month, 'hours')}>
            <LockIcon title={false} /> Closed
            <span className="db-for-screen-readers">{closedMonthMessage(log.Closed_month, 'hours')}</span>
          </span>
        )}
        {log.Check_Out !== null && log.Closed_month === null && (
          <>
            <Button
              size="small"
              variant="minimal"
              icon={<EditIcon />}
              title="Edit"
              aria-label={`Edit ${named}`}
              onClick={() => onCommand('edit', log)}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<CutIcon />}
              title="Split"
              aria-label={`Split ${named}`}
              onClick={() => onCommand('split', log)}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<TrashIcon />}
              title="Delete"
              aria-label={`Delete ${named}`}
              onClick={() => onCommand('delete', log)}
            />
          </>
        )}
      </td>
    </tr>
  );
});
